/**
 * Part of `npm run bench`: the cost of storing worlds. Three simulators run at the same time, with
 * their worlds in memory, in a folder, and on a local Redis server. They are called in turn, and
 * the median ratio of neighbouring windows counts. Then it measures what each of many worlds costs,
 * and whether a start with a thousand worlds takes longer. Fails when a budget is exceeded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@dokubox/spec/operations/table.ts';
import { sharedStoreProgram, startSharedStore } from '../store/redis-server.ts';
import { cpuPerRequest, median } from './load.ts';
import type { MeasuredServer } from './process.ts';
import { headers, json, shotsFor, startOurs, writeScenarios } from './situation.ts';

const ROUNDS = 3;
const REQUESTS = 12_000;
const WORLDS = 1_000;

/** Budgets: multiples of the same call with the worlds in memory, milliseconds, and kilobytes. */
const budgets = {
  folder: { read: 1.1, command: 2.1 },
  redis: { read: 1.3, command: 2.5 },
  worldMs: 5,
  worldKilobytes: 20,
  startWithWorlds: 1.5,
} as const;

const exceeded: string[] = [];

function report(name: string, figure: number, budget: number, detail: string): void {
  const good = figure <= budget;
  if (!good) exceeded.push(name);
  console.log(`${good ? '✓' : '✗'} ${name}: ${figure.toFixed(2)} (budget ${budget}); ${detail}`);
}

/** A kind of store, with its setting in the environment of a simulator and its budget. */
interface Kind {
  readonly name: string;
  readonly store: string;
  readonly budget: { readonly read: number; readonly command: number } | null;
}

/** The calls that are compared. */
const calls = [
  { name: 'read', shot: 'get' },
  { name: 'command', shot: 'post' },
] as const;

/** Processor time of reads and commands of simulators that differ only in their store. */
async function compareStores(folder: string, redis: string | undefined): Promise<void> {
  const kinds: readonly Kind[] = [
    { name: 'memory', store: 'memory', budget: null },
    { name: 'folder', store: 'folder', budget: budgets.folder },
    ...(redis === undefined ? [] : [{ name: 'redis', store: redis, budget: budgets.redis }]),
  ];
  /** Windows of each kind of store, by call and round. */
  const figures: Record<(typeof calls)[number]['name'], number[][][]> = { read: [], command: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const servers = await Promise.all(
      kinds.map(({ store }) =>
        startOurs({ SIM_STORE: store, SIM_DATA: join(folder, String(round)) }),
      ),
    );
    const targets = await Promise.all(
      servers.map(async (server) => ({ server, shots: await shotsFor(server) })),
    );
    for (const { name, shot } of calls) {
      const asked = targets.map(({ server, shots }) => ({ server, shot: shots[shot] }));
      figures[name].push(await cpuPerRequest(asked, REQUESTS));
    }
    await Promise.all(servers.map((server) => server.stop()));
  }
  for (const [nth, { name: kind, budget }] of kinds.entries()) {
    if (!budget) continue;
    for (const { name } of calls) {
      const ratios = figures[name].flatMap((windows) =>
        (windows[nth] ?? []).map((figure, window) => figure / (windows[0]?.[window] ?? Number.NaN)),
      );
      const all = (at: number) => median(figures[name].flatMap((windows) => windows[at] ?? []));
      const detail = `µs of processor: ${all(nth).toFixed(0)} against ${all(0).toFixed(0)} in memory`;
      report(`${name}, worlds in ${kind}`, median(ratios), budget[name], detail);
    }
  }
}

const makeWorld = (server: MeasuredServer) =>
  json(`${server.url}${operations.createWorld.url}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ scenario: 'small' }),
  });

/** Milliseconds of processor from the start to the first answer about worlds. */
async function cpuOfStart(folder: string): Promise<number> {
  const server = await startOurs({ SIM_STORE: 'folder', SIM_DATA: folder });
  await json(`${server.url}/__sim/ready`);
  const cpu = server.cpu();
  await server.stop();
  return cpu;
}

/** The cost of a thousand idle worlds, and of a start that finds them. */
async function measureWorlds(folder: string): Promise<void> {
  const many = join(folder, 'many');
  const server = await startOurs({ SIM_STORE: 'folder', SIM_DATA: many });
  for (let made = 0; made < 50; made += 1) await makeWorld(server);
  const before = server.memory().now;
  const times: number[] = [];
  for (let made = 0; made < WORLDS; made += 1) {
    const started = performance.now();
    await makeWorld(server);
    times.push(performance.now() - started);
  }
  const grown = ((server.memory().now - before) * 1024) / WORLDS;
  await server.stop();
  report(
    'ms to make a world',
    median(times),
    budgets.worldMs,
    `${WORLDS} worlds, kept in a folder`,
  );
  report('kB of an idle world', grown, budgets.worldKilobytes, 'memory of the process');
  const empty: number[] = [];
  const full: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    empty.push(await cpuOfStart(join(folder, 'empty', String(round))));
    full.push(await cpuOfStart(many));
  }
  const detail = `ms of processor: ${median(full).toFixed(0)} against ${median(empty).toFixed(0)}`;
  report('start with 1,000 worlds', median(full) / median(empty), budgets.startWithWorlds, detail);
}

writeScenarios();
const folder = mkdtempSync(join(tmpdir(), 'dokubox-bench-'));
const redis = sharedStoreProgram() === undefined ? undefined : await startSharedStore();
if (!redis) console.log('no Redis or Valkey server is installed: worlds on one were not measured');
try {
  await compareStores(folder, redis?.url);
  await measureWorlds(folder);
} finally {
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (exceeded.length > 0) {
  console.error(`\nOver budget: ${exceeded.join(', ')}.`);
  process.exitCode = 1;
}
