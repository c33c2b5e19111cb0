import type { Evidence, ValidationContext } from './context.ts';
import type { ControlTime } from './judge-chain.ts';
import {
  clockTolerance,
  judgeTimestamp,
  type JudgedTimestamp,
  type OpenTimestamp,
} from './timestamp.ts';

/** A control time, with the time a stamp states for it. */
interface ProvenTime extends ControlTime {
  readonly stated: Date;
}

/** The earliest moment valid time stamps prove; without one the moment of validation. */
export function provenBy(timestamps: readonly JudgedTimestamp[], now: Date): ProvenTime {
  const holding = timestamps.flatMap(({ time, accuracy, checks }) =>
    time && checks.verdict.level === 'PASSED' ? [{ stated: time.getTime(), accuracy }] : [],
  );
  if (holding.length === 0) return { at: now, stated: now, proven: false };
  // By its own words a stamp may have been made so much later (RFC 3161 § 2.4.2).
  const latest = Math.min(
    ...holding.map(({ stated, accuracy }) => stated + accuracy),
    now.getTime(),
  );
  const stated = Math.min(...holding.map((one) => one.stated), now.getTime());
  return { at: new Date(latest), stated: new Date(stated), proven: true };
}

/** Whether a stamp says it is older than one it stands over, beyond what both say of their clocks. */
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
