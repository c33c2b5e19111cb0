import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { processorTime } from './processor-time.ts';

/** Code of a thread that sleeps for a while, then works, and reports after each step. */
const sleeper = `
  const { parentPort } = require('node:worker_threads');
  const { readFileSync } = require('node:fs');
  const own = Number.parseInt(readFileSync('/proc/thread-self/stat', 'utf8'), 10);
  parentPort.postMessage(own);
  parentPort.on('message', (word) => {
    if (word === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    else for (let n = 0, sum = 0; n < 5e7; n += 1) sum = (sum + n) % 7;
    parentPort.postMessage(word);
  });`;

/**
 * Code of a thread that lowers its priority as validation threads do, and reports the new priority.
 */
const modest = (module: URL) => `
  const { parentPort } = require('node:worker_threads');
  const { getPriority } = require('node:os');
  import('tsx/esm/api').then(async ({ register }) => {
    register();
    (await import(${JSON.stringify(module.href)})).stepBack();
    parentPort.postMessage(getPriority());
  });`;

const isReported = existsSync('/proc/thread-self/schedstat');

describe.skipIf(!isReported)('[R7.13] the processor time of a thread', () => {
  it('grows while the thread works, and not while it waits', async () => {
    const worker = new Worker(sleeper, { eval: true });
    try {
      const [id] = (await once(worker, 'message')) as [number];
      const spent = async (word: string) => {
        const before = processorTime(worker, id);
        worker.postMessage(word);
        await once(worker, 'message');
        return processorTime(worker, id) - before;
      };
      expect(await spent('wait')).toBeLessThan(200);
      expect(await spent('work')).toBeGreaterThan(5);
    } finally {
      await worker.terminate();
    }
  });
});

describe.skipIf(process.platform !== 'linux')('[A-488] a thread that reads files', () => {
  it('has a lower priority than the other threads of its process, which keep theirs', async () => {
    const before = getPriority();
    const worker = new Worker(modest(new URL('./processor-time.ts', import.meta.url)), {
      eval: true,
    });
    try {
      const [rank] = (await once(worker, 'message')) as [number];
      expect(rank).toBeGreaterThan(before);
      expect(getPriority()).toBe(before);
    } finally {
      await worker.terminate();
    }
  });
});
