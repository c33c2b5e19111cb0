import { limits } from '@dokubox/spec/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

const params = () => ({ worldId: test.world.id });
const lost = { worldId: 'no-such-world' };
const rename = (newCustomName: string) =>
  test.call('renameDokubox', {
    as: 'client1',
    body: { dokuBoxId: test.box('open').id, newCustomName },
  });

describe('history', () => {
  it('[R1.1] names each command, its user, and its changes', async () => {
    await rename('First');
    await rename('Second');
    const { body } = await test.call('getHistory', { params: params() });
    const { username, fullName } = test.user('client1');
    const name = { field: 'customName', before: '"First"', after: '"Second"' };
    expect(body.map(({ number }) => number)).toEqual([1, 2]);
    expect(body[1]).toEqual({
      number: 2,
      operationId: 'renameDokubox',
      username,
      fullName,
      at: test.world.clock.nowIso(),
      forced: false,
      undone: false,
      changes: [{ kind: 'box', key: test.box('open').id, added: false, fields: [name] }],
    });
  });

  it('[R1.1] goes back and forward, and rejects a step beyond either end', async () => {
    const before = test.box('open');
    await rename('First');
    const after = test.box('open');
    expect((await test.call('undo', { params: params() })).body.commands).toBe(0);
    expect(test.box('open')).toEqual(before);
    expect((await test.refusal('undo', { params: params() })).status).toBe(409);
    expect((await test.call('redo', { params: params() })).body.commands).toBe(1);
    expect(test.box('open')).toEqual(after);
    expect((await test.refusal('redo', { params: params() })).status).toBe(409);
  });

  it('[R1.1] undoes the archive’s answer together with the request', async () => {
    test.changeDoku('byBank', 0, { status: 'WAITING_ARCHIVAL', archivePossible: true });
    const { id } = test.doku('byBank', 0);
    const boxId = test.box('byBank').id;
    const dokus = [{ id, dokuAction: 'SendToArchive' as const }];
    await test.call('submitBankerDokubox', { as: 'bankerRm', body: { dokuBoxId: boxId, dokus } });
    await test.call('setClock', { params: params(), body: { advanceMs: limits.archiveJobMs } });
    const load = { as: 'bankerRm', params: { id: boxId } };
    expect((await test.call('loadDokubox', load)).body.status).toBe('FINALIZED');
    await test.call('undo', { params: params() });
    const { body } = await test.call('loadDokubox', load);
    expect([body.status, body.dokus[0]?.status]).toEqual(['IN_PROGRESS', 'WAITING_ARCHIVAL']);
  });
});

describe('clock', () => {
  it('[R1.1] can be read, moved forward and set', async () => {
    const start = test.world.clock.nowMs();
    expect((await test.call('getClock', { params: params() })).body.now).toBe(
      new Date(start).toISOString(),
    );
    const moved = await test.call('setClock', { params: params(), body: { advanceMs: 1500 } });
    expect(Date.parse(moved.body.now)).toBe(start + 1500);
    const now = '2027-01-31T23:59:59.000Z';
    expect((await test.call('setClock', { params: params(), body: { now } })).body.now).toBe(now);
    expect(test.world.clock.nowIso()).toBe(now);
  });
});

describe('the clock of a world', () => {
  it('[A-460] stays within its bounds, whatever is requested and however much time passes', async () => {
    let real = 0;
    const waited = new TestEngine(nodePorts, 'CZ', () => real);
    const of = { params: { worldId: waited.world.id } };
    const latest = new Date(limits.clockLatestMs).toISOString();
    for (const body of [{ advanceMs: 1e13 * 30 }, { advanceMs: limits.clockLatestMs }]) {
      const { status, details } = await waited.refusal('setClock', { ...of, body });
      expect([status, details.fieldErrors?.[0]?.field]).toEqual([400, 'advanceMs']);
    }
    await waited.call('setClock', { ...of, body: { now: latest } });
    const beyond = await waited.refusal('setClock', { ...of, body: { advanceMs: 1 } });
    expect(beyond.status).toBe(400);
    for (const days of [1, 366, 40_000]) {
      real += days * 24 * 60 * 60_000;
      expect((await waited.call('getClock', of)).body.now).toBe(latest);
      const { body } = await waited.call('listWorlds');
      expect(body[0]).toMatchObject({ now: latest });
    }
  });

  it('[A-411] does not change with an undo that finds no command of a user', async () => {
    const { world } = test;
    world.commit({ operationId: 'archiveJob', username: 'system' }, (tx) => {
      tx.box(test.box('open').id).lastChangedAt = world.clock.nowIso();
    });
    expect((await test.refusal('undo', { params: params() })).status).toBe(409);
    expect(world.commands).toBe(1);
  });
});

describe('portal status', () => {
  it('[R7.24][R8.10] blocks a function and unblocks it', async () => {
    const load = { as: 'client1', params: { id: test.box('open').id } };
    const block = (currentlyBlocked: boolean) =>
      test.call('setPortalStatus', {
        params: params(),
        body: { statuses: [{ function: 'ALL', currentlyBlocked }] },
      });
    await block(true);
    expect((await test.refusal('loadDokubox', load)).errorCode).toBe('PORTAL_BLOCKED');
    await block(false);
    expect((await test.call('loadDokubox', load)).body.id).toBe(test.box('open').id);
  });

  it('[R8.10] plans a block, shows its times, and rejects text that is not a time', async () => {
    const timeFrom = new Date(test.world.clock.nowMs() + 60_000).toISOString();
    const statuses = [{ function: 'ALL' as const, currentlyBlocked: false, timeFrom }];
    await test.call('setPortalStatus', { params: params(), body: { statuses } });
    const { body } = await test.call('getPortalStatuses');
    expect(body.statuses).toEqual([{ ...statuses[0], timeTo: null }]);
    const wrong = [{ function: 'ALL' as const, currentlyBlocked: false, timeTo: 'tonight' }];
    const refusal = await test.refusal('setPortalStatus', {
      params: params(),
      body: { statuses: wrong },
    });
    expect(refusal.details.fieldErrors?.[0]?.field).toBe('statuses[0].timeTo');
  });
});

describe('the control API', () => {
  it('[R8.7] explains for an unknown world how to create one', async () => {
    const refusals = [
      await test.refusal('getHistory', { params: lost }),
      await test.refusal('undo', { params: lost }),
      await test.refusal('redo', { params: lost }),
      await test.refusal('getClock', { params: lost }),
      await test.refusal('setClock', { params: lost, body: { advanceMs: 1 } }),
      await test.refusal('setPortalStatus', { params: lost, body: { statuses: [] } }),
      await test.refusal('listEnvelopes', { params: lost }),
    ];
    for (const refusal of refusals) {
      expect([refusal.status, refusal.messageKey]).toEqual([404, 'dde.error.unknownWorld']);
    }
  });
});
