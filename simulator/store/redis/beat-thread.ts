/**
 * Thread that renews the lease of a process. It has its own connection and no other task, so a
 * process that is busy for seconds keeps its worlds.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { BEAT_MS, HUNG_BEATS, LEASE_MS, MARGIN_MS, SLOTS, type BeatTask } from './beat.ts';
import { RedisConnection } from './connection.ts';
import { beatScript } from './scripts.ts';

/**
 * Time in milliseconds after which a silent connection is replaced. There is a beat every second.
 */
const SILENCE_MS = 3_000;
const NS_PER_MS = 1_000_000n;

const { url, prefix, process: id, address, shared } = workerData as BeatTask;
const slots = new BigInt64Array(shared);
const redis = await RedisConnection.open(url, prefix, SILENCE_MS);
let beats = 0;
let seen = 0n;

async function beat(): Promise<void> {
  const sign = Atomics.load(slots, SLOTS.signOfLife);
  beats = sign === seen ? beats + 1 : 0;
  seen = sign;
  // A process that hangs forever must not keep its worlds from other processes.
  if (beats > HUNG_BEATS) return;
  const began = process.hrtime.bigint();
  try {
    const known = await redis.run(beatScript, [id, address, String(LEASE_MS)]);
    if (known !== 1) Atomics.add(slots, SLOTS.lapses, 1n);
    const until = began + BigInt(LEASE_MS - MARGIN_MS) * NS_PER_MS;
    Atomics.store(slots, SLOTS.validUntil, until);
  } catch {
    // The lease expires automatically, and the next beat tries again.
  }
}

/** Serializes the beats, including extra ones on request. */
let last = Promise.resolve();
const next = () => (last = last.then(beat));
parentPort?.on('message', () => {
  void next().then(() => parentPort?.postMessage('beaten'));
});
setInterval(() => void next(), BEAT_MS);
