import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadedCatalogue } from '../engine/scenario/fixtures/scenario-texts.ts';
import { BoundedMap } from '../engine/side/bounded-map.ts';
import type { BoxState } from '../engine/state.ts';
import { BlobStore } from '../engine/world/blobs.ts';
import { BoxIndex } from '../engine/world/box-index.ts';
import { History } from '../engine/world/history.ts';
import { Records } from '../engine/world/records.ts';
import { SideRecords } from '../engine/side/side-records.ts';
import { OverlayTable } from '../engine/world/table.ts';
import { OpenTransaction } from '../engine/world/transaction.ts';
import type { World } from '../engine/world/world.ts';
import { Worlds } from '../engine/worlds/worlds.ts';
import { MemoryStore } from './memory-store.ts';
import { StoredWorlds } from './stored-worlds.ts';
import { WorldRecorder } from './world-recorder.ts';

const scenarios = loadedCatalogue();
const present = Date.UTC(2026, 4, 4, 8);
const command = { operationId: 'renameDokubox', username: 'tester' };
class Broken extends Error {}

/** Methods that take part in a step. Each test lets one of them fail. */
const stations = [
  [OpenTransaction, ['box', 'changeBox', 'addBox', 'user', 'settings', 'nextId', 'finish']],
  [Records, ['put', 'useIds', 'undo', 'redo', 'clear', 'isTouched', 'mark', 'markAll']],
  [OverlayTable, ['put', 'drop', 'clear', 'peek', 'own']],
  [BoxIndex, ['put', 'clear']],
  [History, ['add', 'undo', 'redo', 'clear', 'mark']],
  [BlobStore, ['put', 'clear', 'mark', 'since']],
  [SideRecords, ['checkpoint']],
  [BoundedMap, ['set']],
  [WorldRecorder, ['step', 'side']],
] as unknown as readonly (readonly [
  { prototype: Record<string, (...args: unknown[]) => unknown>; name: string },
  readonly string[],
])[];

/**
 * Whether a method stores the step. Nothing may fail after it, because stored data cannot be
 * undone.
 */
const isLast = (station: string) => station.startsWith('WorldRecorder.');

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Counts the calls of these methods. The call with the given number throws, before or after its
 * work.
 */
function breakAt(number: number, when: 'before' | 'after'): { readonly passed: string[] } {
  const passed: string[] = [];
  for (const [{ prototype, name }, methods] of stations) {
    for (const method of methods) {
      const real = prototype[method];
      if (!real) throw new Error(`${name} has no ${method}`);
      vi.spyOn(prototype, method).mockImplementation(function through(this: unknown, ...args) {
        passed.push(`${name}.${method}`);
        const breaks = passed.length === number;
        if (breaks && when === 'before') throw new Broken();
        const answer = real.apply(this, args);
        if (breaks) throw new Broken();
        return answer;
      });
    }
  }
  return { passed };
}

const firstBox = (world: World): BoxState => {
  for (const box of world.boxes.values()) return box;
  throw new Error('the world is empty');
};

/**
 * A command with every kind of change: a new box with document and upload, and a changed box, user
 * and setting.
 */
function everything(world: World): void {
  const [first, second] = [...world.boxes.values()];
  if (!first || !second) throw new Error('the scenario has two boxes');
  world.commit(command, (tx) => {
    world.blobs.put(new Uint8Array([1, 2, 3]));
    const doku = { ...first.dokus[0], id: tx.nextId('doku') } as BoxState['dokus'][number];
    tx.addBox({ ...first, id: tx.nextId('box'), dokus: [doku] });
    tx.box(second.id).customName = `after ${world.commands}`;
    tx.changeBox(first.id, { customName: `after ${world.commands}`, dokus: [...first.dokus] });
    tx.user(first.createdBy).fullName = `after ${world.commands}`;
    tx.settings().featureFlags['added'] = true;
  });
}

interface Staged {
  readonly world: World;
  readonly heard: unknown[];
  readonly repository: StoredWorlds;
  readonly store: MemoryStore;
}

