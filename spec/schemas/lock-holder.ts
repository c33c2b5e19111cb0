import { from, named } from '../origin.ts';
import { dateTime, text } from './common.ts';

const fields = {
  username: from(
    'A-111',
    'Username of the lock’s holder. `BANK` for clients, if the holder is a banker and the tenant does not show bank names (A-159).',
    text,
  ),
  fullName: from(
    'A-111',
    'Name of the lock’s holder in Latin script. Absent if the current user may not see it, or if it is no longer known.',
    text,
  ),
  fullNameLocal: from(
    'A-111',
    'Name of the lock’s holder in the country’s own order and script. If absent, show `fullName`.',
    text,
  ),
  lockedUntil: from(
    'A-111',
    'Time the lock expires unless it is renewed. Absent if the current user may not see it.',
    dateTime,
  ),
} as const;
const words = 'The user who holds the lock of a box (A-111).';

/** The user who holds the lock of a box. */
export const lockHolder = named('LockHolder', words, {
  type: 'object',
  additionalProperties: false,
  required: ['username'],
  properties: fields,
});

/** The user who holds the lock of a box, or null. */
export const optionalLockHolder = named('LockHolder', words, {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['username'],
  properties: fields,
});
