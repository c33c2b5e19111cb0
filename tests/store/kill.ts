/**
 * `npm run proof:kill`: kills the simulator at random times during writes, and checks that every
 * acknowledged command is stored. `-- 20` kills it 20 times, and `-- 20 7` uses the seed 7. `-- 20
 * 7 shared` kills one of two simulators on one store, and checks the other. `-- 20 7 disk` fills
 * the disk during the writes and frees it before each kill. Then no rejected command may be stored
 * either.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/root.ts';
import { numbers } from '../../simulator/signatures/validation/fixtures/files.ts';
import { ended, start } from '../tools/children.ts';
import { simulatorAddress } from '../tools/simulator-address.ts';
import { startSharedStore } from './redis-server.ts';
import { mountSmallDisk, noSmallDisk } from './small-disk.ts';
import { Writer, type Written } from './writer.ts';

const [kills = 100, seed = 1] = process.argv.slice(2, 4).map(Number);
const isShared = process.argv[4] === 'shared';
const isDisk = process.argv[4] === 'disk';
/** Kilobytes of the disk that is filled. */
const DISK = 64 * 1024;
/** Status of a call that cannot be stored. */
const REFUSED = 503;
/** Users who write at the same time. */
const WRITERS = 4;
/** Longest time between start and end, in milliseconds. */
const MOST_MS = 400;
const START_MS = 30_000;

const next = numbers(seed);
const disk = isDisk ? mountSmallDisk(DISK) : undefined;
if (isDisk && !disk) throw new Error(noSmallDisk);
const data = disk ? join(disk.folder, 'data') : mkdtempSync(join(tmpdir(), 'dokubox-kill-'));
const scenarios = join(root, 'tests', 'contract', 'scenarios');

const store = isShared ? await startSharedStore() : undefined;

function startHere() {
  return start(['simulator/dist/cli.js', '--port', '0', '--data', data, '--scenarios', scenarios], {
    stdio: 'pipe',
    env: { HOST: '127.0.0.1', PORT: '', SIM_STORE: store?.url ?? 'folder' },
  });
}

async function listening() {
  const child = startHere();
  const url = await simulatorAddress(child, START_MS);
  child.stdout?.resume();
  child.stderr?.resume();
  return { child, url };
}

/** The simulator that keeps running, if there are two. */
const other = isShared ? await listening() : undefined;

/** Waits for a random time, at most {@link MOST_MS}. */
const pause = () =>
  new Promise((resolve) => {
    AbortSignal.timeout(next(MOST_MS) + 1).addEventListener('abort', resolve);
  });

let refused = 0;

/** Writes until the server is gone. Commands rejected by a full disk must not be stored. */
async function workOnDisk(writer: Writer): Promise<void> {
  try {
    for (;;) {
      const answer = await writer.write();
      if (!answer) continue;
      if (answer.status !== REFUSED) problems.push(`answered ${answer.status}: ${answer.text}`);
      refused += 1;
      writer.written.maybeName = writer.written.maybeMessage = null;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    writer.unanswered += 1;
  }
}

/** Fills the disk, frees it, and leaves it full half of the time. */
async function useUp(): Promise<void> {
  if (!disk) return;
  await pause();
  disk.fill();
  await pause();
  disk.free();
  await pause();
  if (next(2) > 0) disk.fill();
}

const all: Written[] = [];
const problems: string[] = [];
let acknowledged = 0;
let unanswered = 0;
const began = performance.now();
for (let kill = 1; kill <= kills && problems.length === 0; kill += 1) {
  const { child, url } = await listening();
  // Worlds of earlier rounds are also used, so that snapshots and long histories are tested.
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, (_, nth) => {
      const known = all[all.length - 1 - nth];
      return known && next(3) > 0 ? Writer.goOn(url, known) : Writer.begin(url);
    }),
  );
  const working = writers.map((writer) => (disk ? workOnDisk(writer) : writer.work()));
  await useUp();
  AbortSignal.timeout(next(MOST_MS) + 1).addEventListener('abort', () => child.kill('SIGKILL'));
  await Promise.all([ended(child), ...working]);
  for (const { written } of writers) if (!all.includes(written)) all.push(written);
  acknowledged += writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  unanswered += writers.reduce((sum, writer) => sum + writer.unanswered, 0);

  disk?.free();
  const again = other ?? (await listening());
  for (const written of all) problems.push(...(await Writer.check(again.url, written)));
  if (again !== other) {
    again.child.kill('SIGKILL');
    await ended(again.child);
  }
  if (kill % 10 === 0) {
    console.log(`${kill} kills, ${all.length} worlds, ${acknowledged} commands acknowledged`);
  }
}
other?.child.kill('SIGKILL');
await store?.stop();
rmSync(data, { recursive: true, force: true });
disk?.leave();
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `seed ${seed}: ${kills} kills in ${seconds} s; ${acknowledged} commands acknowledged, ${unanswered} cut off, ${refused} refused by a full disk; ${all.length} worlds`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
