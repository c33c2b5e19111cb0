import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startStoreThread } from '../start-store-thread.ts';
import { BEAT_MS, SLOTS, type BeatTask } from './beat.ts';
import { StoreUnavailable, type RedisConnection } from './connection.ts';

/**
 * The right of a process to answer for its worlds, which ends by itself unless it is renewed. A thread
 * renews it, however long the process is at work.
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
  /** Lapses after which the process has found out what others have taken. */
  #checked = 0n;
  #ensuring: Promise<void> | undefined;

  /**
   * @param redis the connection of the process, which is made again where the store has gone silent
   * @param afterLapse finds out what others have taken, before the process answers again
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
      // Whoever calls meanwhile hears of it.
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

  /** @throws StoreUnavailable when the process cannot know whether it may answer */
  async ensure(): Promise<void> {
    if (this.isValid) return;
    if (this.#address === undefined) throw new StoreUnavailable('it is not joined yet');
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
    // The lease ends by itself with its thread, and whoever calls hears of it.
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
