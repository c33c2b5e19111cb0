import { limits } from '@dokubox/spec/limits.ts';

/**
 * The time of a world. It runs on from the time it was set to, or is frozen. It never leaves its
 * bounds and stops at the end of the year 9998.
 */
export interface WorldClock {
  /** The world's current time. */
  now(): Date;
  /** The current time in milliseconds since 1970. */
  nowMs(): number;
  /** The current time in ISO 8601, UTC. */
  nowIso(): string;
  /** Sets the clock to a time. The clock runs on from there. */
  set(now: Date): void;
  /** Moves the clock forward by milliseconds, never backwards. */
  advance(ms: number): void;
  /** Sets the clock back to the world's start time. */
  reset(): void;
  /** Difference from real time in milliseconds, the only state of the clock that is stored. */
  offset: number;
}

/** Source of real time in milliseconds. A constant function freezes every clock created with it. */
export type RealTime = () => number;

/** Limits a time to the range a world can have, in milliseconds since 1970. */
export const inBounds = (ms: number) =>
  Math.min(Math.max(ms, limits.clockEarliestMs), limits.clockLatestMs);

/**
 * Creates a clock that starts at `start` and advances with real time.
 * @param start the world's start time
 * @param realTime milliseconds of real time, `Date.now` outside tests
 * @param moved called with the offset and the new time in milliseconds whenever someone moves the
 * clock
 */
export function createClock(
  start: Date,
  realTime: RealTime = Date.now,
  moved: (offset: number, to: number) => void = () => undefined,
): WorldClock {
  const first = start.getTime();
  let offset = first - realTime();
  const nowMs = () => inBounds(realTime() + offset);
  // Cached, because many commands fall into the same millisecond, and each reads its time more than
  // once.
  let last = { ms: Number.NaN, iso: '' };
  const moveTo = (ms: number) => {
    const bounded = inBounds(ms);
    const to = bounded - realTime();
    // If the callback cannot store the offset and throws, the clock has not moved.
    moved(to, bounded);
    offset = to;
  };
  const isoOf = (ms: number) => {
    if (ms !== last.ms) last = { ms, iso: new Date(ms).toISOString() };
    return last.iso;
  };
  return {
    now: () => new Date(nowMs()),
    nowMs,
    nowIso: () => isoOf(nowMs()),
    set: (now) => {
      moveTo(now.getTime());
    },
    advance: (ms) => {
      if (!(ms >= 0)) throw new RangeError('a clock can only advance by zero or more milliseconds');
      moveTo(nowMs() + ms);
    },
    reset: () => {
      moveTo(first);
    },
    get offset() {
      return offset;
    },
    set offset(ms) {
      offset = ms;
    },
  };
}
