import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { visibilityRules, type VisibilityRule } from '@dokubox/spec/visibility.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from '../handlers/fixtures/test-engine.ts';
import { boxNames } from '../handlers/fixtures/scenario.ts';
import { seededUsers } from '../seed/user-keys.ts';
import { Refusal } from '../handler.ts';

const rules: Readonly<Record<string, VisibilityRule>> = visibilityRules;

/** The users who can open the scenario's boxes, one per role. */
const people = seededUsers.filter(
  ({ userType, clients }) => userType === 'BANKER' || clients.includes('main'),
);

type Row = Readonly<Record<string, unknown>>;

/** Lists whose rows are compared one by one, with the entity and the key of each row. */
const nested: Readonly<Record<string, readonly [entity: string, key: (row: Row) => unknown]>> = {
  'Dokubox.dokus': ['Doku', ({ id }) => id],
  'Doku.participants': [
    'Participant',
    ({ participantRole, user }) => JSON.stringify([participantRole, user]),
  ],
  'Doku.signingUsers': ['SigningUser', ({ username }) => username],
  'Boxes.boxes': ['DokuboxListItem', ({ id }) => id],
  'Messages.messages': ['Message', ({ id }) => id],
};

/** The table's name for a missing row, if its list has none there. */
const wholeNames: Readonly<Record<string, string>> = { 'Messages.messages': 'Message' };

/** Adds every `Entity.field` in which two answers differ. */
function compare(entity: string, left: Row, right: Row, found: Set<string>): void {
  for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const path = `${entity}.${name}`;
    const [rowEntity, key] = nested[path] ?? [];
    if (rowEntity === undefined || key === undefined) {
      if (JSON.stringify(left[name]) !== JSON.stringify(right[name])) found.add(path);
      continue;
    }
    const [some, others] = [left[name] as Row[], right[name] as Row[]];
    const both = some.map((row) => [row, others.find((one) => key(one) === key(row))] as const);
    const shared = both.filter(([, other]) => other !== undefined);
    const isWhole = shared.length === Math.max(some.length, others.length);
    // Access decides which boxes a list contains, so only fields of shared boxes are compared.
    if (!isWhole && path !== 'Boxes.boxes') found.add(wholeNames[path] ?? path);
    for (const [row, other] of shared) compare(rowEntity, row, other ?? {}, found);
  }
}

/** Everything a user can read, by entity. */
async function everythingFor(test: TestEngine, as: string): Promise<Map<string, [string, Row]>> {
  const read = new Map<string, [string, Row]>();
  const search = { status: 'ALL', page: 0, size: 50 } as const;
  const { body: list } =
    userTypeOfKey(as) === 'CLIENT'
      ? await test.call('searchClientDokuboxes', { as, body: search })
      : await test.call('searchBankerDokuboxes', { as, body: search });
  read.set('list', ['Boxes', { boxes: list.content }]);
  for (const name of boxNames) {
    const box = test.box(name);
    try {
      const { body } = await test.call('loadDokubox', { as, params: { id: box.id } });
      read.set(name, ['Dokubox', body as unknown as Row]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      continue;
    }
    for (const { id } of box.dokus.filter(({ usedInBox }) => usedInBox)) {
      const { body } = await test.call('getMessages', { as, params: { id } });
      read.set(`messages ${id}`, ['Messages', { messages: body }]);
    }
  }
  return read;
}

/** Differences by their names in the table. A row of the list has the fields of its box. */
function named(found: ReadonlySet<string>): string[] {
  const names = [...found].map((name) =>
    Object.hasOwn(rules, name) ? name : name.replace('DokuboxListItem.', 'Dokubox.'),
  );
  return [...new Set(names)].sort();
}

/** A world with a value for every field. */
function completeWorld(tenant: Tenant): TestEngine {
  const test = new TestEngine(nodePorts, tenant);
  test.changeDoku('open', 3, { archivePossible: true });
  // Data from a file the client has not sent.
  const { participants, files } = test.doku('open', 2);
  test.changeDoku('open', 2, {
    files: files.map((file) => ({ ...file, warnings: ['SCRIPTS'] })),
    uploadedDocumentSigned: true,
    participants: participants.map((one) =>
      one.participantType === 'CLIENT' ? { ...one, participantState: 'DONE' } : one,
    ),
  });
  const rejection = { username: test.user('banker1').username, reason: 'The sum is wrong.' };
  test.change('byBank', (box) => {
    // The lock holder can continue, a colleague of the same side cannot.
    const expiresAt = new Date(test.world.clock.nowMs() + 60_000).toISOString();
    box.lock = { username: test.user('bankerRm').username, expiresAt };
    box.signatureRejected = true;
    box.signatureRejection = { participantType: 'BANK', ...rejection };
  });
  return test;
}

describe.each(tenants)('visibility in %s', (tenant) => {
  const policy = policyOf(tenant);
  const applies = ([, { where }]: [string, VisibilityRule]) => where === undefined || policy[where];
  const expectedRules = Object.entries(rules).filter(applies);
  const test = completeWorld(tenant);

  it('[R6.2][R6.3][R5.24] matches the table for every role, and nothing else differs', async () => {
    const answers = new Map<string, Map<string, [string, Row]>>();
    for (const { key } of people) answers.set(key, await everythingFor(test, key));
    const found = { side: new Set<string>(), person: new Set<string>() };
    for (const left of people) {
      for (const right of people) {
        if (left.key >= right.key) continue;
        const set = left.userType === right.userType ? found.person : found.side;
        const others = answers.get(right.key);
        for (const [name, [entity, answer]] of answers.get(left.key) ?? []) {
          const other = others?.get(name)?.[1];
          if (other) compare(entity, answer, other, set);
        }
      }
    }
    const bySide = expectedRules.map(([name]) => name).sort();
    expect(named(found.side)).toEqual(bySide);
    const byPerson = expectedRules.filter(([, { by }]) => by === 'person').map(([name]) => name);
    expect(named(found.person)).toEqual(byPerson.sort());
  });
});
