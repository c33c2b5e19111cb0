import type { Evidence, ValidationContext } from './context.ts';
import type { ControlTime } from './judge-chain.ts';
import { judgeTimestamp, type JudgedTimestamp, type OpenTimestamp } from './timestamp.ts';

/** The earliest moment valid time stamps prove; without one the moment of validation. */
export function provenBy(timestamps: readonly JudgedTimestamp[], now: Date): ControlTime {
  const times = timestamps.flatMap(({ time, checks }) =>
    time && checks.verdict.level === 'PASSED' ? [time.getTime()] : [],
  );
  if (times.length === 0) return { at: now, proven: false };
  return { at: new Date(Math.min(...times, now.getTime())), proven: true };
}

/**
 * Judges time stamps each of which covers the older ones: the newest as of now, each older one as of the
 * time the newer ones prove.
 */
export function judgeInTurn(
  newestFirst: readonly OpenTimestamp[],
  evidence: Evidence,
  context: ValidationContext,
): ReadonlyMap<OpenTimestamp, JudgedTimestamp> {
  const judged = new Map<OpenTimestamp, JudgedTimestamp>();
  for (const one of newestFirst) {
    const control = provenBy([...judged.values()], context.now);
    judged.set(one, judgeTimestamp(one, control, evidence, context));
  }
  return judged;
}
