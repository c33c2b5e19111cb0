import { tenants } from '@dokubox/spec/enums.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine, type TestCall } from './fixtures/test-engine.ts';

const unknownId = 999_999;

/** Every call that names a box or document, with an id in the right place. */
const calls: {
  readonly id: OperationId;
  readonly names: 'box' | 'doku';
  readonly with: (id: number) => unknown;
}[] = [
  { id: 'loadDokubox', names: 'box', with: (id) => ({ params: { id } }) },
  {
    id: 'renameDokubox',
    names: 'box',
    with: (id) => ({ body: { dokuBoxId: id, newCustomName: 'Mine' } }),
  },
  {
    id: 'submitClientDokubox',
    names: 'box',
    with: (id) => ({ body: { dokuBoxId: id, dokus: [{ id: 1 }] } }),
  },
  { id: 'lockDokubox', names: 'box', with: (id) => ({ params: { id }, body: {} }) },
  { id: 'unlockDokubox', names: 'box', with: (id) => ({ params: { id }, body: {} }) },
  {
    id: 'terminateClientDokubox',
    names: 'box',
    with: (id) => ({
      body: { dokuboxId: id, reasonOfCancellation: null, cancellationNote: null },
    }),
  },
  { id: 'completeClientSetup', names: 'box', with: (id) => ({ body: { dokuBoxId: id } }) },
  {
    id: 'addOtherDoku',
    names: 'box',
    with: (id) => ({ body: { dokuBoxId: id, addOtherDokuId: 1, customDokuName: 'Other' } }),
  },
  {
    id: 'selectSignatureSystem',
    names: 'box',
    with: (id) => ({ body: { dokuBoxId: id, clientSelectedSignatureSystem: 'ESAW_REMOTE' } }),
  },
  { id: 'getEdsUrl', names: 'doku', with: (id) => ({ params: { id } }) },
  {
    id: 'addMessage',
    names: 'doku',
    with: (id) => ({
      params: { id },
      body: { content: 'Mine', messageVisibility: 'EXTERNAL' },
    }),
  },
  {
    id: 'highlightMessages',
    names: 'doku',
    with: (id) => ({ params: { id }, body: { messageIds: [1] } }),
  },
  { id: 'getMessages', names: 'doku', with: (id) => ({ params: { id } }) },
  { id: 'downloadDoku', names: 'doku', with: (id) => ({ params: { id } }) },
  {
    id: 'checkUploadOfDoku',
    names: 'doku',
    with: (id) => ({
      params: { id },
      body: { file: { fileName: 'a.pdf', bytes: new Uint8Array(1) } },
    }),
  },
];

describe.each(tenants)('ids of another client in %s', (tenant) => {
  const test = new TestEngine(nodePorts, tenant);

  it.each(calls)('[R6.1] make $id answer as for unknown ids', async (call) => {
    const foreign = call.names === 'box' ? test.box('foreign').id : test.doku('foreign', 0).id;
    const refused = async (id: number) =>
      await test.refusal(call.id, { as: 'client1', ...(call.with(id) as TestCall<OperationId>) });
    const answer = await refused(foreign);
    expect(answer.status).toBe(404);
    expect({ ...answer }).toEqual({ ...(await refused(unknownId)) });
  });

  it('[R6.1] do not let a representative of three reach another client than the selected one', async () => {
    const refusal = await test.refusal('loadDokubox', {
      as: 'client3',
      params: { id: test.box('open').id },
    });
    expect(refusal.status).toBe(403);
  });

  it('[R6.3] of every client’s boxes are open to a banker', async () => {
    for (const name of ['open', 'foreign'] as const) {
      const { body } = await test.call('loadDokubox', {
        as: 'banker1',
        params: { id: test.box(name).id },
      });
      expect(body.clientId).toBe(test.box(name).clientNumber);
    }
  });
});
