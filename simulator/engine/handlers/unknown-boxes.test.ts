import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';

/** Boxes that only one side knows of, and those a banker cannot open. */

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'SK');
});

const page = { status: 'ALL', page: 0, size: 50 } as const;

/** The other side of a box that is still being prepared, and the refusals of its calls. */
const sides = [
  {
    name: 'bankSetup',
    owner: 'bankerRm',
    stranger: 'client1',
    refused: { status: 404, errorCode: 'DOKUBOX_LOAD_ERROR' },
    handOver: 'requestClientSetup',
  },
  {
    name: 'clientSetup',
    owner: 'client1',
    stranger: 'bankerRm',
    refused: { status: 409, errorCode: 'DOKUBOX_INITIATED_BY_CLIENT' },
    handOver: 'completeClientSetup',
  },
] as const;

async function listed(as: string, text?: string) {
  const id = as === 'client1' ? 'searchClientDokuboxes' : 'searchBankerDokuboxes';
  const body = text === undefined ? page : { ...page, text };
  const answer = (await test.call(id, { as, body })).body;
  expect(answer.totalElements).toBe(answer.content.length);
  return answer.content.map((box) => box.id);
}

async function tasks(as: string) {
  const body = { scope: 'ALL', page: 0, size: 50 } as const;
  return (await test.call('getTaskList', { as, body })).body.content.map((one) => one.dokuBoxId);
}

describe.each(sides)('a box its owner is still preparing: $name', (side) => {
  const { name, owner, stranger, refused, handOver } = side;
  const open = (as: string) => ({ as, params: { id: test.box(name).id } });

  it('[A-526] does not exist for the other side in any call', async () => {
    const box = test.box(name);
    test.change(name, (draft) => {
      draft.titleEn = 'Zanzibar';
    });
    expect(await listed(owner, 'zanzibar')).toEqual([box.id]);
    expect(await listed(stranger, 'zanzibar')).toEqual([]);
    expect(await listed(stranger)).not.toContain(box.id);
    if (stranger === 'bankerRm') expect(await tasks(stranger)).not.toContain(box.id);
    expect(await test.refusal('loadDokubox', open(stranger))).toMatchObject(refused);
    const params = { id: test.doku(name, 0).id };
    const doors = [
      () => test.refusal('getMessages', { as: stranger, params }),
      () => test.refusal('downloadDoku', { as: stranger, params }),
      () => test.refusal('validateSignature', { as: stranger, params, body: {} }),
      () => test.refusal('highlightMessages', { as: stranger, params, body: { messageIds: [] } }),
      () => test.refusal('addMessage', { as: stranger, params, body: { content: 'Hello' } }),
    ];
    for (const door of doors) expect((await door()).status).toBe(404);
  });

  it('[A-526] is known to both sides from the first hand-over on, and unknown again after an undo', async () => {
    const { id } = test.box(name);
    await test.call(handOver, { as: owner, body: { dokuBoxId: id } });
    expect(await listed(stranger)).toContain(id);
    await test.call('loadDokubox', open(stranger));
    if (name === 'bankSetup') {
      // Back at the bank, the client who has prepared it still knows it.
      await test.call('completeClientSetup', { as: stranger, body: { dokuBoxId: id } });
      expect(test.box(name).status).toBe('BANK_SETUP');
      expect(await listed(stranger)).toContain(id);
      await test.call('loadDokubox', open(stranger));
      test.world.undo();
    }
    test.world.undo();
    expect(await listed(stranger)).not.toContain(id);
    expect(await test.refusal('loadDokubox', open(stranger))).toMatchObject(refused);
  });

  it('[A-526] stays unknown if its side ends it before', async () => {
    const { id } = test.box(name);
    const reason = test.world.catalogue.catalogues.CancellationReason.items[0]?.value ?? '';
    const end = owner === 'client1' ? 'terminateClientDokubox' : 'terminateBankerDokubox';
    const body = {
      dokuboxId: id,
      reasonOfCancellation: owner === 'client1' ? null : reason,
      cancellationNote: null,
    };
    await test.call(end, { as: owner, body });
    expect(test.box(name).status).toBe('CANCELLED');
    expect(await listed(owner)).toContain(id);
    expect(await listed(stranger)).not.toContain(id);
    expect(await test.refusal('loadDokubox', open(stranger))).toMatchObject(refused);
  });
});

describe('the list of a banker', () => {
  it.each(['bankerRm', 'banker1', 'banker2', 'bankerValidator', 'bankerAdmin'])(
    '[A-110] contains for %s exactly the boxes the banker can open',
    async (as) => {
      const { username } = test.user(as);
      for (const segments of [['CORP'], ['MB'], ['ALL'], []] as const) {
        test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
          tx.user(username).segments = [...segments];
        });
        const names = await listed(as);
        for (const { id } of test.world.boxes.values()) {
          const opened = await test.call('loadDokubox', { as, params: { id } }).then(
            () => true,
            () => false,
          );
          expect([id, names.includes(id)]).toEqual([id, opened]);
          if (!opened) expect(await tasks(as)).not.toContain(id);
        }
      }
    },
  );

  it('[A-110] omits a box of another segment until the banker takes part in it', async () => {
    const { id } = test.box('foreign');
    const { username } = test.user('banker2');
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.user(username).segments = ['CORP'];
    });
    test.change('foreign', (box) => {
      box.segmentType = 'MB';
      for (const doku of box.dokus) doku.participants = [];
    });
    expect(await listed('banker2')).not.toContain(id);
    test.change('foreign', (box) => {
      box.dokus[0]?.participants.push({
        participantType: 'BANK',
        participantRole: 'BANK_REVIEWER',
        participantState: 'TODO',
        signingUrlResolved: null,
        username,
      });
    });
    expect(await listed('banker2')).toContain(id);
  });
});