/** A stored world with two active commands and an undone one. */
async function staged(): Promise<Staged> {
  const store = new MemoryStore();
  const repository = new StoredWorlds(store, () => undefined);
  const worlds = new Worlds(scenarios, () => present, undefined, repository);
  const world = worlds.create({ scenario: 'everyday', tenant: 'RO' });
  everything(world);
  world.clock.advance(1000);
  everything(world);
  everything(world);
  world.undo();
  await repository.stored();
  const heard: unknown[] = [];
  world.watchers.add({ happened: (event) => heard.push(event), ended: () => undefined });
  return { world, heard, repository, store };
}

/** Visible data of a world. */
function contents(world: World) {
  const filter = {
    user: { userType: 'BANKER', username: 'x', segments: [] },
    status: 'ALL',
  } as const;
  const boxes = [...world.boxes.values()].sort((a, b) => a.id - b.id);
  return structuredClone({
    boxes,
    users: [...world.users.values()],
    settings: world.settings,
    list: world.boxIndex.page({ ...filter, page: 0, size: 500 }),
    rows: boxes.map(({ id }) => world.boxIndex.row(id)),
    found: boxes.flatMap(({ dokus }) => dokus.map(({ id }) => world.dokus.boxIdOf(id))),
    // The third box and document were added and undone.
    gone: world.dokus.boxIdOf((boxes.at(-1)?.dokus[0]?.id ?? 0) + 1),
    ids: world.snapshot().ids,
    history: world.history,
    undone: world.undone,
    commands: world.commands,
    now: world.clock.nowIso(),
    changedAt: world.changedAt,
    uploads: [...world.blobs.since(0)],
    bytes: world.blobs.bytes,
  });
}

const stored = async ({ store, repository }: Staged) => {
  await repository.stored();
  // The order number of texts outside the history only grows.
  return [...store.entries([])].map(([key, text]) => [key, text.replace(/"order":\d+/, '')]);
};

const steps: Readonly<Record<string, (world: World) => void>> = {
  commit: everything,
  undo: (world) => world.undo(),
  redo: (world) => world.redo(),
  reset: (world) => {
    world.reset();
  },
  'change of the clock': (world) => {
    world.clock.advance(60_000);
  },
};

describe.each(Object.entries(steps))('an interrupted %s', (name, step) => {
  it.each(['before', 'after'] as const)(
    'leaves world and store unchanged, %s any part of it is done',
    async (when) => {
      const counted = await staged();
      const { passed: all } = breakAt(0, when);
      step(counted.world);
      vi.restoreAllMocks();
      const whole = contents(counted.world);
      expect(all.length).toBeGreaterThan(name === 'change of the clock' ? 4 : 8);
      expect(all.includes('WorldRecorder.step')).toBe(name !== 'change of the clock');

      const place = await staged();
      const { world, heard } = place;
      const before = contents(world);
      const storedBefore = await stored(place);
      for (const [nth, station] of all.entries()) {
        if (when === 'after' && isLast(station)) continue;
        breakAt(nth + 1, when);
        expect(
          () => {
            step(world);
          },
          `${station}, call ${nth + 1}`,
        ).toThrow(Broken);
        vi.restoreAllMocks();
        expect(contents(world), `${station}, call ${nth + 1}`).toEqual(before);
        expect(heard).toEqual([]);
      }
      expect(await stored(place)).toEqual(storedBefore);
      // The step can still be done, undone and repeated.
      step(world);
      expect(contents(world)).toEqual(whole);
      expect(heard).not.toEqual([]);
      if (world.undo()) {
        world.redo();
        expect({ ...contents(world), now: whole.now }).toEqual(whole);
      }
    },
  );

  it('a command applies for everyone else if one watcher throws', async () => {
    const { world, heard } = await staged();
    world.watchers.add({
      happened: () => {
        throw new Broken();
      },
      ended: () => {
        throw new Broken();
      },
    });
    step(world);
    world.watchers.add({ happened: (event) => heard.push(event), ended: () => heard.push('end') });
    world.watchers.end();
    expect(heard.at(-1)).toBe('end');
    expect(heard.length).toBeGreaterThan(1);
  });
});

it('a command by a watcher comes after the command that the watcher was notified of', async () => {
  const { world } = await staged();
  const { commands } = world;
  const stop = world.watchers.add({
    happened: () => {
      stop();
      everything(world);
    },
    ended: () => undefined,
  });
  everything(world);
  expect(world.commands).toBe(commands + 2);
  expect(firstBox(world).customName).toBe(`after ${commands + 1}`);
});
