import { beforeEach, describe, expect, it } from 'vitest';
import { loadedCatalogue } from '../scenario/fixtures/scenario-texts.ts';
import type { BoxState } from '../state.ts';
import { UnknownRecord } from './transaction.ts';
import type { World } from './world.ts';
import { Worlds } from '../worlds/worlds.ts';

const scenarios = loadedCatalogue();
const command = { operationId: 'renameDokubox', username: 'tester' };

function makeWorld(realTime = () => 0): World {
  return new Worlds(scenarios, realTime).create({ scenario: 'everyday', tenant: 'RO' });
}

function firstBox(world: World): BoxState {
  for (const box of world.boxes.values()) return box;
  throw new Error('the world is empty');
}

/** All visible records of a world. */
function contents(world: World): string {
  return JSON.stringify([[...world.boxes.values()], [...world.users.values()], world.settings]);
}

describe('a commit', () => {
  let world: World;
  let box: BoxState;
  beforeEach(() => {
    world = makeWorld();
    box = firstBox(world);
  });

  it('replaces the record it changes and shares the rest', () => {
    const other = world.boxes.get(box.id + 1);
    world.commit(command, (tx) => {
      tx.box(box.id).customName = 'Depozit';
    });
    const after = world.boxes.get(box.id);
    expect(after?.customName).toBe('Depozit');
    expect(box.customName).not.toBe('Depozit');
    expect(after?.dokus).toBe(box.dokus);
    expect(world.boxes.get(box.id + 1)).toBe(other);
  });

  it('[A-403] is rejected if the world would exceed its limits', () => {
    const bounds = { uploadBytes: 5, boxes: world.boxes.size + 1, messages: 1 };
    const small = new Worlds(scenarios, () => 0, undefined, undefined, bounds).create({
      scenario: 'everyday',
      tenant: 'RO',
    });
    const full = expect.objectContaining({ status: 507, messageKey: 'dde.error.worldFull' });
    const upload = (size: number) =>
      small.commit(command, () => small.blobs.put(new Uint8Array(size)));
    const add = () =>
      small.commit(command, (tx) => tx.addBox({ ...box, id: tx.nextId('box'), dokus: [] }));
    upload(3);
    expect(() => upload(3)).toThrow(full);
    upload(2);
    add();
    const before = contents(small);
    expect(add).toThrow(full);
    expect(contents(small)).toBe(before);
    small.undo();
    add();
    small.reset();
    upload(5);
  });

  it('returns the finished record for a draft', () => {
    const answer = world.commit(command, (tx) => {
      const draft = tx.box(box.id);
      draft.customName = 'Depozit';
      return draft;
    });
    expect(answer).toBe(world.boxes.get(box.id));
    expect(Object.isFrozen(answer)).toBe(true);
  });

  it('leaves nothing behind when the recipe throws', () => {
    const before = contents(world);
    const failing = () =>
      world.commit(command, (tx) => {
        tx.box(box.id).customName = 'Depozit';
        tx.settings().portalStatuses = [];
        tx.addBox({ ...box, id: tx.nextId('box') });
        world.blobs.put(new Uint8Array(3));
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(contents(world)).toBe(before);
    expect(world.blobs.size).toBe(0);
    expect(world.commands).toBe(0);
    expect(world.commit(command, (tx) => tx.nextId('box'))).toBe(world.boxes.size + 101);
  });

  it('shows no change before it ends', () => {
    world.commit(command, (tx) => {
      tx.box(box.id).customName = 'Depozit';
      expect(world.boxes.get(box.id)?.customName).toBe(box.customName);
    });
  });

  it('cannot wait, run inside another commit, or change a record that does not exist', () => {
    expect(() => world.commit(command, () => Promise.resolve())).toThrow('must be synchronous');
    expect(() => world.commit(command, () => world.commit(command, () => 0))).toThrow('inside');
    expect(() => world.commit(command, (tx) => tx.box(9_999_999))).toThrow(UnknownRecord);
    expect(() => world.commit(command, (tx) => tx.user('nobody'))).toThrow(UnknownRecord);
    expect(() => world.commit(command, (tx) => tx.addBox(box))).toThrow('already exists');
    expect(() => world.commit(command, (tx) => tx.box(box.id).dokus)).toThrow('plain data');
  });

  it('finds the documents of an added box', () => {
    const added = world.commit(command, (tx) => {
      const id = tx.nextId('box');
      const doku = { ...box.dokus[0]!, id: tx.nextId('doku') };
      tx.addBox({ ...box, id, dokus: [doku] });
      tx.box(id).customName = 'Nou';
      return id;
    });
    const doku = world.boxes.get(added)?.dokus[0];
    expect(world.boxes.get(added)?.customName).toBe('Nou');
    expect(world.dokus.find(doku?.id ?? 0)?.box.id).toBe(added);
    expect(world.boxes.size).toBe(makeWorld().boxes.size + 1);
  });

  it('changes fields of a box, and later drafts continue from them', () => {
    world.commit(command, (tx) => {
      tx.changeBox(box.id, { customName: 'Depozit' });
      tx.box(box.id).cancellationNote = 'Nou';
      expect(() => {
        tx.changeBox(box.id, { customName: null });
      }).toThrow('already has a draft');
    });
    expect(world.boxes.get(box.id)).toEqual({
      ...box,
      customName: 'Depozit',
      cancellationNote: 'Nou',
    });
    expect(world.boxes.get(box.id)?.dokus).toBe(box.dokus);
    expect(() => {
      world.commit(command, (tx) => {
        tx.changeBox(0, { customName: 'Depozit' });
      });
    }).toThrow('no box 0');
  });

  it('is recorded in the history with its changes', () => {
    world.commit(command, (tx) => {
      tx.box(box.id).customName = 'Depozit';
    });
    const [entry] = world.history;
    expect(entry).toMatchObject({ ...command, number: 1, at: world.clock.nowIso() });
    expect(entry?.changes).toEqual([
      {
        kind: 'box',
        key: box.id,
        added: null,
        forward: { fields: { customName: { to: 'Depozit' } } },
        back: { fields: { customName: { to: box.customName } } },
      },
    ]);
  });
});

describe('undo, redo and reset', () => {
  it('restore everything a command changed', () => {
    const world = makeWorld();
    const box = firstBox(world);
    const username = world.userByKey('client1')?.username ?? '';
    const beginning = contents(world);
    world.commit(command, (tx) => {
      tx.box(box.id).status = 'CANCELLED';
      tx.user(username).mustChangePassword = true;
      tx.settings().featureFlags['is.doku.progress.visible'] = false;
    });
    world.commit(command, (tx) => tx.addBox({ ...box, id: tx.nextId('box'), dokus: [] }));
    const end = contents(world);
    const size = world.boxes.size;

    expect(world.undo()).toBe(true);
    expect(world.boxes.size).toBe(size - 1);
    expect(world.undo()).toBe(true);
    expect(contents(world)).toBe(beginning);
    expect(world.undo()).toBe(false);
    expect(world.commands).toBe(0);

    expect(world.redo()).toBe(true);
    expect(world.redo()).toBe(true);
    expect(world.redo()).toBe(false);
    expect(contents(world)).toBe(end);
  });

  it('forget undone commands as soon as another command is given', () => {
    const world = makeWorld();
    const box = firstBox(world);
    world.commit(command, (tx) => (tx.box(box.id).customName = 'A'));
    world.undo();
    world.commit(command, (tx) => (tx.box(box.id).customName = 'B'));
    expect(world.redo()).toBe(false);
    expect(world.boxes.get(box.id)?.customName).toBe('B');
  });

  it('reset restores records, clock and uploads, but keeps sessions', () => {
    let now = 1_000_000;
    const world = makeWorld(() => now);
    const beginning = contents(world);
    const { username } = world.userByKey('client1')!;
    const start = {
      username,
      userType: 'CLIENT' as const,
      clientNumber: '1',
      passwordChangeRequired: false,
    };
    const { session } = world.sessions.start(start, () => 'token', world.clock.nowMs());
    world.commit(command, (tx) => (tx.box(firstBox(world).id).customName = 'A'));
    world.blobs.put(new Uint8Array(1));
    world.clock.advance(60_000);
    now += 5_000;
    world.reset();
    expect(contents(world)).toBe(beginning);
    expect(world.clock.nowMs()).toBe(1_000_000);
    expect(world.blobs.size).toBe(0);
    expect(world.commands).toBe(0);
    expect(world.sessions.find(session.token, world.clock.nowMs())?.username).toBe(username);
  });
});

describe('worlds', () => {
  it('do not see each other’s changes', () => {
    const worlds = new Worlds(scenarios, () => 0);
    const request = { scenario: 'everyday', tenant: 'HU' } as const;
    const one = worlds.create(request);
    const other = worlds.create(request);
    const box = firstBox(one);
    expect(firstBox(other)).toBe(box);
    one.commit(command, (tx) => (tx.box(box.id).customName = 'Nur hier'));
    expect(other.boxes.get(box.id)).toBe(box);
    expect(one.id).not.toBe(other.id);
  });

  it('[R1.1] include one default world per tenant, created from its first scenario', () => {
    const worlds = new Worlds(scenarios, () => 0);
    const world = worlds.defaultWorld('SK');
    expect(world).toMatchObject({ scenario: 'everyday', tenant: 'SK' });
    expect(worlds.defaultWorld('SK')).toBe(world);
    expect(worlds.defaultWorld('HR')).not.toBe(world);
    expect(worlds.get(world.id)).toBe(world);
    expect(worlds.delete(world.id)).toBe(true);
    expect(worlds.get(world.id)).toBeUndefined();
    expect(worlds.defaultWorld('SK')).not.toBe(world);
  });

  it('follow the scenario in a default world until a user changes it', () => {
    const own = loadedCatalogue();
    const worlds = new Worlds(own, () => 0);
    const before = worlds.defaultWorld('CZ');
    const text = JSON.stringify({ ...own.get('everyday'), seed: 5 });
    expect(own.add('everyday.json', text)).toEqual([]);
    const after = worlds.defaultWorld('CZ');
    expect(after).not.toBe(before);
    expect(after.seed).toBe(5);
    after.commit(command, (tx) => (tx.box(firstBox(after).id).customName = 'A'));
    own.add('everyday.json', JSON.stringify({ ...own.get('everyday'), seed: 6 }));
    expect(worlds.defaultWorld('CZ')).toBe(after);
  });

  it('report what is wrong with a request for one', () => {
    const worlds = new Worlds(scenarios, () => 0);
    expect(() => worlds.create({ scenario: 'nothing' })).toThrow(/no scenario nothing.*everyday/);
    const unknownUser = { scenario: 'everyday', tenant: 'BG', user: 'banker9' } as const;
    expect(() => worlds.create(unknownUser)).toThrow(/no user banker9\. Known: client1/);
    expect(worlds.size).toBe(0);
  });

  it('start at the given time and run on with real time', () => {
    let now = 0;
    const worlds = new Worlds(scenarios, () => now);
    const moment = new Date('2026-05-04T10:20:30.000Z');
    const world = worlds.create({ scenario: 'everyday', now: moment });
    expect(world.clock.nowIso()).toBe('2026-05-04T10:20:30.000Z');
    now += 1_500;
    expect(world.clock.nowIso()).toBe('2026-05-04T10:20:31.500Z');
    world.clock.advance(60_000);
    expect(world.clock.nowIso()).toBe('2026-05-04T10:21:31.500Z');
    world.clock.set(new Date('2027-01-01T00:00:00.000Z'));
    expect(world.clock.nowIso()).toBe('2027-01-01T00:00:00.000Z');
    expect(() => world.clock.advance(-1)).toThrow(RangeError);
  });
});

describe('unused worlds', () => {
  it('[A-412] end after their idle time, except default worlds and worlds with a link', () => {
    let now = 0;
    const limits = { most: 4, keepIdleMs: 1000 };
    const worlds = new Worlds(scenarios, () => now, undefined, undefined, undefined, limits);
    const make = () => worlds.create({ scenario: 'everyday' });
    const [used, linked, longer, idle] = [make(), make(), make(), make()];
    expect(make).toThrow(/4 worlds/);
    linked.about.linkKey = 'key';
    longer.about.keepIdleHours = 1;
    now = 900;
    used.about.used();
    worlds.unload(idle.id);
    now = 1500;
    worlds.defaultWorld('HU');
    worlds.removeExpired();
    expect([...worlds.loaded()].map(({ id }) => id)).toEqual([
      used.id,
      linked.id,
      longer.id,
      'default-hu',
    ]);
  });
});
