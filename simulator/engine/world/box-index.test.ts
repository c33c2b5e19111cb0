import { dokuboxSearchStatuses } from '@dokubox/spec/enums.ts';
import { listSorts } from '@dokubox/spec/operations/list-sorts.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadedCatalogue } from '../scenario/fixtures/scenario-texts.ts';
import type { BoxQuery } from './box-index.ts';
import { filterOf, orderOf, type BoxFilter } from './box-list.ts';
import { rowOf } from './box-row.ts';
import type { World } from './world.ts';
import { Worlds } from '../worlds/worlds.ts';

const scenarios = loadedCatalogue();
const command = { operationId: 'test', username: 'tester' };
const banker = { userType: 'BANKER', username: 'X', segments: [] } as const;

/** Shared, so that worlds of one scenario share their initial state. */
const worlds = new Worlds(scenarios, () => 0);

function makeWorld(scenario: string): World {
  return worlds.create({ scenario, tenant: 'HU' });
}

/** The reference list: every box read, filtered and sorted. */
function referenceList(world: World, filter: BoxFilter): readonly number[] {
  const rows = [...world.boxes.values()].map((box) =>
    rowOf(box, world.clients.get(box.clientNumber)),
  );
  const order = orderOf(filter, new Intl.Collator(world.policy.locale, { numeric: true }));
  return rows
    .filter(filterOf(filter))
    .sort(order)
    .map(({ id }) => id);
}

function query(more: Partial<BoxQuery> = {}): BoxQuery {
  return { user: banker, status: 'ALL', page: 0, size: 25, ...more };
}

describe('the list of a very large world', () => {
  let world: World;
  beforeEach(() => {
    world = makeWorld('very-large');
  });

  it('[R4.1] pages through 5,000 boxes without reading any of them', () => {
    const page = world.boxIndex.page(query({ page: 3 }));
    expect(page.totalElements).toBe(5_000);
    expect(page.ids).toHaveLength(25);
    expect(world.boxIndex.page(query({ page: 199 })).ids).toHaveLength(25);
    expect(world.boxIndex.page(query({ page: 200 })).ids).toEqual([]);
    expect(world.boxes.reads).toBe(0);
  });

  it('filters, searches and sorts without reading a box', () => {
    for (const sort of listSorts) world.boxIndex.page(query({ sort, status: 'IN_PROGRESS' }));
    world.boxIndex.page(query({ text: 'hitel', mine: 'X' }));
    expect(world.boxes.reads).toBe(0);
  });

  it('moves a changed box to its new place without reading any other box', () => {
    const before = world.boxIndex.page(query());
    const id = world.boxIndex.page(query({ page: 40 })).ids[7]!;
    const reads = world.boxes.reads;
    world.commit(command, (tx) => {
      tx.box(id).lastChangedAt = '2999-01-01T00:00:00.000Z';
    });
    const after = world.boxIndex.page(query());
    expect(after.ids).toEqual([id, ...before.ids.slice(0, 24)]);
    expect(after.totalElements).toBe(5_000);
    expect(world.boxes.reads).toBe(reads);
  });
});

describe('a list', () => {
  it('[R4.1] contains exactly the boxes that match its filter', () => {
    const world = makeWorld('every-box-status');
    for (const status of dokuboxSearchStatuses) {
      const filter = { user: banker, status };
      const expected = referenceList(world, filter);
      expect(world.boxIndex.all(filter)).toEqual(expected);
      // Of nine statuses with three boxes each, the boxes that clients are still preparing are not
      // visible yet.
      expect(expected.length).toBe(status === 'ALL' ? 24 : 3);
    }
  });

  it('finds names without their diacritics, client numbers and client names', () => {
    const world = makeWorld('everyday');
    const client = world.clients.get(world.userByKey('client1')!.clientNumbers[0]!)!;
    const title = world.boxIndex.page(query({ text: 'VALLALKOZOI HITEL' }));
    expect(title.totalElements).toBeGreaterThan(0);
    const byNumber = world.boxIndex.all(query({ text: client.clientNumber }));
    expect(byNumber).toEqual(world.boxIndex.all(query({ clientNumber: client.clientNumber })));
    expect(world.boxIndex.all(query({ text: client.clientName }))).toEqual(byNumber);
    expect(world.boxIndex.all(query({ text: 'qqqq' }))).toEqual([]);
  });

  it('sorts by the messages this user has not read', () => {
    const world = makeWorld('messages');
    const found = world.userByKey('client1')!;
    const user = { userType: 'CLIENT', username: found.username, segments: [] } as const;
    const sort = 'unreadMessagesCount,desc' as const;
    const [first] = world.boxIndex.all({ user, status: 'ALL', sort });
    // INTERNAL messages do not count for a client.
    const unread = (id: number) =>
      world.boxes
        .get(id)!
        .dokus.flatMap(({ messages }) => messages)
        .filter((m) => m.messageVisibility === 'EXTERNAL' && !m.readBy.includes(user.username));
    expect(unread(first!).map(({ content }) => content)).toHaveLength(4);
  });

  it('shows a client only the boxes of the given clients', () => {
    const world = makeWorld('several-clients');
    const { clientNumbers } = world.userByKey('client3')!;
    const ids = world.boxIndex.all({ user: banker, status: 'ALL', clientNumbers });
    expect(ids).toHaveLength(9);
    for (const id of ids) expect(clientNumbers).toContain(world.boxes.get(id)?.clientNumber);
  });

  it('equals the reference list after any changes, additions, undos and redos', () => {
    const statuses = ['IN_PROGRESS', 'FINALIZED', 'CANCELLED'] as const;
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('change' as const),
        at: fc.nat(26),
        status: fc.constantFrom(...statuses),
        customName: fc.option(fc.constantFrom('Ángel', 'alma', 'Zebra', 'őz', 'ól')),
        day: fc.integer({ min: 10, max: 28 }),
      }),
      fc.record({ kind: fc.constant('add' as const), at: fc.nat(26) }),
      fc.record({ kind: fc.constant('undo' as const) }),
      fc.record({ kind: fc.constant('redo' as const) }),
    );
    const filters = fc.record({
      status: fc.constantFrom('ALL' as const, ...statuses),
      sort: fc.constantFrom(...listSorts),
      local: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 12 }),
        fc.array(filters, { minLength: 1, maxLength: 3 }),
        (steps, lists) => {
          const world = makeWorld('every-box-status');
          const filters = lists.map((list) => ({ user: banker, ...list }));
          for (const one of steps) {
            for (const filter of filters) world.boxIndex.all(filter);
            if (one.kind === 'undo') world.undo();
            else if (one.kind === 'redo') world.redo();
            else {
              world.commit(command, (tx) => {
                const box = world.boxes.get(101 + one.at)!;
                if (one.kind === 'add') {
                  tx.addBox({ ...box, id: tx.nextId('box'), dokus: [] });
                  return;
                }
                const draft = tx.box(box.id);
                draft.status = one.status;
                draft.customName = one.customName;
                draft.lastChangedAt = `2020-01-${one.day}T00:00:00.000Z`;
              });
            }
          }
          for (const filter of filters) {
            expect(world.boxIndex.all(filter)).toEqual(referenceList(world, filter));
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
