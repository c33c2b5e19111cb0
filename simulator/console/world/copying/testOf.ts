import { operations, type AnswerOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { JournalEntry, JournalExchange } from '@dokubox/spec/control/schemas/journal.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import type { UserRecord } from '@dokubox/spec/control/schemas/world-state.ts';
import { callOf, type TypedCall } from './callOf.ts';
import { Code, literal } from './literal.ts';

type HistoryEntry = AnswerOf<'getHistory'>[number];

/** A request, and what is known of the world it was sent to. */
export interface Copied {
  readonly exchange: JournalExchange;
  /** The whole journal: the requests that led there are among them. */
  readonly entries: readonly JournalEntry[];
  /** Commands in force, the oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly users: readonly Pick<UserRecord, 'key' | 'username'>[];
  readonly world: Pick<WorldView, 'scenario' | 'tenant' | 'user' | 'seed'>;
}

/** Milliseconds between two steps that may count: shorter ones are the time people take. */
const WAITED_MS = 300_000;
/** Longest answer in characters that a test compares as a whole. */
const maxAnswer = 1_500;
/** The mask that a journal shows instead of a secret. */
const masked = '***';

/** Operations that need a server: signing, and validating signatures. */
const onServer: ReadonlySet<OperationId> = new Set(['getSigningUrl', 'validateSignature']);

const definitionOf = (id: OperationId): OperationDefinition => operations[id];

/** `as` already signs in. Client logs of a page change nothing. */
const isBeside = (id: string) =>
  Object.hasOwn(operations, id) &&
  ['authorization', 'portal'].includes(definitionOf(id as OperationId).tag);

const momentPattern = /^\d{4}-\d\d-\d\dT/;

/** The expected part of an answer, without times and secrets, which differ in every world. */
function expected(value: unknown): unknown {
  if (typeof value === 'string') {
    const varies = momentPattern.test(value) || value.includes(masked);
    return varies ? new Code('expect.any(String)') : value;
  }
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, expected(item)]));
}

const isLeftOut = (body: object) => 'leftOut' in body;

/** Lines that hold an answer against the one in the journal. */
function answerLines(body: JournalExchange['responseBody']): readonly string[] {
  if (typeof body !== 'object' || isLeftOut(body)) return [];
  if (JSON.stringify(body).length <= maxAnswer) {
    return [`expect(answer).toEqual(${literal(expected(body))});`];
  }
  if (Array.isArray(body)) return [`expect(answer).toHaveLength(${body.length});`];
  const plain = Object.entries(body).filter(([, value]) => typeof value !== 'object');
  return [`expect(answer).toMatchObject(${literal(expected(Object.fromEntries(plain)))});`];
}

/** How a test begins: with the simulator in its own process, or with a server. */
interface Start {
  readonly imports: readonly string[];
  /** Fixtures that the test needs. */
  readonly opening: string;
  /** Its first lines, given the order of its world. */
  readonly inside: (order: string) => readonly string[];
}

const inProcess: Start = {
  imports: [
    "import { test } from '@dokubox/testing/vitest.ts';",
    "import { expect } from 'vitest';",
  ],
  opening: '{ makeWorld }',
  inside: (order) => [`const world = await makeWorld(${order});`],
};

const withServer: Start = {
  imports: [
    "import { startServer } from '@dokubox/testing/server.ts';",
    "import { expect, onTestFinished, test } from 'vitest';",
  ],
  opening: '',
  inside: (order) => [
    'const simulator = await startServer();',
    'onTestFinished(() => simulator.stop());',
    `const world = await simulator.world(${order});`,
  ],
};

/** Writes the test, a line after the other. */
class Writer {
  readonly #copied: Copied;
  readonly #lines: string[] = [];
  readonly #people = new Set<string>();
  #takesServer = false;
  #atMs: number | null = null;

  constructor(copied: Copied) {
    this.#copied = copied;
  }

