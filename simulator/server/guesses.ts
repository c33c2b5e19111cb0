import { normalizeIP } from '@fastify/rate-limit';
import { Refusal } from '../engine/handler.ts';

/** Different wrong tokens an address may send before it has to wait. */
export const GUESSES = 10;
/** How long, in milliseconds, an address counts as guessing. */
const WINDOW_MS = 60_000;
/** Number of addresses remembered at the same time. A new address replaces the oldest. */
const ADDRESSES = 10_000;
/** Number of characters by which wrong tokens are distinguished. */
const TOLD_APART_BY = 64;

interface Attempts {
  readonly since: number;
  readonly tokens: Set<string>;
}

/**
 * Limits how many wrong control tokens one address can try. The right token is let in all the
 * same: testers share addresses, and a token that others can try is too long to be found this way. The
 * same wrong token counts once. Addresses of IPv6 count by their network (/64).
 */
export class Guesses {
  readonly #attempts = new Map<string, Attempts>();
  readonly #now: () => number;

  /** @param now milliseconds of a clock that only measures */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Counts a wrong token.
   * @throws Refusal 429 while the address has to wait. `Retry-After` says how long in seconds
   */
  count(ip: string, token: string): void {
    const seconds = this.secondsToWait(ip);
    if (seconds === 0) {
      this.wrong(ip, token);
      return;
    }
    throw new Refusal(429, 'dde.error.tooManyRequests', null, {
      reason: `too many wrong control tokens came from this address: try again in ${seconds} s`,
    }).sending({ 'retry-after': String(seconds) });
  }

  /** Seconds until the next token of an address is checked, or 0. */
  secondsToWait(ip: string): number {
    const attempts = this.#of(normalizeIP(ip));
    if (!attempts || attempts.tokens.size < GUESSES) return 0;
    return Math.ceil((attempts.since + WINDOW_MS - this.#now()) / 1000);
  }

  /** Remembers that a token was wrong. */
  wrong(ip: string, token: string): void {
    const address = normalizeIP(ip);
    let attempts = this.#of(address);
    if (!attempts) {
      attempts = { since: this.#now(), tokens: new Set() };
      this.#attempts.set(address, attempts);
      const [first] = this.#attempts.keys();
      if (this.#attempts.size > ADDRESSES && first !== undefined) this.#attempts.delete(first);
    }
    if (attempts.tokens.size < GUESSES) attempts.tokens.add(token.slice(0, TOLD_APART_BY));
  }

  #of(address: string): Attempts | undefined {
    const attempts = this.#attempts.get(address);
    if (!attempts || this.#now() - attempts.since < WINDOW_MS) return attempts;
    this.#attempts.delete(address);
    return undefined;
  }
}
