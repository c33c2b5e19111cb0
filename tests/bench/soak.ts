/**
 * `npm run soak`: many callers work for ten minutes in twenty worlds, with 100,000 requests, 20,000
 * of which write messages. The simulator has a heap of 512 MB and stores its worlds in a folder.
 * Fails when a request fails, when the process uses more memory than its budget, or when memory
 * still grows in the second half. Pages of the store's file are counted separately, because the
 * system reclaims them when needed. `SOAK_SECONDS` makes it shorter.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { median } from './load.ts';
import { json, listShot, signInUser, startOurs, writeScenarios } from './situation.ts';

const WORLDS = 20;
const REQUESTS = 100_000;
/** Calls of a turn in a world, one of which writes a message. */
const TURN = 5;
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const HEAP_MB = 512;
const BUDGET_MB = 250;
/** Memory in the last quarter may be at most this many times that of the third. */
const FLAT = 1.05;
/** Number of simultaneous callers. */
const CALLERS = 8;

writeScenarios();
const folder = mkdtempSync(join(tmpdir(), 'dokubox-soak-'));
const server = await startOurs({ SIM_STORE: 'folder', SIM_DATA: folder }, [
  `--max-old-space-size=${HEAP_MB}`,
]);

/** The calls made in one world: a list, a box, a conversation, a message. */
async function callsOf(): Promise<(() => Promise<void>)[]> {
  const signedIn = await signInUser(server, 'small');
  const list = listShot(signedIn, 0);
  const listed = (await json(`${server.url}${list.path}`, {
    method: list.method,
    headers: signedIn,
    body: list.body ?? '',
  })) as { content: { id: number }[] };
  const boxId = listed.content[0]?.id ?? 0;
  const boxPath = operations.loadDokubox.url.replace('{id}', String(boxId));
  const { 'Content-Type': _type, ...bare } = signedIn;
  const box = (await json(`${server.url}${boxPath}`, { headers: bare })) as Dokubox;
  const dokuId = String(box.dokus[0]?.id);
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(`${server.url}${path}`, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  const write = () =>
    call(operations.addMessage.url.replace('{id}', dokuId), {
      method: 'POST',
      headers: signedIn,
      body: JSON.stringify({ content: 'A sentence as people write it, now and then two of them.' }),
    });
  const reads = [
    () => call(boxPath, { headers: bare }),
    () => call(list.path, { method: list.method, headers: signedIn, body: list.body ?? '' }),
    () => call(boxPath, { headers: bare }),
    () => call(operations.getCurrentUser.url, { headers: bare }),
  ];
  return [write, ...reads];
}

/** Megabytes used by the process, and megabytes of the store's file mapped into it. */
const memory: number[] = [];
const mapped: number[] = [];
function sample(): void {
  const ofStore = server.mapped('worlds.mdb');
  memory.push(server.memory().now - ofStore);
  mapped.push(ofStore);
}

let failure: unknown;
try {
  const worlds = await Promise.all(Array.from({ length: WORLDS }, callsOf));
  const started = performance.now();
  let next = 0;
  const sampler = setInterval(sample, 1_000);
  const work = async () => {
    while (next < REQUESTS) {
      const nth = next;
      next += 1;
      // The requests are spread evenly over the time, so that a slow answer does not lower the
      // load.
      const due = started + (nth * SECONDS * 1_000) / REQUESTS;
      const early = due - performance.now();
      if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
      const calls = worlds[Math.floor(nth / TURN) % WORLDS] ?? [];
      await calls[nth % TURN]?.();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, work));
  clearInterval(sampler);
  const seconds = (performance.now() - started) / 1_000;
  const quarter = Math.floor(memory.length / 4);
  const third = median(memory.slice(2 * quarter, 3 * quarter));
  const last = median(memory.slice(3 * quarter));
  const most = Math.max(...memory);
  console.log(
    `${REQUESTS} requests in ${seconds.toFixed(0)} s, ${server.cpu().toFixed(0)} ms of processor; ` +
      `memory at most ${most.toFixed(0)} MB (budget ${BUDGET_MB}), ` +
      `third quarter ${third.toFixed(0)}, last ${last.toFixed(0)} MB; ` +
      `plus up to ${Math.max(...mapped).toFixed(0)} MB of the store's file in the cache of the system`,
  );
  if (most > BUDGET_MB) failure = `more than ${BUDGET_MB} MB`;
  if (last > third * FLAT) failure = 'the second half still grows';
} catch (error) {
  failure = error;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
