/**
 * `npm run bench`: measures what the simulator costs, compared with a bare Fastify with the same
 * schemas. Both start again for each call and round, and the operating system counts the processor
 * time. The same server costs up to half as much again while the machine is busy. So both are
 * called in turn, in short windows, and the median ratio of neighbouring windows counts. Fails when
 * a budget is exceeded. After a build, `node --import tsx tests/bench/bench.ts read rename`
 * measures those rows alone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { operations } from '@dokubox/spec/operations/table.ts';
import { root } from '../tools/root.ts';
import { cpuPerRequest, median, type Shot } from './load.ts';
import { MeasuredServer } from './process.ts';
import {
  benchFolder,
  headers,
  json,
  listShot,
  MESSAGES,
  shotsFor,
  signInUser,
  startOurs,
  writeScenarios,
} from './situation.ts';

const ROUNDS = 5;
/**
 * Requests per window. Each window must span many ticks of the processor clock, which ticks every
 * 10 ms.
 */
const REQUESTS = 40_000;
/** A page of the large list may cost at most this many times a page of the small one. */
const LARGE_LIST_RATIO = 3;

const budgets = {
  getMessages: 1.5,
  /** No single part of this cost is large. The decision on stored worlds has the profile. */
  renameDokubox: 1.6,
  /** Cost with the journal, relative to the cost without it. */
  journal: 1.1,
  firstAnswer: 1.5,
  memoryMegabytes: 150,
} as const;

/** Rows that can be measured by name. Without names, all are measured. */
const rows = ['read', 'rename', 'journal', 'start', 'memory', 'list'] as const;
type Row = (typeof rows)[number];

const asked = process.argv.slice(2);
const unknown = asked.filter((one) => !rows.some((row) => row === one));
if (unknown.length > 0) {
  throw new Error(`no such row: ${unknown.join(', ')}; there are ${rows.join(', ')}`);
}
const wants = (...some: readonly Row[]) =>
  asked.length === 0 || some.some((row) => asked.includes(row));

const barePath = join(benchFolder, 'bare.mjs');
const answersPath = join(benchFolder, 'answers.json');

/** Bundles the bare server into one file, as the built simulator is. */
async function bundle(): Promise<void> {
  await build({
    entryPoints: [join(root, 'tests', 'bench', 'bare.ts')],
    outfile: barePath,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['fastify'],
    logLevel: 'warning',
  });
}

const startBare = () => MeasuredServer.start([barePath, answersPath]);

/** One value for each server: ours first, the bare one second. */
type Both<T> = readonly [T, T];

/** One call, measured on a new process of each server. */
interface Round {
  readonly first: Both<{ readonly cpu: number; readonly wall: number }>;
  /** Microseconds per request, one figure per window. */
  readonly windows: Both<readonly number[]>;
  readonly memory: Both<number>;
}

