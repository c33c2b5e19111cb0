import type { Evidence, ValidationContext } from './context.ts';
import type { ControlTime } from './judge-chain.ts';
import {
  clockTolerance,
  judgeTimestamp,
  type JudgedTimestamp,
  type OpenTimestamp,
} from './timestamp.ts';

/** A control time with the stated time of its time stamp. */
interface ProvenTime extends ControlTime {
  readonly stated: Date;
}

/** Earliest time that valid time stamps prove. Without one, the validation time. */
export function provenBy(timestamps: readonly JudgedTimestamp[], now: Date): ProvenTime {
  const holding = timestamps.flatMap(({ time, accuracy, checks }) =>
    time && checks.verdict.level === 'PASSED' ? [{ stated: time.getTime(), accuracy }] : [],
  );
  if (holding.length === 0) return { at: now, stated: now, proven: false };
  // A time stamp states its accuracy, so it may have been created later by that much (RFC 3161
  // § 2.4.2).
  const latest = Math.min(
    ...holding.map(({ stated, accuracy }) => stated + accuracy),
    now.getTime(),
  );
  const stated = Math.min(...holding.map((one) => one.stated), now.getTime());
  return { at: new Date(latest), stated: new Date(stated), proven: true };
}

/**
 * Whether a time stamp states an earlier time than a stamp it covers, beyond the accuracy of both
 * clocks.
 */
export function outOfOrder(
  inner: readonly JudgedTimestamp[],
  outer: readonly JudgedTimestamp[],
): boolean {
  return inner.some((one) =>
    outer.some((over) => {
      if (!one.time || !over.time || !one.intact || !over.intact) return false;
      const apart = one.time.getTime() - over.time.getTime();
      return apart > one.accuracy + over.accuracy + clockTolerance;
    }),
  );
}

/**
 * Judges time stamps of which each covers all older ones. The newest is judged at the validation
 * time, each older one at the time proven by the newer ones.
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
