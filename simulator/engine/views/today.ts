import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';

/** A quarter of an hour: no zone is off UTC by a part of one, so that no day ends within one. */
const QUARTER_MS = 900_000;

/** By time zone. Every call asks for the day, and to work it out cost a tenth of a whole call. */
const last = new Map<string, { readonly quarter: number; readonly day: string }>();

/**
 * The calendar day in a time zone, yyyy-mm-dd, as `calendarDayIn` tells it.
 * @param nowMs milliseconds since 1970
 */
export function todayIn(timeZone: string, nowMs: number): string {
  const quarter = Math.floor(nowMs / QUARTER_MS);
  const known = last.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const day = calendarDayIn(timeZone, new Date(nowMs));
  last.set(timeZone, { quarter, day });
  return day;
}
