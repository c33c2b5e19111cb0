import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isReadableWorld } from '@dokubox/spec/control/schemas/worlds.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { faultsOf } from '../engine/traffic/faults.ts';
import { entriesOf } from '../engine/traffic/journal-entries.ts';
import { journalOf } from '../engine/traffic/journal.ts';
import { listedWorld } from '../engine/worlds/listed.ts';
import { callbackToken, grantOf } from '../engine/handlers/signing/callback-tokens.ts';
import { loadedCatalogue } from '../engine/scenario/fixtures/scenario-texts.ts';
import type { BoxState } from '../engine/state.ts';
import { beginningOf, bundleOf, fillFrom } from '../engine/worlds/bundle.ts';
import { WorldUnreadable } from '../engine/world/unreadable.ts';
import type { World } from '../engine/world/world.ts';
import { Worlds } from '../engine/worlds/worlds.ts';
import { storedUploadOf } from './stored-world.ts';
import { dataVersion, StoredWorlds } from './stored-worlds.ts';
import {
  sharedStoreProgram,
  startSharedStore,
  type RunningStore,
} from '../../tests/store/redis-server.ts';
import { FolderStore } from './folder/folder-store.ts';
import { MemoryStore } from './memory-store.ts';
import { RedisStore } from './redis/redis-store.ts';
import { StoreRefused, type StoreWrite, type FileChange, type Store } from './store.ts';

const scenarios = loadedCatalogue();
const rename = { operationId: 'renameDokubox', username: 'tester' };

/** A store for the worlds of a test, and the means to restart the process. */
interface Place {
  store: Store;
  reopen(): Promise<Store>;
  leave(): Promise<void>;
  /** Loads the worlds into the process, if the store does not do so itself. */
  arrived?(repository: StoredWorlds): Promise<void>;
}

const places: Readonly<Record<string, () => Promise<Place>>> = {
  memory: async () => {
    await Promise.resolve();
    const store = new MemoryStore();
    return { store, reopen: () => Promise.resolve(store), leave: () => Promise.resolve() };
  },
  'a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dokubox-store-'));
    const place: Place = {
      store: await FolderStore.open(folder),
      async reopen() {
        await place.store.close();
        return (place.store = await FolderStore.open(folder));
      },
      async leave() {
        await place.store.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
    return place;
  },
  ...(sharedStoreProgram() === undefined ? {} : { 'a shared store': inSharedStore }),
};

let sharedStore: RunningStore | undefined;
let prefixes = 0;
afterAll(() => sharedStore?.stop());

/**
 * A shared store with a separate prefix in one server. Every world is loaded before the test reads
 * it.
 */
async function inSharedStore(): Promise<Place> {
  const { url } = (sharedStore ??= await startSharedStore());
  const prefix = `test${(prefixes += 1)}:`;
  const open = async () => {
    const store = await RedisStore.open(url, prefix);
    await store.join('http://127.0.0.1:1', {
      brought: (id) => keeperNow.brought(id),
      gone: (id) => keeperNow.gone(id),
    });
    return store;
  };
  const place = {
    store: await open(),
    async reopen() {
      await place.store.close();
      return (place.store = await open());
    },
    leave: () => place.store.close(),
    async arrived(repository: StoredWorlds) {
      keeperNow = repository;
      for (const { id } of await place.store.everyWorld()) await place.store.find(id);
    },
  };
  return place;
}
let keeperNow: StoredWorlds;

let now = Date.UTC(2026, 4, 4, 8);
const problems: string[] = [];
const report = (where: string, detail: string) => problems.push(`${where}: ${detail}`);

function started(store: Store, watched = false) {
  const repository = new StoredWorlds(store, report);
  const worlds = new Worlds(scenarios, () => now, undefined, repository);
  if (watched) repository.watch(worlds);
  return { repository, worlds };
}

/** Visible data of a world. */
function contents(world: World): unknown {
  return JSON.parse(
    JSON.stringify({
      boxes: [...world.boxes.values()],
      users: [...world.users.values()],
      settings: world.settings,
      history: world.history,
      now: world.clock.nowIso(),
      journal: entriesOf(journalOf(world)),
      faults: faultsOf(world).faults,
    }),
  );
}

const firstBox = (world: World): BoxState => {
  for (const box of world.boxes.values()) return box;
  throw new Error('the world is empty');
};

function call(world: World, name: string): void {
  world.commit(rename, (tx) => {
    tx.changeBox(firstBox(world).id, { customName: name });
  });
}

