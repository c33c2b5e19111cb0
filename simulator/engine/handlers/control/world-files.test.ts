import { describe, expect, it } from 'vitest';
import type { WorldBundle } from '@dokubox/spec/control/schemas/world-bundle.ts';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import { systemUser } from '../workflow/archive-jobs.ts';

const at = (test: TestEngine) => ({ params: { worldId: test.world.id } });

/** A world with changes of every kind, and a clock that runs on. */
async function usedWorld() {
  let now = 0;
  const test = new TestEngine(nodePorts, 'HU', () => (now += 7));
  const { id } = test.doku('open', 0);
  await test.call('forceState', { ...at(test), body: { dokus: [{ id, status: 'ARCHIVED' }] } });
  const { world } = test;
  const bytes = new TextEncoder().encode('a file');
  world.commit({ operationId: 'test', username: 'test' }, (tx) => {
    tx.user(test.user('client1').username).docValid = false;
    tx.settings().featureFlags['is.doku.progress.visible'] = false;
    world.blobs.put(bytes);
    world.blobs.put(new Uint8Array(0));
    world.blobs.put(bytes);
  });
  await test.call('setClock', { ...at(test), body: { advanceMs: 86_400_000 } });
  await test.call('undo', at(test));
  await test.call('updateWorld', { ...at(test), body: { name: 'Bug 7' } });
  return test;
}

async function exported(test: TestEngine, worldId: string) {
  const { body } = await test.call('exportWorld', { params: { worldId }, query: {} });
  return JSON.stringify(body);
}

const read = (text: string) => JSON.parse(text) as WorldBundle;

