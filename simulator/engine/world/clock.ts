import { limits } from '@dokubox/spec/limits.ts';

/**
 * The time of a world: runs on from the moment it was given, or stands still. It never leaves its bounds
 * at the end of 9998 it stops, whatever is added and however long somebody waits.
 */
export interface WorldClock {
  /** The world's present. */
  now(): Date;
  /** The same as milliseconds since 1970. */
  nowMs(): number;
  /** The same as ISO 8601 in UTC. */
  nowIso(): string;
  /** Moves the clock to a moment, from which it runs on. */
  set(now: Date): void;
  /** Moves the clock by milliseconds; never backwards. */
  advance(ms: number): void;
  /** Puts the clock back to the beginning of the world. */
  reset(): void;
  /** By how much it differs from real time, in milliseconds; all there is to keep of it. */
  offset: number;
}

/** Where real time comes from, milliseconds; a fixed function freezes every clock made with it. */
export type RealTime = () => number;

/** The nearest time a world can have, milliseconds since 1970. */
export const inBounds = (ms: number) =>
  Math.min(Math.max(ms, limits.clockEarliestMs), limits.clockLatestMs);

/**
 * A clock that starts at `start` and advances with real time.
 * @param start the world's first moment
 * @param realTime milliseconds of real time, `Date.now` unless a test says otherwise
 * @param moved is told the offset whenever somebody moves the clock, and to which moment, milliseconds
 */
export function createClock(
  start: Date,
  realTime: RealTime = Date.now,
  moved: (offset: number, to: number) => void = () => undefined,
): WorldClock {
  const first = start.getTime();
  let offset = first - realTime();
  const nowMs = () => inBounds(realTime() + offset);
  // Many commands fall into the same millisecond, and each says its time more than once.
  let last = { ms: Number.NaN, iso: '' };
  const moveTo = (ms: number) => {
    const bounded = inBounds(ms);
    const to = bounded - realTime();
    // Whoever keeps the offset may refuse it: then the clock has not moved.
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
      if (!(ms >= 0)) throw new RangeError('a clock is advanced by zero or more milliseconds');
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