  #add(...lines: readonly string[]): void {
    this.#lines.push(...lines);
  }

  /** Variable of the caller, after code that signs the caller in. */
  #person(username: string | undefined): string {
    const { users, world } = this.#copied;
    const key = users.find((user) => user.username === username)?.key ?? world.user;
    const name = key.replaceAll(/\W/g, '_');
    if (!this.#people.has(key)) {
      this.#people.add(key);
      this.#add(`const ${name} = await world.as(${literal(key)});`);
    }
    return name;
  }

  /** Adds a move of the clock if the tester moved it. */
  #pass(at: string): void {
    const atMs = Date.parse(at);
    const minutes = Math.round((atMs - (this.#atMs ?? atMs)) / 60_000);
    if (minutes * 60_000 >= WAITED_MS) this.#add(`await world.advance(${literal({ minutes })});`);
    this.#atMs = atMs;
  }

  #args({ operationId, args, isForm }: TypedCall): string {
    if (onServer.has(operationId)) this.#takesServer = true;
    if (isForm)
      this.#add('// It came with a form, which a journal does not keep: put its parts here.');
    const text = literal(args);
    if (text.includes(masked)) this.#add(`// ${masked}: a secret, which a journal masks.`);
    return text === '{}' ? '' : `, ${text}`;
  }

  /** A command that came before, by the request that gave it. */
  step({ operationId, number, at }: HistoryEntry): void {
    if (isBeside(operationId)) return;
    this.#pass(at);
    const entry = this.#copied.entries.find(
      (one) => one.operationId === operationId && one.commands === number - 1 && one.status < 400,
    );
    const call = entry && callOf(entry);
    if (!call) {
      this.#add(`// Here came ${operationId}, not by a request of this journal: do it here.`);
      return;
    }
    const name = this.#person(entry.username);
    const args = this.#args(call);
    this.#add(`await ${name}.call(${literal(call.operationId)}${args});`);
  }

  /** The request itself, and what it was answered. */
  request(call: TypedCall): void {
    const { entry, responseBody } = this.#copied.exchange;
    const { status, messageKey, faultId, username, verdict } = entry;
    this.#pass(entry.at);
    const name = this.#person(username);
    const id = literal(call.operationId);
    if (faultId !== undefined && status >= 400) {
      const fault = { operationId: call.operationId, status, messageKey, times: 1 };
      this.#add(`await world.fault(${literal(fault)});`);
    }
    const args = this.#args(call);
    // A call that breaks the contract must still be sent, although it does not compile.
    const sent = verdict === 'BROKEN_BY_CLIENT' && args !== '' ? `${args} as never` : args;
    if (status >= 400) {
      this.#add(
        `const refusal = await ${name}.refusal(${id}${sent});`,
        `expect([refusal.status, refusal.messageKey]).toEqual(${literal([status, messageKey ?? null])});`,
      );
      return;
    }
    const lines = answerLines(responseBody);
    const made = `await ${name}.call(${id}${sent});`;
    this.#add(lines.length === 0 ? made : `const answer = ${made}`, ...lines);
  }

  text(): string {
    const { entry } = this.#copied.exchange;
    const { scenario, tenant, user, seed } = this.#copied.world;
    const title = literal(`${entry.operationId ?? entry.path} is answered with ${entry.status}`);
    const order = literal({ scenario, tenant, user, seed });
    const { imports, opening, inside } = this.#takesServer ? withServer : inProcess;
    const inner = [...inside(order), ...this.#lines];
    return [
      ...imports,
      '',
      `test(${title}, async (${opening}) => {`,
      ...inner.map((line) => `  ${line.replaceAll('\n', '\n  ')}`),
      '});',
      '',
    ].join('\n');
  }
}

/**
 * A request of a journal as a Vitest test with `@dokubox/testing`. It contains a world of the same
 * scenario, the commands that led there, the request, and its answer. Steps that a journal does not
 * record, such as files and changes by hand, are comments.
 *
 * @returns null where the contract has no such operation, or the connection was closed in place of
 *   an answer
 */
export function testOf(copied: Copied): string | null {
  const { entry } = copied.exchange;
  const call = callOf(entry);
  if (!call || entry.status === 0) return null;
  const writer = new Writer(copied);
  const before = copied.history.filter(({ number }) => number <= (entry.commands ?? 0));
  for (const command of before) writer.step(command);
  writer.request(call);
  return writer.text();
}
