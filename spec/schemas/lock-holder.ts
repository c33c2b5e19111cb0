import { from, named } from '../origin.ts';
import { dateTime, text } from './common.ts';

const fields = {
  username: from(
    'A-111',
    'Username of the holder. Clients of a tenant that keeps bank names back read `BANK` for a banker (A-159).',
    text,
  ),
  fullName: from(
    'A-111',
    'Name of the holder in Latin script. Absent: kept from the current user, or no longer known.',
    text,
  ),
  fullNameLocal: from(
    'A-111',
    'The same in the order and script of the country. Absent: as `fullName`.',
    text,
  ),
  lockedUntil: from(
    'A-111',
    'When the lock runs out unless it is renewed. Absent: not told.',
    dateTime,
  ),
} as const;
const words = 'Who holds a box for writing (A-111).';

/** Who holds a box, where somebody does. */
export const lockHolder = named('LockHolder', words, {
  type: 'object',
  additionalProperties: false,
  required: ['username'],
  properties: fields,
});

/** The same where it may be nobody. */
export const optionalLockHolder = named('LockHolder', words, {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['username'],
  properties: fields,
});
