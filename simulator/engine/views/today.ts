import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';

/**
 * A quarter of an hour. Every time zone differs from UTC by whole quarters, so no day ends within
 * one.
 */
const QUARTER_MS = 900_000;

/**
 * Cached by time zone. Every call needs the day, and computing it took a tenth of the whole call.
 */
const last = new Map<string, { readonly quarter: number; readonly day: string }>();

/**
 * The calendar day in a time zone, yyyy-mm-dd, as `calendarDayIn` returns it.
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