const nameOf = (world: World | undefined) => world && firstBox(world).customName;

const request = (path: string) => ({
  operationId: 'loadDokubox' as const,
  method: 'GET',
  path,
  status: 200,
  verdict: 'KEPT' as const,
  durationMs: 1,
  body: undefined,
  headers: { accept: '*/*' },
  answer: { headers: {}, body: '{"id":1}' },
});

describe.each(Object.entries(places))('worlds in %s', (_name, makePlace) => {
  let place: Place;
  let repository: StoredWorlds;
  let worlds: Worlds;
  beforeEach(async () => {
    problems.length = 0;
    place = await makePlace();
    ({ repository, worlds } = started(place.store));
    await place.arrived?.(repository);
  });
  afterEach(async () => {
    await repository.settled();
    await place.leave();
  });

  /**  Restarts without closing, as after a kill. Only stored data remains. */
  const restart = async () => {
    await repository.settled();
    ({ repository, worlds } = started(await place.reopen()));
    await place.arrived?.(repository);
  };

  it('are the same after a restart, including their history', async () => {
    const world = worlds.create({ scenario: 'everyday', tenant: 'RO', user: 'bankerRm', seed: 7 });
    const box = firstBox(world);
    call(world, 'First');
    world.commit(rename, (tx) => {
      tx.settings().featureFlags['is.doku.progress.visible'] = false;
      tx.user(world.userByKey('client1')?.username ?? '').mustChangePassword = true;
    });
    world.commit(rename, (tx) => {
      const id = tx.nextId('box');
      tx.addBox({
        ...box,
        id,
        dokus: box.dokus.map((doku) => ({ ...doku, id: tx.nextId('doku') })),
      });
    });
    call(world, 'Second');
    world.undo();
    world.clock.advance(86_400_000);
    const before = contents(world);
    await restart();

    const after = worlds.get(world.id);
    if (!after) throw new Error('the world has gone');

    expect(contents(after)).toEqual(before);
    expect([after.userKey, after.seed, after.tenant]).toEqual(['bankerRm', 7, 'RO']);
    expect(after.redo()).toBe(true);
    expect(nameOf(after)).toBe('Second');
    while (after.undo());
    expect(nameOf(after)).toBe(box.customName);
    expect(after.boxes.size).toBe(worlds.create({ scenario: 'everyday', tenant: 'RO' }).boxes.size);
    await restart();
    expect(nameOf(worlds.get(world.id))).toBe(box.customName);
  });

  it('[A-414] are stored from their creation if they come from a file', async () => {
    const source = worlds.create({ scenario: 'everyday', tenant: 'RO' });
    const bytes = new TextEncoder().encode('brought along');
    source.commit(rename, () => source.blobs.put(bytes));
    const bundle = bundleOf(source, worlds.scenarioOf(source) as Scenario);
    const fill = (world: World) => fillFrom(world, bundle);
    const { id } = await worlds.adopt(beginningOf(bundle), new Date(bundle.now), 'Brought', fill);
    await restart();
    const after = worlds.get(id);
    if (!after) throw new Error('the world has gone');
    expect(bundleOf(after, bundle.scenario as Scenario)).toEqual({ ...bundle, name: 'Brought' });
    expect(after.undo()).toBe(true);
  });

  it('keep their sessions, faults and journal', async () => {
    repository.watch(worlds);
    const world = worlds.create({ scenario: 'everyday', tenant: 'HU' });
    const { sessions } = world;
    const username = world.userByKey('client1')?.username ?? '';
    const start = {
      username,
      userType: 'CLIENT' as const,
      clientNumber: '1',
      passwordChangeRequired: false,
    };
    let made = 0;
    const token = () => `random${(made += 1)}`;
    const first = sessions.start(start, token, world.clock.nowMs());
    const ended = sessions.start(start, token, world.clock.nowMs());
    sessions.end(ended.session.token);
    await sessions.passwords.change(username, 'a password of their own', 'salt');
    for (let count = 0; count < 5; count += 1) sessions.failures.count('BELA\u0000', 0);
    const code = sessions.codes.issue(
      { username, redirectUri: '/', codeChallenge: 'c' },
      token,
      world.clock.nowMs(),
    );
    world.about.linkKey = 'key of the link';
    const grant = { envelopeId: 'e', username };
    const callback = callbackToken(world, grant, token);
    faultsOf(world).add({ status: 503, times: 2 });
    journalOf(world).add(request('/one'), 1);
    await repository.close();
    ({ repository, worlds } = started(await place.reopen()));
    await place.arrived?.(repository);

    const after = worlds.get(world.id);
    if (!after) throw new Error('the world has gone');
    const at = after.clock.nowMs();
    expect(after.sessions.find(first.session.token, at)).toEqual(first.session);
    expect(after.sessions.find(ended.session.token, at)).toBeNull();
    expect(await after.sessions.passwords.matches(username, 'a password of their own')).toBe(true);
    expect(after.sessions.failures.lockedFor('BELA\u0000', 1)).toBeGreaterThan(0);
    expect(after.sessions.codes.take(code, at)?.username).toBe(username);
    expect(after.about.linkKey).toBe('key of the link');
    expect(callbackToken(after, grant, token)).toBe(callback);
    expect(grantOf(after, callback)).toEqual(grant);
    expect(faultsOf(after).faults).toMatchObject([{ faultId: 'fault-1', status: 503 }]);
    expect(entriesOf(journalOf(after))).toMatchObject([{ number: 1, path: '/one' }]);
    const refreshed = after.sessions.refresh(first.session.token, first.refreshToken, token, at);
    expect(typeof refreshed).toBe('object');
  });

  it('keep an uploaded file once, as long as a world uses it', async () => {
    const bytes = new TextEncoder().encode('the same file');
    const same = (found: Uint8Array) => Buffer.from(bytes).equals(found);
    const [one, other] = [0, 1].map(() => {
      const world = worlds.create({ scenario: 'everyday', tenant: 'SK' });
      world.commit(rename, () => world.blobs.put(bytes));
      return world;
    });
    if (!one || !other) throw new Error('no worlds');
    await restart();
    expect(worlds.get(one.id)?.blobs.get('blob-1')).toSatisfy(same);
    expect(worlds.get(one.id)?.blobs.bytes).toBe(bytes.length);
    const [entry = ''] = [...place.store.entries(['upload', one.id])].map(([, value]) => value);
    const { hash } = storedUploadOf(entry);
    worlds.delete(one.id);
    await repository.settled();
    expect(place.store.file(hash)).toSatisfy(same);
    const last = worlds.get(other.id);
    expect(last?.commit(rename, () => last.blobs.put(bytes))).toBe('blob-2');
    last?.reset();
    await repository.settled();
    expect(place.store.file(hash)).toBeUndefined();
    expect([...place.store.keys(['file'])]).toEqual([]);
  });

  it('leave memory while they are unused, and are the same when they are loaded again', async () => {
    const [idle, used] = [0, 1].map(() => worlds.create({ scenario: 'everyday', tenant: 'SK' }));
    if (!idle || !used) throw new Error('no worlds');
    call(idle, 'Left alone');
    const before = contents(idle);
    await repository.settled();
    now += 10 * 60_000;
    worlds.get(used.id);
    expect(worlds.unloadIdle(10 * 60_000)).toEqual([idle]);
    expect([...worlds.loaded()].map(({ id }) => id)).toEqual([used.id]);
    expect(worlds.size).toBe(2);
    const again = worlds.get(idle.id);
    expect(again).not.toBe(idle);
    now -= 10 * 60_000;
    expect(again && contents(again)).toEqual(before);
  });

  it('are listed with current facts without being loaded', async () => {
    const summaries = () =>
      [...worlds.summaries()].map((one) => listedWorld(one, worlds)).filter(isReadableWorld);
    const world = worlds.create({ scenario: 'everyday', tenant: 'RS', user: 'bankerRm' });
    worlds.create({ scenario: 'everyday', tenant: 'CZ' });
    world.about.name = 'Ticket 17';
    call(world, 'Changed');
    world.clock.advance(3_600_000);
    const before = summaries();
    repository.letGo(worlds.unloadIdle(0));
    await restart();
    expect(summaries()).toEqual(before);
    expect([...worlds.loaded()]).toEqual([]);

    // Steps after the summary count as well.
    const again = worlds.get(world.id);
    for (const name of ['Second', 'Third', 'Fourth']) if (again) call(again, name);
    again?.undo();
    await restart();
    expect(summaries().map(({ commands }) => commands)).toEqual(
      before.map(({ commands }) => commands && 3),
    );
    expect([...worlds.loaded()]).toEqual([]);
  });

  it('are removed completely when they are deleted', async () => {
    const world = worlds.create({ scenario: 'everyday', tenant: 'SK' });
    call(world, 'Stored');
    await repository.settled();
    call(world, 'Not stored yet');
    worlds.delete(world.id);
    call(world, 'By somebody who has not heard');
    await restart();
    expect(worlds.get(world.id)).toBeUndefined();
    expect(worlds.size).toBe(0);
    const left = [...place.store.keys([])].filter((key) => key.includes(world.id));
    expect(left).toEqual([]);
  });

  it('continue from a snapshot, which replaces its steps', async () => {
    const world = worlds.create({ scenario: 'everyday', tenant: 'HU' });
    const long = 'a sentence as people write it. '.repeat(120);
    const { id } = firstBox(world);
    for (let count = 0; count < 60; count += 1) {
      world.commit(rename, (tx) => {
        const box = tx.box(id);
        box.customName = `${count}`;
        for (const doku of box.dokus) doku.instructionEn = `${count} ${long}`;
      });
      if (count % 20 === 0) await repository.settled();
    }
    await repository.settled();
    const before = contents(world);
    expect(place.store.get(['snapshot', world.id])).toBeDefined();
    expect([...place.store.keys(['step', world.id])].length).toBeLessThan(60);
    await restart();
    const after = worlds.get(world.id);
    if (!after) throw new Error('the world has gone');
    expect(contents(after)).toEqual(before);
    after.undo();
    expect(nameOf(after)).toBe('58');
    after.reset();
    call(after, 'Anew');
    await restart();
    expect(nameOf(worlds.get(world.id))).toBe('Anew');
    expect(worlds.get(world.id)?.commands).toBe(1);
  });

  it('start again if they are default worlds that no one uses', async () => {
    const world = worlds.defaultWorld('CZ');
    const used = worlds.defaultWorld('HU');
    call(used, 'Used');
    await restart();
    now += 86_400_000;
    expect(worlds.defaultWorld('CZ').startedAt).toBe(world.startedAt + 86_400_000);
    expect(nameOf(worlds.defaultWorld('HU'))).toBe('Used');
    expect(worlds.defaultWorld('HU')).toBe(worlds.get(used.id));
  });

  it('are not changed by a program that creates other people from their scenario', async () => {
    const world = worlds.create({ scenario: 'everyday', tenant: 'HU' });
    await repository.settled();
    const header = JSON.parse(place.store.get(['world', world.id]) ?? '') as object;
    const changed = JSON.stringify({ ...header, ground: 'of other people' });
    await place.store.write([{ key: ['world', world.id], value: changed }], []);
    await restart();
    expect(() => worlds.get(world.id)).toThrow(WorldUnreadable);
    expect(problems.join()).toContain('creates other people');
    expect(place.store.get(['world', world.id])).toBe(changed);
  });

  it('of a later version are rejected in one sentence', async () => {
    await repository.settled();
    const later = String(dataVersion + 1);
    await place.store.write([{ key: ['format', 'version'], value: later }], []);
    expect(() => new StoredWorlds(place.store, report)).toThrow(StoreRefused);
  });
});

