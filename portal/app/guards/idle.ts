import type { KeyValueStorage } from '../../config/storage.ts';
import { guardKeys } from './guardKeys.ts';

/** When an idle session warns and ends, in milliseconds after the last activity. */
export interface IdleThresholds {
  readonly warnAfterMs: number;
  readonly logoutAfterMs: number;
}

/** How idle the user is. */
export type Idleness =
  /** Working; look again after `lookAgainMs`. */
  | { readonly state: 'active'; readonly lookAgainMs: number }
  /** Warned: so many whole seconds are left. */
  | { readonly state: 'warned'; readonly secondsLeft: number }
  | { readonly state: 'over' };

/** Activity is written down at most this often, in milliseconds. */
const NOTE_EVERY_MS = 1_000;

/**
 * One clock of activity for all tabs of the browser: the moment of the last activity lies in
 * local storage, so that a tab that slept reads what happened in the others before it decides.
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

  /** Writes down that the user is here; `always` even when it was done a moment ago. */
  note(always = false): void {
    const now = this.#now();
    if (!always && now - this.#own < NOTE_EVERY_MS) return;
    this.#own = now;
    this.#local.setItem(guardKeys.activity, String(now));
  }

  /** The last activity in any tab; one in the future, after a clock was put back, counts as now. */
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
