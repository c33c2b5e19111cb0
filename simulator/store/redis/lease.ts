import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startStoreThread } from '../start-store-thread.ts';
import { BEAT_MS, SLOTS, type BeatTask } from './beat.ts';
import { StoreUnavailable, type RedisConnection } from './connection.ts';

/**
 * The right of a process to answer for its worlds. It expires unless a thread renews it. The thread
 * does so even while the process is busy.
 */
export class Lease {
  readonly #redis: RedisConnection;
  readonly #task: Omit<BeatTask, 'address' | 'shared'>;
  readonly #afterLapse: () => Promise<void>;
  readonly #shared = new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT);
  readonly #slots = new BigInt64Array(this.#shared);
  #address: string | undefined;
  #thread: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Number of lapses after which the process has checked its worlds. */
  #checked = 0n;
  #ensuring: Promise<void> | undefined;

  /**
   * @param redis connection of the process, which is replaced if the store is silent
   * @param afterLapse finds out which worlds others have taken, before the process answers again
   */
  constructor(
    redis: RedisConnection,
    task: Omit<BeatTask, 'address' | 'shared'>,
    afterLapse: () => Promise<void>,
  ) {
    this.#redis = redis;
    this.#task = task;
    this.#afterLapse = afterLapse;
  }

  async begin(address: string): Promise<void> {
    this.#address = address;
    this.#thread = this.#started(address);
    this.#timer = setInterval(() => {
      this.#thread ??= this.#started(address);
      Atomics.add(this.#slots, SLOTS.signOfLife, 1n);
      if (!this.isValid && this.#redis.isWaiting) this.#redis.restart();
      // Calls in the meantime receive the error themselves.
      this.ensure().catch(() => undefined);
    }, BEAT_MS).unref();
    await this.#renew();
  }

  get address(): string | undefined {
    return this.#address;
  }

  get isValid(): boolean {
    return this.#isRunning && Atomics.load(this.#slots, SLOTS.lapses) === this.#checked;
  }

  /** @throws StoreUnavailable if it is unknown whether the process may answer */
  async ensure(): Promise<void> {
    if (this.isValid) return;
    if (this.#address === undefined) throw new StoreUnavailable('the process has not joined yet');
    await (this.#ensuring ??= this.#renew().finally(() => (this.#ensuring = undefined)));
  }

  end(): void {
    clearInterval(this.#timer);
    void this.#thread?.terminate();
    this.#thread = undefined;
    Atomics.store(this.#slots, SLOTS.validUntil, 0n);
  }

  #started(address: string): Worker {
    const workerData: BeatTask = { ...this.#task, address, shared: this.#shared };
    const thread = startStoreThread(new URL('./beat-thread.ts', import.meta.url), { workerData });
    // Without its thread the lease expires, and callers receive an error.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }

  get #isRunning(): boolean {
    return process.hrtime.bigint() < Atomics.load(this.#slots, SLOTS.validUntil);
  }

  async #renew(): Promise<void> {
    const thread = this.#thread;
    if (!this.#isRunning && thread) {
      thread.postMessage('beat');
      await Promise.race([once(thread, 'message'), once(thread, 'exit')]);
    }
    if (!this.#isRunning) throw new StoreUnavailable('the lease could not be renewed');
    const lapses = Atomics.load(this.#slots, SLOTS.lapses);
    if (lapses === this.#checked) return;
    await this.#afterLapse();
    this.#checked = lapses;
  }
}
