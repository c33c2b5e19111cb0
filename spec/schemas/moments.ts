import { limits } from '../limits.ts';

/**
 * Bounds of the moments that reach a world from outside: what is counted from them, such as the
 * end of an envelope, stays a date of four digits. Patterns, so that every tool can check them.
 */

/** Years of the clock of a world: 1970 to 9998. */
const clockYears = '(19[7-9][0-9]|[2-8][0-9]{3}|9[0-8][0-9]{2}|99[0-8][0-9]|999[0-8])';

/** Days of a record: from 1900 to September 9999, what a clock within its years can lead to. */
const recordDays =
  '^((19[0-9]{2}|[2-8][0-9]{3}|9[0-8][0-9]{2}|99[0-8][0-9]|999[0-8])-|9999-0[1-9]-)';

/** A moment for the clock of a world, or one that is compared with it. */
export const clockMoment = {
  type: 'string',
  format: 'date-time',
  maxLength: limits.momentMax,
  pattern: `^${clockYears}-`,
} as const;
export const optionalClockMoment = { ...clockMoment, type: ['string', 'null'] } as const;

/** A moment as a record of a world keeps it. */
export const recordMoment = {
  type: 'string',
  format: 'date-time',
  maxLength: limits.momentMax,
  pattern: recordDays,
} as const;
export const optionalRecordMoment = { ...recordMoment, type: ['string', 'null'] } as const;

/** A calendar day as a record of a world keeps it. */
export const recordDay = {
  type: 'string',
  format: 'date',
  maxLength: limits.dayMax,
  pattern: recordDays,
} as const;
export const optionalRecordDay = { ...recordDay, type: ['string', 'null'] } as const;
