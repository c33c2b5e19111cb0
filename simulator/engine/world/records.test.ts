import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from '../handlers/fixtures/test-engine.ts';
import { bundleOf, fillFrom } from '../worlds/bundle.ts';
import { measuring, sizeOf } from '../worlds/size.ts';
import type { World } from './world.ts';

const command = { operationId: 'test', username: 'test' };

/** Renames the boxes at these positions in the world. */
function rename({ world }: TestEngine, ...places: readonly number[]): void {
  const ids = [...world.boxes.keys()];
  world.commit(command, (tx) => {
    for (const place of places) tx.box(ids[place % ids.length] ?? 0).customName = `Name ${place}`;
  });
}

/** Adds a copy of a box, with new ids. */
function add({ world }: TestEngine, place: number): void {
  const ids = [...world.boxes.keys()];
  world.commit(command, (tx) => {
    const box = world.boxes.get(ids[place % ids.length] ?? 0);
    if (!box) throw new Error('no box');
    const dokus = box.dokus.map((doku) => ({ ...doku, id: tx.nextId('doku') }));
    tx.addBox({ ...box, id: tx.nextId('box'), dokus });
  });
}

/** Data found in a world without reading its boxes: pages by name, and the box of each document. */
function found(world: World) {
  const user = world.userByKey('bankerRm');
  if (!user) throw new Error('no banker');
  const status = 'ALL';
  const { ids } = world.boxIndex.page({ page: 0, size: 100, status, user });
  const last = world.lastId('doku');
  const dokus = Array.from({ length: last + 1 }, (_, id) => world.dokus.boxIdOf(id));
  return { ids, rows: ids.map((id) => world.boxIndex.row(id)), dokus };
}

describe('the records of a world', () => {
  it('are found after any commands, undos and redos as in a newly restored world', () => {
    const acts = fc.array(
      fc.tuple(fc.constantFrom('rename', 'add', 'undo', 'redo', 'list'), fc.nat(20)),
      { maxLength: 30 },
    );
    const play = (steps: readonly (readonly [string, number])[]) => {
      const test = new TestEngine(nodePorts, 'HU');
      for (const [act, place] of steps) {
        if (act === 'rename') rename(test, place, place + 3);
        if (act === 'add') add(test, place);
        if (act === 'undo') test.world.undo();
        if (act === 'redo') test.world.redo();
        if (act === 'list') found(test.world);
      }
      const { world } = new TestEngine(nodePorts, 'HU');
      world.restore(test.world.snapshot(), []);
      const { ids, rows } = found(world);
      expect(found(test.world)).toMatchObject({ ids, rows });
      for (const { id, dokus } of test.world.boxes.values()) {
        for (const doku of dokus) expect(test.world.dokus.boxIdOf(doku.id)).toBe(id);
      }
    };
    fc.assert(fc.property(acts, play), { numRuns: 25, seed: 29 });
  });

  it('stay where they are when a command that did not touch them is undone', () => {
    const test = new TestEngine(nodePorts, 'HU');
    rename(test, 0, 1, 2);
    rename(test, 3);
    const [first = 0] = test.world.boxes.keys();
    const row = test.world.boxIndex.row(first);
    test.world.undo();
    expect(test.world.boxIndex.row(first)).toBe(row);
  });

  it('return no document of a box that has been removed', () => {
    const test = new TestEngine(nodePorts, 'HU');
    add(test, 0);
    const doku = test.world.lastId('doku');
    expect(test.world.dokus.boxIdOf(doku)).toBe(test.world.lastId('box'));
    test.world.undo();
    expect(test.world.dokus.boxIdOf(doku)).toBeUndefined();
  });

  it('[A-412] are each measured once, one record a step', () => {
    const test = new TestEngine(nodePorts, 'HU');
    rename(test, 0, 1, 2);
    expect([...measuring(test.world)]).toHaveLength(3);
    add(test, 2);
    expect([...measuring(test.world)]).toHaveLength(1);
    expect([...measuring(test.world)]).toHaveLength(0);
    const written = [...test.world.changedRecords()].map((record) => JSON.stringify(record).length);
    expect(sizeOf(test.world)).toBe(written.reduce((sum, length) => sum + length));
  });

  it('[A-487] are read from a file in steps of one record or command', () => {
    const test = new TestEngine(nodePorts, 'HU');
    rename(test, 0, 1, 2);
    rename(test, 1);
    const scenario = test.engine.worlds.scenarioOf(test.world);
    if (!scenario) throw new Error('no scenario');
    const { world } = new TestEngine(nodePorts, 'HU');
    const records = 3;
    const commands = 2;
    const steps = [...fillFrom(world, bundleOf(test.world, scenario))];
    // Each record is restored, checked and restored again. Each command is frozen, undone and
    // redone.
    expect(steps.length).toBeGreaterThanOrEqual(3 * records + 2 * commands);
    expect(world.snapshot()).toEqual(test.world.snapshot());
  });
});
