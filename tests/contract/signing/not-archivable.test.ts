import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { ContractServer } from '../contract-server.ts';
import { boxIds, loadScenario } from '../workflow/staging.ts';
import { signedFile, ContractWorld, unsignedFile, uploadOf } from '../workflow/world.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: ContractServer;

/** A letter of the bank that is ready to be sent, and one that needs no signature. */
const boxes = [true, false].map((signed) => ({
  client: 'main',
  definition: 'GEN-ALL-01',
  status: 'IN_PROGRESS' as const,
  initiatedBy: 'BANK' as const,
  clientSignatureSystem: 'ESAW_REMOTE' as const,
  bankSignatureSystem: 'ESAW_REMOTE' as const,
  dokus: [
    {
      document: 'generalLetter',
      status: 'UPLOADED_BANK' as const,
      flags: { clientSignatureNeeded: signed, firstBankSignatureNeeded: signed },
    },
  ],
})) satisfies Scenario['boxes'];

beforeAll(async () => {
  server = await ContractServer.start();
  loadScenario(server, 'strict', boxes, { trustedRoots: [] });
  loadScenario(server, 'trusting', boxes);
});
afterAll(() => server.stop());

async function open(scenario: string, place = 0) {
  const world = await ContractWorld.create(server, scenario, 'HR');
  const boxId = boxIds(world)[place] ?? 0;
  const dokuId = world.dokuId(boxId);
  const send = { id: dokuId, dokuAction: 'SendToClient' } as const;
  return {
    world,
    boxId,
    send: () => world.submit('bankerRm', boxId, [send]),
    upload: (file = signedFile()) => world.submit('bankerRm', boxId, [uploadOf(dokuId, file)]),
    uploadAndSend: (file = signedFile()) =>
      world.submit('bankerRm', boxId, [{ ...uploadOf(dokuId, file), ...send }]),
    status: async () => (await world.doku(boxId)).status,
  };
}

const refused = {
  messageKey: 'dde.error.notArchivable',
  fieldErrors: [{ field: 'dokus[0].dokuAction', messageKey: 'dde.error.notArchivable' }],
};

describe('a signed file of the bank that the archive would not accept', () => {
  it('[R7.21][X-40] is not sent to the client until it is replaced', async () => {
    const { upload, send, status } = await open('strict');
    expect((await upload()).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      const answer = await send();
      expect(answer.status).toBe(400);
      expect(answer.error).toMatchObject(refused);
      expect(await status()).toBe('UPLOADED_BANK');
    }
    expect((await upload(unsignedFile())).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await status()).not.toBe('UPLOADED_BANK');
  });

  it('[R7.21][X-40] is not stored either if it would be sent at once', async () => {
    const { world, boxId, uploadAndSend } = await open('strict');
    const before = await world.doku(boxId);
    const answer = await uploadAndSend();
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject(refused);
    expect(await world.doku(boxId)).toEqual(before);
  });

  it('[R7.21][X-40] names the document among several of a submit', async () => {
    const { world, boxId, upload } = await open('strict');
    await upload();
    const { id } = await world.doku(boxId);
    const words = {
      dokuId: id,
      dokuStaticAction: 'AddMessage',
      actionData: { content: 'Please read', messageVisibility: 'EXTERNAL' },
    } as const;
    const item = { id, dokuAction: 'SendToClient', submitDokuStaticActions: [words] } as const;
    const { status, error } = await world.submit('bankerRm', boxId, [
      { ...item, submitDokuStaticActions: [...item.submitDokuStaticActions] },
    ]);
    expect([status, error.messageKey]).toEqual([400, 'dde.error.notArchivable']);
    const { json } = await world.get('bankerRm', `/dde/dokubox/doku/${id}/messages`);
    expect(json).toEqual([]);
  });

  it('[R7.21][X-40] is accepted if its signature is sufficient, or no signature is needed', async () => {
    const trusted = await open('trusting');
    expect((await trusted.uploadAndSend()).status).toBe(200);
    const unneeded = await open('strict', 1);
    expect((await unneeded.uploadAndSend()).status).toBe(200);
  });
});
