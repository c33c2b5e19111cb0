import { describe, expect, it } from 'vitest';
import { isReadableWorld, type UnreadableWorld } from '@dokubox/spec/control/schemas/worlds.ts';
import { listedWorld } from '../engine/worlds/listed.ts';
import { loadedCatalogue } from '../engine/scenario/fixtures/scenario-texts.ts';
import { CommandDamaged, WorldUnreadable } from '../engine/world/unreadable.ts';
import type { World } from '../engine/world/world.ts';
import { Worlds } from '../engine/worlds/worlds.ts';
import { MemoryStore } from './memory-store.ts';
import type { Key } from './store.ts';
import { StoredWorlds } from './stored-worlds.ts';

const scenarios = loadedCatalogue();
let present = Date.UTC(2026, 4, 4, 8);

function started(store: MemoryStore) {
  const problems: string[] = [];
  const repository = new StoredWorlds(store, (where, what) => problems.push(`${where}: ${what}`));
  const worlds = new Worlds(scenarios, () => present, undefined, repository);
  repository.watch(worlds);
  const listed = () => [...worlds.summaries()].map((one) => listedWorld(one, worlds));
  return { repository, worlds, listed, problems };
}
type Started = ReturnType<typeof started>;

function rename(world: World, customName: string): void {
  const [id = 0] = world.boxes.keys();
  world.commit({ operationId: 'renameDokubox', username: 'tester' }, (tx) => {
    tx.changeBox(id, { customName });
  });
}

/** Stores two worlds with steps, clock, name and upload. Tests then damage the first one. */
async function staged() {
  const store = new MemoryStore();
  const first = started(store);
  const make = (name: string) => {
    const world = first.worlds.create({ scenario: 'everyday', tenant: 'RO' });
    world.about.name = name;
    world.commit({ operationId: 'upload', username: 'tester' }, () =>
      world.blobs.put(new TextEncoder().encode(name)),
    );
    for (const nth of [1, 2, 3]) rename(world, `${name} ${nth}`);
    world.clock.advance(1000);
    return world.id;
  };
  const ids = [make('Broken'), make('Whole')] as const;
  await first.repository.close();
  return { store, ids };
}

const put = (store: MemoryStore, key: Key, value: string | undefined) =>
  store.write([{ key, value }], []);

const changed = async (store: MemoryStore, key: Key, change: (text: string) => string) =>
  put(store, key, change(store.get(key) ?? ''));

type StoredCommands = { changes?: object[] }[];

/** Replaces the stored steps of a world by a snapshot whose history is changed. */
async function withHistory(
  store: MemoryStore,
  id: string,
  change: (done: StoredCommands) => unknown,
): Promise<void> {
  const snapshot = structuredClone(started(store).worlds.get(id)?.snapshot());
  change((snapshot?.history.done ?? []) as unknown as StoredCommands);
  const steps = [...store.keys(['step', id])];
  await put(store, ['snapshot', id], JSON.stringify({ ...snapshot, step: steps.length }));
  for (const key of steps) await put(store, key, undefined);
}

