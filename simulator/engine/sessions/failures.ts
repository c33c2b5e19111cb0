import { limits } from '@dokubox/spec/limits.ts';
import type { SideRecords } from '../side/side-records.ts';
import type { BoundedMap } from '../side/bounded-map.ts';

interface Failures {
  readonly count: number;
  /** When the failures are forgotten and any lock ends. */
  readonly until: number;
}

const maxNames = 20_000;

/**
 * Failed sign-ins by username. Unknown names are counted too, so that a lock does not reveal an
 * account. Times are in milliseconds of the world's clock.
 */
export class FailureCounter {
  readonly #names: BoundedMap<string, Failures>;

  constructor(side: SideRecords) {
    this.#names = side.map('failures', maxNames);
  }

  /** Milliseconds until the name can sign in again. 0 unless it is locked for too many failures. */
  lockedFor(username: string, now: number): number {
    const failures = this.#names.get(username);
    if (failures === undefined || failures.count < limits.loginFailuresBeforeLock) return 0;
    return Math.max(0, failures.until - now);
  }

  /** Counts a failure. The fifth starts the lock. A failure while locked does not extend it. */
  count(username: string, now: number): void {
    const failures = this.#names.get(username);
    if (!failures || failures.until <= now) {
      this.#names.set(username, { count: 1, until: now + limits.loginLockMs });
      return;
    }
    if (failures.count >= limits.loginFailuresBeforeLock) return;
    this.#names.set(username, { count: failures.count + 1, until: now + limits.loginLockMs });
  }

  /** Clears the failures after a complete sign-in. */
  clear(username: string): void {
    this.#names.delete(username);
  }
}
