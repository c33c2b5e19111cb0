import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';

const ids = { namirialUserId: ' user-77 ', namirialDeviceId: 'device-9' };

describe('signature settings', () => {
  it.each(tenants)(
    '[R7.8][R7.9][R2.36] are stored for the users to whom %s offers them',
    async (tenant) => {
      const test = new TestEngine(nodePorts, tenant);
      const { signatureSettings } = policyOf(tenant);
      for (const [operation, as, offered] of [
        ['updateBankUser', 'bankerRm', signatureSettings.BANKER],
        ['updateNamirialClientUser', 'client1', signatureSettings.CLIENT],
      ] as const) {
        if (!offered) {
          const refusal = await test.refusal(operation, { as, body: ids });
          expect(refusal).toMatchObject({ status: 403, messageKey: 'dde.error.notAllowed' });
          continue;
        }
        await test.call(operation, { as, body: ids });
        const { body } = await test.call('getCurrentUser', { as });
        expect(body.user).toMatchObject({
          namirialUserId: 'user-77',
          namirialDeviceId: ids.namirialDeviceId,
        });
        expect(test.world.history.at(-1)).toMatchObject({ operationId: operation });
      }
    },
  );
});

describe('the signed-in user', () => {
  it('[A-543] has the client’s name in both scripts', async () => {
    const test = new TestEngine(nodePorts, 'BG');
    const { body } = await test.call('getCurrentUser', { as: 'client1' });
    const client = test.world.clients.get(body.clientNumber ?? '');
    expect(body.clientName).toBe(client?.clientName);
    expect(body.clientNameLocal).toBe(client?.clientNameLocal);
    expect(body.clientNameLocal).toMatch(/\p{Script=Cyrillic}/u);
    const banker = (await test.call('getCurrentUser', { as: 'bankerRm' })).body;
    expect(banker.clientNameLocal).toBeNull();
  });
});

describe('the client’s archive', () => {
  it.each(tenants)(
    '[R2.35][R5.28] offers in %s the documents the tenant has',
    async (tenant) => {
      const test = new TestEngine(nodePorts, tenant);
      const { offersTermsAndConditions, offersContractDownload } = policyOf(tenant);
      for (const [ask, download, offered] of [
        ['getTermsAndConditions', 'downloadTermsAndConditions', offersTermsAndConditions],
        ['getContract', 'downloadContract', offersContractDownload],
      ] as const) {
        const { body } = await test.call(ask, { as: 'client1' });
        expect(body.available).toBe(offered);
        if (!offered) {
          expect((await test.refusal(download, { as: 'client1' })).status).toBe(404);
          continue;
        }
        const file = (await test.call(download, { as: 'client1' })).body;
        expect(file.fileName).toMatch(/\.pdf$/);
        expect(atob(file.fileContent).slice(0, 5)).toBe('%PDF-');
      }
      // The first document of a process loads its fonts.
    },
    30_000,
  );
});