/** Kinds of damage in a store with one world. */
const damages: Readonly<Record<string, (store: MemoryStore, id: string) => Promise<void>>> = {
  'a header that is not JSON': (store, id) => put(store, ['world', id], '{"scena'),
  'a header of the wrong shape': (store, id) => put(store, ['world', id], '[]'),
  'a header without a start time': (store, id) =>
    changed(store, ['world', id], (text) => text.replace(/"startedAt":\d+/, '"startedAt":"soon"')),
  'a step that is not JSON': (store, id) => put(store, ['step', id, 2], '{"do":"com'),
  'a missing step': (store, id) => put(store, ['step', id, 2], undefined),
  'a step that cannot be repeated': (store, id) =>
    changed(store, ['step', id, 3], (text) => text.replaceAll('"customName"', '"dokus"')),
  'an undo without a command': async (store, id) => {
    for (const nth of [5, 6, 7, 8, 9]) await put(store, ['step', id, nth], '{"do":"undo"}');
  },
  'a record with an invalid value': (store, id) =>
    changed(store, ['step', id, 4], (text) => text.replaceAll('Broken 3', 'x'.repeat(101))),
  'missing first steps': async (store, id) => {
    for (const nth of [1, 2]) await put(store, ['step', id, nth], undefined);
  },
  'a snapshot of the wrong shape': (store, id) => put(store, ['snapshot', id], '{"step":0}'),
  'an invalid command in its history': (store, id) =>
    withHistory(store, id, (done) => done.splice(1, 1, {})),
  'a missing command in its history': (store, id) =>
    withHistory(store, id, (done) => done.splice(1, 1)),
  'a command without changes in its history': (store, id) =>
    withHistory(store, id, ([, rename]) => Object.assign(rename?.changes?.[0] ?? {}, { back: {} })),
  'a clock without a time': (store, id) =>
    put(
      store,
      ['side', id, 'clock', 'offset'],
      '{"kind":"clock","key":"offset","order":1,"value":"late"}',
    ),
  'a name that is not a text': (store, id) =>
    put(store, ['side', id, 'about', 'name'], '{"kind":"about","key":"name","order":1,"value":5}'),
  'a text outside its history that is not JSON': (store, id) =>
    put(store, ['side', id, 'about', 'name'], '{'),
  'a journal that is not JSON': (store, id) => put(store, ['journal range', id], '{'),
  'a last use that is not a time': (store, id) => put(store, ['active', id], 'yesterday'),
};

/** Visible data of the undamaged world. */
function seen({ worlds, listed }: Started, id: string) {
  const world = worlds.get(id);
  if (!world) throw new Error('the world has gone');
  return [listed().find(({ worldId }) => worldId === id), [...world.boxes.values()], world.history];
}

describe.each(Object.entries(damages))('[A-461] a stored world with %s', (_what, damage) => {
  it('is listed as unreadable, leaves other worlds unchanged, and can be deleted', async () => {
    const {
      store,
      ids: [broken, whole],
    } = await staged();
    const untouched = started(store);
    const before = seen(untouched, whole);
    await untouched.repository.close();
    await damage(store, broken);

    const now = started(store);
    const entry = () => now.listed().find(({ worldId }) => worldId === broken) as UnreadableWorld;
    expect(now.listed()).toHaveLength(2);
    // The list does not load worlds. Damage in steps shows only when a call loads the world.
    try {
      now.worlds.get(broken);
    } catch (error) {
      expect(error).toBeInstanceOf(WorldUnreadable);
    }
    expect(seen(now, whole)).toEqual(before);
    expect(isReadableWorld(entry())).toBe(false);
    expect(entry().unreadable).not.toBe('');
    now.worlds.removeExpired();
    now.repository.letGo(now.worlds.unloadIdle(0));
    expect(now.worlds.size).toBe(2);

    const { entries = [], uploads } = now.worlds.stored(broken) ?? {};
    expect(entries.map(({ key }) => key[0])).toContain('world');
    expect(entries.some(({ key }) => key[0] === 'step' || key[0] === 'snapshot')).toBe(true);
    expect(uploads).toEqual([{ id: 'blob-1', content: btoa('Broken') }]);

    if (entry().scenario !== null) {
      const again = now.worlds.remake(broken, entry().unreadable);
      expect([again.id, again.commands, again.boxes.size > 0]).toEqual([broken, 0, true]);
      rename(again, 'Again');
      expect(isReadableWorld(entry())).toBe(true);
    } else {
      expect(() => now.worlds.remake(broken, 'broken')).toThrow(WorldUnreadable);
    }
    await now.repository.stored();
    now.worlds.delete(broken);
    await now.repository.close();
    const last = started(store);
    expect(last.listed().map(({ worldId }) => worldId)).toEqual([whole]);
    expect(seen(last, whole)).toEqual(before);
    expect([...store.keys(['step', broken])]).toEqual([]);
    await last.repository.close();
  });
});

