import type { ControlTime } from './judge-chain.ts';
import type { JudgedTimestamp } from './timestamp.ts';

/** The earliest moment valid time stamps prove; without one the moment of validation. */
export function provenBy(timestamps: readonly JudgedTimestamp[], now: Date): ControlTime {
  const times = timestamps.flatMap(({ time, checks }) =>
    time && checks.verdict.level === 'PASSED' ? [time.getTime()] : [],
  );
  if (times.length === 0) return { at: now, proven: false };
  return { at: new Date(Math.min(...times, now.getTime())), proven: true };
}
