import type { KeyValueStorage } from '../../config/storage.ts';
import { guardKeys } from './guardKeys.ts';

/**
 * Times of the warning and the end of an idle session, in milliseconds after the last activity
 * (A-054).
 */
export interface IdleThresholds {
  readonly warnAfterMs: number;
  readonly logoutAfterMs: number;
}

/** How idle the user is. */
export type Idleness =
  /** The user is active. Check again after `lookAgainMs`. */
  | { readonly state: 'active'; readonly lookAgainMs: number }
  /** The user has been warned. Whole seconds until the end. */
  | { readonly state: 'warned'; readonly secondsLeft: number }
  | { readonly state: 'over' };

/** Shortest time between two records of activity, in milliseconds. */
const NOTE_EVERY_MS = 1_000;

/**
 * One clock of activity for all tabs of the browser. The time of the last activity is in
 * local storage. So a tab that was asleep sees activity in other tabs before it decides.
 */
export class IdleClock {
  readonly #local: KeyValueStorage;
  readonly #now: () => number;
  #own: number;

  constructor(local: KeyValueStorage, now: () => number) {
    this.#local = local;
    this.#now = now;
    this.#own = now();
    this.note(true);
  }

  /** Records that the user is active. With `always`, even if this was just recorded. */
  note(always = false): void {
    const now = this.#now();
    if (!always && now - this.#own < NOTE_EVERY_MS) return;
    this.#own = now;
    this.#local.setItem(guardKeys.activity, String(now));
  }

  /**
   * The last activity in any tab. A time in the future, after a clock was set back, counts as now.
   */
  get #last(): number {
    const kept = Number(this.#local.getItem(guardKeys.activity));
    const last = Number.isFinite(kept) ? Math.max(kept, this.#own) : this.#own;
    return Math.min(last, this.#now());
  }

  idleness({ warnAfterMs, logoutAfterMs }: IdleThresholds): Idleness {
    const idle = this.#now() - this.#last;
    if (idle >= logoutAfterMs) return { state: 'over' };
    if (idle < warnAfterMs) return { state: 'active', lookAgainMs: warnAfterMs - idle };
    return { state: 'warned', secondsLeft: Math.ceil((logoutAfterMs - idle) / 1_000) };
  }
}