it('[A-461] a world is unchanged if the bytes of an upload are missing, and the download names the upload', async () => {
  const {
    store,
    ids: [broken],
  } = await staged();
  const [hash = ''] = (store.get(['upload', broken, 'blob-1']) ?? '').split(' ');
  const use = ['file', hash, broken, 'blob-1'];
  await store.write([{ key: use, value: undefined }], [{ hash, bytes: undefined }]);
  const { worlds, listed, repository } = started(store);
  expect(listed().every(isReadableWorld)).toBe(true);
  expect(worlds.get(broken)?.commands).toBe(4);
  expect(worlds.stored(broken)?.uploads).toEqual([{ id: 'blob-1', content: null }]);
  await repository.close();
});

it('[A-462] a download contains no tokens, no passwords and no key of a link', async () => {
  const store = new MemoryStore();
  const { worlds, repository } = started(store);
  const world = worlds.create({ scenario: 'everyday', tenant: 'RO' });
  world.about.linkKey = 'secret-of-the-link';
  for (const kind of ['sessions', 'passwords', 'codes', 'callbacks', 'worksteps']) {
    world.side.map(kind).set('secret-key', 'secret-value');
  }
  await repository.stored();
  expect(JSON.stringify([...store.entries([])])).toContain('secret-value');
  expect(JSON.stringify(worlds.stored(world.id))).not.toContain('secret');
  await repository.close();
});

it('[A-461] a world that breaks in memory is listed as unreadable, and the others are unchanged', () => {
  const worlds = new Worlds(scenarios, () => present);
  const [broken, whole] = ['RO', 'CZ'].map((tenant) =>
    worlds.create({ scenario: 'everyday', tenant: tenant as 'RO' }),
  );
  const listed = () => [...worlds.summaries()].map((one) => listedWorld(one, worlds));
  const before = listed()[1];
  broken?.side.map('about').set('name', 5);
  expect(listed()).toEqual([
    expect.objectContaining({ worldId: broken?.id, unreadable: expect.any(String) as string }),
    before,
  ]);
  const again = worlds.remake(broken?.id ?? '', 'its name');
  expect([listed().every(isReadableWorld), again.id, worlds.get(whole?.id ?? '')]).toEqual([
    true,
    broken?.id,
    whole,
  ]);
  present += 1;
});

describe('[A-532] a damaged command of a stored history', () => {
  const tooLong = { fields: { customName: { to: 'x'.repeat(101) } } };
  const ofAList = { items: [[0, { to: 1 }]] };

  it.each([
    ['with an invalid value', 'undo', { back: tooLong }],
    ['for another record', 'undo', { back: ofAList }],
    ['with an invalid value', 'redo', { forward: tooLong }],
    ['for another record', 'redo', { forward: ofAList }],
  ] as const)('%s is reported at %s, and nothing changes', async (_what, act, damage) => {
    const {
      store,
      ids: [id],
    } = await staged();
    await withHistory(store, id, (done) => Object.assign(done.at(-1)?.changes?.[0] ?? {}, damage));

    const { worlds, listed, repository } = started(store);
    const world = worlds.get(id);
    if (!world) throw new Error('the world has gone');
    if (act === 'redo') world.undo();
    const before = [[...world.boxes.values()], world.history, world.undone];
    expect(() => world[act]()).toThrow(CommandDamaged);
    expect([[...world.boxes.values()], world.history, world.undone]).toEqual(before);
    expect(listed().every(isReadableWorld)).toBe(true);
    rename(world, 'Goes on');
    const after = [[...world.boxes.values()], world.history];
    await repository.close();
    const again = started(store).worlds.get(id);
    expect([[...(again?.boxes.values() ?? [])], again?.history]).toEqual(after);
  });
});