/** Milliseconds from the start of a process to its first answer to a call of the contract. */
async function firstAnswer(start: () => Promise<MeasuredServer>) {
  const before = performance.now();
  const server = await start();
  await json(`${server.url}${operations.getPortalStatuses.url}`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  return { server, first: { cpu: server.cpu(), wall: performance.now() - before } };
}

async function measure(
  call: 'get' | 'post',
  recorded: Record<'get' | 'post', Shot>,
): Promise<Round> {
  const ours = await firstAnswer(() => startOurs());
  const bare = await firstAnswer(startBare);
  const [left, right] = [ours.server, bare.server];
  try {
    const shots = await shotsFor(left);
    const [leftWindows = [], rightWindows = []] = await cpuPerRequest(
      [
        { server: left, shot: shots[call] },
        { server: right, shot: recorded[call] },
      ],
      REQUESTS,
    );
    return {
      first: [ours.first, bare.first],
      windows: [leftWindows, rightWindows],
      memory: [left.memory().peak, right.memory().peak],
    };
  } finally {
    await Promise.all([left.stop(), right.stop()]);
  }
}

/** Records the simulator's answers, which the bare server will return. */
async function recordAnswers(): Promise<{ get: Shot; post: Shot }> {
  const server = await startOurs();
  try {
    const shots = await shotsFor(server);
    const messages = await json(`${server.url}${shots.get.path}`, { headers: shots.get.headers });
    if (!Array.isArray(messages) || messages.length !== MESSAGES) {
      throw new Error(`the measured document must have ${MESSAGES} messages`);
    }
    writeFileSync(
      answersPath,
      JSON.stringify({ getMessages: messages, getPortalStatuses: { statuses: [] } }),
    );
    return shots;
  } finally {
    await server.stop();
  }
}

/** Microseconds that a page of 25 rows costs in worlds of 25 and of 5,000 boxes. */
async function measureLists(): Promise<{ small: number; large: number; memory: number }> {
  const server = await startOurs();
  try {
    const shots = [
      listShot(await signInUser(server, 'small'), 0),
      listShot(await signInUser(server, 'large'), 150),
    ];
    const [small = [], large = []] = await cpuPerRequest(
      shots.map((shot) => ({ server, shot })),
      2_000,
    );
    return {
      small: median(small),
      large: median(large),
      memory: server.memory().peak,
    };
  } finally {
    await server.stop();
  }
}

/**
 * The cost of a call with the journal, relative to the cost without it. Both are called in turn, round by
 * round.
 */
async function measureJournal(call: 'get' | 'post'): Promise<readonly number[]> {
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const servers = [await startOurs(), await startOurs({ SIM_JOURNAL: 'off' })];
    try {
      const targets = await Promise.all(
        servers.map(async (server) => ({ server, shot: (await shotsFor(server))[call] })),
      );
      const [kept = [], without = []] = await cpuPerRequest(targets, REQUESTS);
      ratios.push(...kept.map((figure, window) => figure / (without[window] ?? Number.NaN)));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
  return ratios;
}

const exceeded: string[] = [];

function report(name: string, figure: number, budget: number, detail: string): void {
  const good = figure <= budget;
  if (!good) exceeded.push(name);
  console.log(`${good ? '✓' : '✗'} ${name}: ${figure.toFixed(2)} (budget ${budget}); ${detail}`);
}

writeScenarios();
await bundle();
const shots = await recordAnswers();
const gets: Round[] = [];
const posts: Round[] = [];
const inRounds = wants('read', 'rename', 'start', 'memory');
for (let round = 1; inRounds && round <= ROUNDS; round += 1) {
  if (wants('read', 'start', 'memory')) gets.push(await measure('get', shots));
  if (wants('rename', 'start', 'memory')) posts.push(await measure('post', shots));
  console.log(`round ${round} of ${ROUNDS} done`);
}
const all = [...gets, ...posts];
const lists = wants('memory', 'list') ? await measureLists() : undefined;

/** The figures of each round for one server. */
const listOf = (figures: readonly (readonly number[])[]) =>
  figures.map((windows) => median(windows).toFixed(0)).join(' ');

function compare(
  name: string,
  budget: number,
  unit: string,
  rounds: readonly Round[],
  pick: (round: Round) => Both<readonly number[]>,
): void {
  const pairs = rounds.map(pick);
  const ratios = pairs.flatMap(([left, right]) =>
    left.map((figure, window) => figure / (right[window] ?? Number.NaN)),
  );
  const [left, right] = [listOf(pairs.map(([one]) => one)), listOf(pairs.map(([, one]) => one))];
  report(name, median(ratios), budget, `${unit}: ${left} against ${right}`);
}

console.log(`\n${ROUNDS} rounds, ${REQUESTS} requests each`);
const microseconds = 'µs of processor';
if (wants('read')) {
  compare('read of 20 messages', budgets.getMessages, microseconds, gets, ({ windows }) => windows);
}
if (wants('rename')) {
  compare('rename', budgets.renameDokubox, microseconds, posts, ({ windows }) => windows);
}
for (const call of wants('journal') ? (['get', 'post'] as const) : []) {
  const ratios = await measureJournal(call);
  const said = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  report(`journal, ${call === 'get' ? 'read' : 'rename'}`, median(ratios), budgets.journal, said);
}
if (wants('start')) {
  const processor = ({ first: [left, right] }: Round) => [[left.cpu], [right.cpu]] as const;
  compare('first answer', budgets.firstAnswer, 'ms of processor', all, processor);
  console.log(
    `  ms from start to first answer: ${listOf(all.map(({ first }) => [first[0].wall]))}`,
  );
}
if (lists && wants('memory')) {
  report(
    'memory under load in MB',
    Math.max(...all.map(({ memory }) => memory[0])),
    budgets.memoryMegabytes,
    `bare: ${listOf(all.map(({ memory }) => [memory[1]]))}; with 5,000 boxes: ${lists.memory.toFixed(0)}`,
  );
}
if (lists && wants('list')) {
  report(
    'page of 25 among 5,000 boxes',
    lists.large / lists.small,
    LARGE_LIST_RATIO,
    `${lists.large.toFixed(0)} against ${lists.small.toFixed(0)} µs among 25`,
  );
}
if (exceeded.length > 0) {
  console.error(`\nOver budget: ${exceeded.join(', ')}.`);
  process.exitCode = 1;
}
