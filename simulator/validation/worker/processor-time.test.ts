import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { processorTime } from './processor-time.ts';

/** Waits without working for a while, then works; says each time when it is done. */
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

const told = existsSync('/proc/thread-self/schedstat');

describe.skipIf(!told)('[R7.13] the processor time of a thread', () => {
  it('grows with work, and not while the thread waits', async () => {
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
