import { StoreUnavailable, type RedisConnection } from './connection.ts';
import { beatScript } from './scripts.ts';

/** After so many milliseconds without a beat other processes take the worlds of this one. */
export const LEASE_MS = 4_000;
/** How often it beats, in milliseconds. */
const BEAT_MS = 1_000;
/** How much earlier, in milliseconds, the process itself stops answering for its worlds. */
const MARGIN_MS = 500;

/** The right of a process to answer for its worlds, which ends by itself unless it is renewed. */
export class Lease {
  readonly #redis: RedisConnection;
  readonly #process: string;
  readonly #afterLapse: () => Promise<void>;
  #address: string | undefined;
  #validUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;

  /** @param afterLapse finds out what others have taken, before the process answers again */
  constructor(redis: RedisConnection, process: string, afterLapse: () => Promise<void>) {
    this.#redis = redis;
    this.#process = process;
    this.#afterLapse = afterLapse;
  }

  async begin(address: string): Promise<void> {
    this.#address = address;
    await this.#beat();
    this.#timer = setInterval(() => {
      // Whoever calls meanwhile hears of it.
      this.#beat().catch(() => undefined);
    }, BEAT_MS);
    this.#timer.unref();
  }

  get address(): string | undefined {
    return this.#address;
  }

  get isValid(): boolean {
    return performance.now() < this.#validUntil;
  }

  /** @throws StoreUnavailable when the process cannot know whether it may answer */
  async ensure(): Promise<void> {
    if (this.isValid) return;
    if (this.#address === undefined) throw new StoreUnavailable('it is not joined yet');
    await this.#beat();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#validUntil = 0;
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#renew().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #renew(): Promise<void> {
    const began = performance.now();
    const known = await this.#redis.run(beatScript, [
      this.#process,
      this.#address ?? '',
      String(LEASE_MS),
    ]);
    if (known !== 1) await this.#afterLapse();
    this.#validUntil = began + LEASE_MS - MARGIN_MS;
  }
}
