import { limits } from '../limits.ts';

/**
 * Limits of the times that enter a world from outside. A time derived from them, such as
 * the end of an envelope, still has a year of four digits. They are patterns, so that every tool
 * can check them.
 */

/** Years of a world's clock: 1970 to 9998. */
const clockYears = '(19[7-9][0-9]|[2-8][0-9]{3}|9[0-8][0-9]{2}|99[0-8][0-9]|999[0-8])';

/**
 * Days of a record: from 1900 to September 9999. A clock within its years cannot lead to a later
 * day.
 */
const recordDays =
  '^((19[0-9]{2}|[2-8][0-9]{3}|9[0-8][0-9]{2}|99[0-8][0-9]|999[0-8])-|9999-0[1-9]-)';

/** A time for a world's clock, or a time compared with it. */
export const clockMoment = {
  type: 'string',
  format: 'date-time',
  maxLength: limits.momentMax,
  pattern: `^${clockYears}-`,
} as const;
export const optionalClockMoment = { ...clockMoment, type: ['string', 'null'] } as const;

/** A time in a record of a world. */
export const recordMoment = {
  type: 'string',
  format: 'date-time',
  maxLength: limits.momentMax,
  pattern: recordDays,
} as const;
export const optionalRecordMoment = { ...recordMoment, type: ['string', 'null'] } as const;

/** A calendar day in a record of a world. */
export const recordDay = {
  type: 'string',
  format: 'date',
  maxLength: limits.dayMax,
  pattern: recordDays,
} as const;
export const optionalRecordDay = { ...recordDay, type: ['string', 'null'] } as const;
