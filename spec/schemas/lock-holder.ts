import { from, named } from '../origin.ts';
import { text } from './common.ts';

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
