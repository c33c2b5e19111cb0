/**
 * `npm run proof:neighbours`: a user works in a world of their own on a simulator with a heap of
 * 512 MB, while neighbours disturb it. They first act in one way after the other, then in all ways at once. `-- 7`
 * uses another seed, `-- 7 "many worlds"` only one kind, `-- 7 "all at once"` only all together.
 * Fails when a call of the bystander fails, more than one in a hundred takes over 250 ms, a health
 * check takes over 300 ms, or the server ends. The two time limits are for a quiet machine with two
 * processors.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbers } from '../../simulator/signatures/validation/fixtures/files.ts';
import { SLOW_MS } from './bystander.ts';
import { neighbourKinds } from './kinds.ts';
import { Street, type NeighbourAct } from './play.ts';

const TOGETHER = 'all at once';
const MOST_SLOW = 0.01;
const MOST_HEALTH_MS = 300;
/** Number of times all neighbours act at once. */
const ALL_AT_ONCE = 3;

/**
 * Real neighbours use other machines, so their program must not use the server's processor time.
 */
const NEIGHBOURS_PRIORITY = 10;

const seed = Number(process.argv[2] ?? 1);
const only = process.argv[3];
const next = numbers(seed);
const data = mkdtempSync(join(tmpdir(), 'dokubox-neighbours-'));
const shuffled = Object.keys(neighbourKinds)
  .map((name) => [next(1_000_000), name] as const)
  .sort(([a], [b]) => a - b)
  .map(([, name]) => name);

const acts: NeighbourAct[] = [];
const street = await Street.open(['simulator/dist/cli.js'], data);
setPriority(NEIGHBOURS_PRIORITY);

async function play(name: string, chosen: readonly string[]): Promise<void> {
  if (!street.isAlive) return;
  const act = await street.act(name, chosen, 1, next(1_000_000));
  acts.push(act);
  const { calls, failed, slow, longestMs, longest, healthMs, failures } = act.met;
  console.log(
    `${name}: ${act.seconds.toFixed(1)} s; bystander ${calls} calls, ${failed} failed, ` +
      `${slow} over ${SLOW_MS} ms, longest ${longestMs.toFixed(0)} ms (${longest}), health ${healthMs.toFixed(0)} ms, loop ${act.loopMs.toFixed(0)} ms; ` +
      `memory at most ${act.peakMb.toFixed(0)} MB; neighbours heard ${act.heard}`,
  );
  for (const failure of failures) console.log(`  ${failure}`);
}

for (const name of shuffled) {
  if (only === undefined || only === name) await play(name, [name]);
}
const together = only === undefined || only === TOGETHER ? ALL_AT_ONCE : 0;
for (let time = 1; time <= together; time += 1) await play(`${TOGETHER}, ${time}`, shuffled);
const ended = await street.close();
rmSync(data, { recursive: true, force: true });

const sum = (value: (act: NeighbourAct) => number) =>
  acts.reduce((total, act) => total + value(act), 0);
const calls = sum(({ met }) => met.calls);
const failed = sum(({ met }) => met.failed);
const slow = sum(({ met }) => met.slow);
const health = Math.max(...acts.map(({ met }) => met.healthMs));
const loop = Math.max(...acts.map(({ loopMs }) => loopMs));
const peak = Math.max(...acts.map(({ peakMb }) => peakMb));
console.log(
  `seed ${seed}: ${acts.length} acts, ${calls} calls of the bystander, ${failed} failed, ` +
    `${((100 * slow) / calls).toFixed(2)} % over ${SLOW_MS} ms; health at most ${health.toFixed(0)} ms, ` +
    `the server's event loop held up ${loop.toFixed(0)} ms; memory at most ${peak.toFixed(0)} MB; ${ended === null ? 'the server lived' : `the server ended with ${ended}`}`,
);
const isWell =
  ended === null && failed === 0 && slow / calls <= MOST_SLOW && health <= MOST_HEALTH_MS;
process.exitCode = isWell ? 0 : 1;
