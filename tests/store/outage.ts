/**
 * Part of `npm run proof:shared`: removes the store for ten seconds while users write through two
 * simulators. Checks that each call in that time is rejected as unavailable, that service resumes
 * automatically, and that every acknowledged command is stored.
 */
import { join } from 'node:path';
import { root } from '../tools/root.ts';
import { startSimulator } from '../tools/start-simulator.ts';
import { startBalancer } from './balancer.ts';
import { startSharedStore } from './redis-server.ts';
import { Writer } from './writer.ts';

/** Milliseconds for which the store is away. */
const AWAY_MS = 10_000;
/** Users who write at the same time. */
const WRITERS = 4;
/** Milliseconds for which they write before and after. */
const WORK_MS = 2_000;
/** Status of a call that cannot be stored. */
const REFUSED = 503;

/** Real time is needed here, because the outage has a duration. */
const wait = (ms: number) =>
  new Promise((resolve) => {
    AbortSignal.timeout(ms).addEventListener('abort', resolve);
  });

const store = await startSharedStore();
const options = {
  env: { SIM_STORE: store.url },
  args: ['--scenarios', join(root, 'tests', 'contract', 'scenarios')],
};
const simulators = await Promise.all([startSimulator(options), startSimulator(options)]);
const balancer = await startBalancer(simulators.map(({ url }) => url));
const writers: Writer[] = [];
for (let nth = 0; nth < WRITERS; nth += 1) writers.push(await Writer.begin(balancer.url));

const problems: string[] = [];
const refused = new Map<number, number>();
let backAt = 0;
let firstAfterMs = Number.NaN;
let isOver = false;

/** Writes until the test is over. Rejections are expected while the store is away. */
async function work(writer: Writer): Promise<void> {
  while (!isOver) {
    const before = writer.acknowledged;
    const answer = await writer.write();
    if (answer) {
      const { status, text } = answer;
      refused.set(status, (refused.get(status) ?? 0) + 1);
      if (status !== REFUSED) problems.push(`answered ${status}: ${text}`);
      await wait(50);
    }
    if (writer.acknowledged > before && backAt > 0 && Number.isNaN(firstAfterMs)) {
      firstAfterMs = performance.now() - backAt;
    }
  }
}

const working = writers.map(work);
await wait(WORK_MS);
await store.kill();
await wait(AWAY_MS);
await store.again();
backAt = performance.now();
await wait(WORK_MS);
isOver = true;
await Promise.all(working);

for (const { written } of writers) problems.push(...(await Writer.check(balancer.url, written)));
const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
const refusals = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ');
console.log(
  `the store away for ${AWAY_MS / 1000} s: ${acknowledged} commands acknowledged, refused ${refusals || 'none'}; ` +
    `the first one ${firstAfterMs.toFixed(0)} ms after it was back`,
);
if (!refused.has(REFUSED)) problems.push('nothing was refused');
for (const problem of new Set(problems)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
await balancer.stop();
await Promise.all(simulators.map(({ stop }) => stop()));
await store.stop();