describe('a failing store', () => {
  it('resets the worlds to their stored state, and waiting callers receive an error', async () => {
    class Failing extends MemoryStore {
      fails = false;
      override async write(changes: readonly StoreWrite[], files: readonly FileChange[]) {
        if (this.fails) throw new Error('no space left');
        await super.write(changes, files);
      }
    }
    const store = new Failing();
    const { repository, worlds } = started(store, true);
    const world = worlds.create({ scenario: 'everyday', tenant: 'HU' });
    call(world, 'Stored');
    await repository.settled();
    store.fails = true;
    call(world, 'Lost');
    await expect(repository.stored()).rejects.toThrow('no space left');
    expect(nameOf(worlds.get(world.id))).toBe('Stored');
    expect(() => {
      call(world, 'On the lost one');
    }).toThrow('was reset to its stored state');
    store.fails = false;
    const after = worlds.get(world.id);
    if (after) call(after, 'Stored again');
    await repository.settled();
    expect(nameOf(started(store).worlds.get(world.id))).toBe('Stored again');
  });
});

describe('a data folder', () => {
  it('can be used by only one process at a time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dokubox-store-'));
    const store = await FolderStore.open(folder);
    await expect(FolderStore.open(folder)).rejects.toThrow(/is in use by another simulator/);
    await store.close();
    await (await FolderStore.open(folder)).close();
    rmSync(folder, { recursive: true, force: true });
  });
});
