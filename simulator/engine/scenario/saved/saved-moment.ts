import { momentOf } from '../moments.ts';

const minuteMs = 60_000;
const units = [
  ['d', 1440],
  ['h', 60],
  ['min', 1],
] as const;

/** Minutes as a person would write them. The schema allows five digits. */
function written(minutes: number): string {
  const [unit, size] = units.find(([, one]) => minutes % one === 0) ?? ['min', 1];
  return `${minutes < 0 ? '-' : '+'}${Math.abs(minutes) / size}${unit}`;
}

const minutesFrom = (at: string, reference: Date) =>
  Math.floor((Date.parse(at) - reference.getTime()) / minuteMs);

/**
 * @param at ISO 8601
 * @returns its distance from the current time, rounded to the hour if it is months away
 */
export function savedMoment(at: string, reference: Date): string {
  const minutes = minutesFrom(at, reference);
  return written(Math.abs(minutes) < 99_999 ? minutes : Math.floor(minutes / 60) * 60);
}

/**
 * The distance of a past time, rounded more the longer ago it is. It is at least one minute,
 * because worlds count from the full hour before their start.
 */
export function savedPast(at: string, reference: Date): string {
  const minutes = Math.min(-1, minutesFrom(at, reference));
  if (minutes > -2 * 1440) return written(minutes);
  const step = minutes > -14 * 1440 ? 60 : 1440;
  return written(Math.floor(minutes / step) * step);
}

/** Scenario fields that contain times. */
const momentFields: ReadonlySet<string> = new Set([
  'created',
  'changed',
  'envelopeExpires',
  'until',
  'at',
  'sent',
  'waitingSince',
  'docExpiryDate',
  'timeFrom',
  'timeTo',
]);

const isDistance = (value: unknown): value is string =>
  typeof value === 'string' && /^[+-]/.test(value);

/**
 * A part of a file adjusted to a later current time: three days ago becomes four days ago a day
 * later.
 * @param from the current time its distances are counted from
 */
export function shiftedMoments<T>(part: T, from: Date, to: Date): T {
  if (from.getTime() === to.getTime() || typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => shiftedMoments(one, from, to)) as T;
  const entries = Object.entries(part).map(([word, value]: [string, unknown]) => [
    word,
    momentFields.has(word) && isDistance(value)
      ? savedMoment(momentOf(value, from).toISOString(), to)
      : shiftedMoments(value, from, to),
  ]);
  return Object.fromEntries(entries) as T;
}
