interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/** Creating a formatter costs far more than using it, so one is kept for each zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  formatters.set(key, made);
  return made;
}

function partsOf(date: Date, timeZone: string | undefined): Parts {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(date)) parts[type] = value;
  return {
    year: (parts['year'] ?? '').padStart(4, '0'),
    month: parts['month'] ?? '',
    day: parts['day'] ?? '',
    hour: parts['hour'] ?? '',
    minute: parts['minute'] ?? '',
  };
}

/**
 * Returns `DD-MM-YYYY`, the same in every language (§9, X-31). Empty for a missing time.
 * @param timeZone IANA zone. Default: the browser's
 */
export function formatDay(moment: Date | null | undefined, timeZone?: string): string {
  if (!moment) return '';
  const { day, month, year } = partsOf(moment, timeZone);
  return `${day}-${month}-${year}`;
}

/** Returns `HH:mm`. Empty for a missing time. */
export function formatTime(moment: Date | null | undefined, timeZone?: string): string {
  if (!moment) return '';
  const { hour, minute } = partsOf(moment, timeZone);
  return `${hour}:${minute}`;
}

/** Returns `DD-MM-YYYY HH:mm`, for details. */
export function formatDayTime(moment: Date | null | undefined, timeZone?: string): string {
  if (!moment) return '';
  const { day, month, year, hour, minute } = partsOf(moment, timeZone);
  return `${day}-${month}-${year} ${hour}:${minute}`;
}

/** Returns {@link formatDayTime} followed by the zone's name, for a `title`. */
export function formatWithZone(moment: Date | null | undefined, timeZone?: string): string {
  const text = formatDayTime(moment, timeZone);
  return text && `${text} (${timeZone ?? formatter(timeZone).resolvedOptions().timeZone})`;
}

/** Returns the ISO 8601 text of a time, for the `datetime` attribute. */
export function isoOf(moment: Date | null | undefined): string | undefined {
  return moment?.toISOString();
}

/** The relation of a day to today. The caller has the words. */
export type RelativeDay = 'today' | 'yesterday' | 'earlier';

/** Returns whether the time is on today's or yesterday's calendar day in the zone (§9). */
export function relativeDay(moment: Date, now: Date, timeZone?: string): RelativeDay {
  const day = formatDay(moment, timeZone);
  if (day === formatDay(now, timeZone)) return 'today';
  const { year, month, day: dayOfMonth } = partsOf(now, timeZone);
  // Computed on the calendar and not by 24 hours, because days of 23 and 25 hours exist.
  const before = new Date(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth) - 1));
  return day === formatDay(before, 'UTC') ? 'yesterday' : 'earlier';
}
