import { catalogueTypes, languages, segments, tenants } from '@dokubox/spec/enums.ts';
import { operations, statusesOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { AnswerValidator } from '../../server/validation/answer-validator.ts';
import { Refusal } from '../handler.ts';
import { testPassword } from '../seed/credentials.ts';
import { TestEngine, type TestCall } from './testing/fixture.ts';

const table: Readonly<Record<OperationId, OperationDefinition>> = operations;

/** Calls an operation and holds what comes back against the contract. */
async function hold<Id extends OperationId>(test: TestEngine, id: Id, call: TestCall<Id>) {
  try {
    const { body } = await test.call(id, call);
    expect(new AnswerValidator(table[id]).successBreach(body), id).toBeNull();
    return body;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(statusesOf(table[id]), `${id} ${error.messageKey}`).toContain(error.status);
    const { lockUser, dokubox } = error.details;
    if (dokubox) {
      const { schema } = operations.loadDokubox.success;
      const loaded = { ...table.loadDokubox, success: { status: 200, schema } } as const;
      expect(new AnswerValidator(loaded).successBreach(dokubox), id).toBeNull();
    }
    if (lockUser) expect(lockUser.username).toBeTruthy();
    return undefined;
  }
}

const page = { page: 0, size: 25 } as const;

describe.each(tenants)('every answer in %s fits the contract', (tenant) => {
  const test = new TestEngine(nodePorts, tenant);

  it.each(['client1', 'bankerRm'])(
    '[R3.1][R3.2][R3.3][R3.4][R3.5] boxes and messages for %s',
    async (as) => {
      for (const box of [...test.world.boxes.values()]) {
        await hold(test, 'loadDokubox', { as, params: { id: box.id } });
        await hold(test, 'renameDokubox', { as, body: { dokuBoxId: box.id, newCustomName: 'n' } });
        for (const { id } of box.dokus) await hold(test, 'getMessages', { as, params: { id } });
        const dokus = box.dokus.slice(0, 1).map(({ id }) => ({
          id,
          submitDokuStaticActions: [
            {
              dokuId: id,
              dokuStaticAction: 'Upload' as const,
              actionData: { fileName: 'a.csv' },
              fileContent: btoa('a;b\n'),
            },
          ],
        }));
        const body = { dokuBoxId: box.id, dokus };
        const submit = as === 'client1' ? 'submitClientDokubox' : 'submitBankerDokubox';
        await hold(test, submit, { as, body });
      }
    },
  );

  it('[R3.7][R3.8][R3.9][R3.12] lists and catalogues', async () => {
    const body = { status: 'ALL', ...page } as const;
    await hold(test, 'searchClientDokuboxes', { as: 'client1', body });
    await hold(test, 'searchBankerDokuboxes', { as: 'bankerRm', body });
    await hold(test, 'getClients', { as: 'client3', body: {} });
    await hold(test, 'searchClients', { as: 'bankerRm', body: { text: '000', ...page } });
    await hold(test, 'getClientProductCategories', { as: 'client1', body: {} });
    for (const segmentType of segments) {
      const as = 'bankerAdmin';
      await hold(test, 'getBankerProductCategories', { as, body: { segmentType } });
      for (const { categoryCode } of test.world.catalogue.categories) {
        const wanted = { categoryCode, segmentType };
        await hold(test, 'getSelectableDefinitions', { as, body: wanted });
        const value = { value: categoryCode, segment: segmentType };
        await hold(test, 'getProductCategory', { as, body: value });
      }
    }
    for (const catalogueType of catalogueTypes) {
      await hold(test, 'getCatalogue', { as: 'client1', body: { catalogueType } });
    }
  });

  it('[R3.10][R7.20] people, sign-in and portal', async () => {
    for (const as of ['client1', 'client3', 'bankerRm', 'segmentless', 'newcomer']) {
      await hold(test, 'getCurrentUser', { as });
      await hold(test, 'getUserOpenedWindow', { as });
      await hold(test, 'setUserOpenedWindow', { as });
    }
    for (const key of ['client1', 'unsigned', 'stuck', 'shut', 'invited']) {
      const { username } = test.user(key);
      const body = { username, password: testPassword, language: 'en' as const };
      const answer = await hold(test, 'clientLogin', { body });
      const transactionId = (answer as LoginAnswer | undefined)?.transactionId ?? 'none';
      await hold(test, 'resendOtp', { body: { transactionId } });
      await hold(test, 'verifyOtp', { body: { transactionId, otp: '000000' } });
    }
    const usernames = [...test.world.users.values()].map(({ username }) => username);
    await hold(test, 'getUsersByUsernames', { as: 'client1', body: { usernames } });
    await hold(test, 'getUsersByUsernames', { as: 'bankerRm', body: { usernames } });
    await hold(test, 'getConfig', {});
    await hold(test, 'getPortalStatuses', {});
    await hold(test, 'getFeatureFlags', { body: {} });
    for (const language of languages) {
      await hold(test, 'getProductTranslations', { body: { language } });
    }
    await hold(test, 'listScenarios', {});
    await hold(test, 'listWorlds', {});
    await hold(test, 'getHealth', {});
  });
});