describe('a bundle', () => {
  it('[A-414] restores a world that gives the same bundle, byte by byte', async () => {
    const test = await usedWorld();
    const text = await exported(test, test.world.id);
    const { body } = await test.call('importWorld', { body: { bundle: read(text) } });
    expect(body).toMatchObject({ name: 'Bug 7', commands: test.world.commands, hasLink: false });
    expect(await exported(test, body.worldId)).toBe(text);
    const back = test.engine.worlds.get(body.worldId);
    expect(back?.snapshot()).toEqual(test.world.snapshot());
    expect([...(back?.blobs.since(0) ?? [])].map(([, bytes]) => bytes.length)).toEqual([6, 0, 6]);
    expect(back?.redo()).toBe(true);
    expect(back?.userByKey('client1')?.docValid).toBe(false);
  });

  it('[A-532] of a damaged command reports that it cannot be undone or copied, and the world does not change', async () => {
    const test = await usedWorld();
    const { world } = test;
    world.commit({ operationId: 'test', username: systemUser }, (tx) => {
      tx.user(test.user('client2').username).docValid = false;
    });
    const snapshot = structuredClone(world.snapshot());
    const [change] = snapshot.history.done[0]?.changes ?? [];
    Object.assign(change ?? {}, { back: { fields: { customName: { to: 'x'.repeat(101) } } } });
    world.restore(snapshot, []);
    const { size } = test.engine.worlds;
    for (const refused of [
      () => test.refusal('undo', at(test)),
      () => test.refusal('goTo', { ...at(test), body: { number: 0 } }),
      () => test.refusal('duplicateWorld', at(test)),
    ]) {
      const { status, messageKey, details } = await refused();
      expect([status, messageKey]).toEqual([409, 'dde.error.conflict']);
      expect(details.reason).toMatch(/command 1\b.*customName/);
      // The automatic changes after the command are included.
      expect([world.snapshot(), test.engine.worlds.size]).toEqual([snapshot, size]);
    }
  });

  it('[A-414] is the source of a copy, which continues from the current time', async () => {
    const test = await usedWorld();
    const before = test.world.clock.nowMs();
    const { body } = await test.call('duplicateWorld', at(test));
    expect(body.worldId).not.toBe(test.world.id);
    const copy = test.engine.worlds.get(body.worldId);
    expect(copy?.snapshot()).toEqual(test.world.snapshot());
    const now = copy?.clock.nowMs();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(test.world.clock.nowMs());
    await test.call('undo', { params: { worldId: body.worldId } });
    expect(test.world.commands).toBe(1);
  });

  it('[A-489] is rejected if an import would reject it, unlike a copy and a scenario', async () => {
    const test = new TestEngine(nodePorts, 'HU');
    test.world.commit({ operationId: 'test', username: 'test' }, () => {
      for (let nth = 0; nth < 2; nth += 1) test.world.blobs.put(new Uint8Array(7 * 1024 * 1024));
    });
    const refused = exported(test, test.world.id);
    await expect(refused).rejects.toMatchObject({ status: 413 });
    const { body } = await test.call('duplicateWorld', at(test));
    const copy = test.engine.worlds.get(body.worldId);
    expect(copy?.blobs.get('blob-2')).toBe(test.world.blobs.get('blob-2'));
    const scenario = await test.call('exportWorld', { ...at(test), query: { format: 'scenario' } });
    expect(scenario.body).toHaveProperty('scenario.name');
  });

  it('[A-414] shares no mutable state with the world it was created from', async () => {
    const test = await usedWorld();
    const { body } = await test.call('duplicateWorld', at(test));
    const copy = at(test);
    copy.params.worldId = body.worldId;
    const before = await exported(test, body.worldId);
    const { id } = test.doku('open', 1);
    const renamed = { dokus: [{ id, customDokuName: 'Another' }], onlyTheseFields: true };
    // The original continues: redo, undo and another command, one after the other.
    for (const step of ['redo', 'undo', 'redo'] as const) await test.call(step, at(test));
    await test.call('forceState', { ...at(test), body: renamed });
    expect((await test.call('getHistory', at(test))).body).toHaveLength(3);
    await test.call('undo', at(test));
    expect(await exported(test, body.worldId)).toBe(before);
    await test.call('forceState', { ...copy, body: renamed });
    expect((await test.call('undo', copy)).body.commands).toBe(1);
    expect(test.world.commands).toBe(2);
  });

  it.each<[string, (bundle: WorldBundle) => void]>([
    [
      'a client nobody has',
      ({ records }) => {
        for (const box of records.boxes) box.clientNumber = 'none';
      },
    ],
    [
      'a history that fits no record',
      ({ records }) => {
        for (const { changes } of records.history.done) {
          for (const change of changes) change.back = { items: [[9, { to: 1 }]] };
        }
      },
    ],
    ['an upload that is missing', ({ uploads }) => uploads.splice(1, 1)],
    ['a scenario that is none', (bundle) => Object.assign(bundle.scenario, { boxes: 'many' })],
    ['a user nobody is', (bundle) => Object.assign(bundle, { user: 'nobody' })],
    [
      'a command that leaves a record nobody can read',
      ({ records }) => {
        const [change] = records.history.undone[0]?.changes ?? [];
        if (change) change.forward = { fields: { docValid: { to: 'perhaps' } } };
      },
    ],
    [
      'a command that gives a box another status than there is',
      ({ records }) => {
        const [change] = records.history.done[0]?.changes ?? [];
        if (change) change.back = { fields: { status: { to: 'ELSEWHERE' } } };
      },
    ],
    ['commands out of order', ({ records }) => (records.history.count += 1)],
    ['fewer commands than it has', ({ records }) => (records.history.count = 0)],
    ['ids that were given already', ({ records }) => (records.lastIds['box'] = 1)],
    [
      'a user the scenario does not have',
      ({ records }) => {
        const [user] = records.users;
        records.users.push({ ...user, username: 'SOMEBODY' } as (typeof records.users)[number]);
      },
    ],
    [
      'a document of two boxes',
      ({ records }) => {
        const [box] = records.boxes;
        const other = (box?.id ?? 0) + 1;
        if (box) records.boxes.push({ ...box, id: other });
      },
    ],
    [
      'a file without bytes',
      ({ records }) => {
        for (const doku of records.boxes.flatMap(({ dokus }) => dokus)) {
          for (const file of doku.files) file.source = { kind: 'uploaded', blobId: 'blob-9' };
        }
      },
    ],
  ])('[A-414][A-463] is rejected with %s, and leaves nothing behind', async (_what, spoil) => {
    const test = await usedWorld();
    const bundle = read(await exported(test, test.world.id));
    spoil(bundle);
    const { size } = test.engine.worlds;
    const { status, details } = await test.refusal('importWorld', { body: { bundle } });
    expect([status, test.engine.worlds.size]).toEqual([400, size]);
    expect(details.reason).toMatch(/\w+ \w+/);
  });
});
