const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment as a tester reads it, in the time of their own machine. */
export function momentText(iso: string): string {
  return format.format(new Date(iso));
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const steps = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, or how far ahead, a time is. Less than a minute counts as now. */
export function distanceText(iso: string, nowMs: number): string {
  const apart = new Date(iso).getTime() - nowMs;
  const step = steps.find(([, ms]) => Math.abs(apart) >= ms);
  return step
    ? relative.format(Math.trunc(apart / step[1]), step[0])
    : relative.format(0, 'second');
}

/** The same day and time a month later. In a shorter month it is the last day. */
export function monthAfter(iso: string): string {
  const moment = new Date(iso);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + 1);
  // Past the end of a shorter month: day 0 is the last one of the month before.
  if (moment.getUTCDate() < day) moment.setUTCDate(0);
  return moment.toISOString();
}
