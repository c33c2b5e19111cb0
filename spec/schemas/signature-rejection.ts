import type { FromSchema } from 'json-schema-to-ts';
import { participantTypes } from '../enums.ts';
import { from, named } from '../origin.ts';
import { oneOf, optionalText } from './common.ts';

/**
 * Who refused to sign, and why, until the signing starts again. A client learns of a bank
 * signer the side only; the reason is there when the signing service gave one.
 */
export const signatureRejection = named(
  'SignatureRejection',
  'Who refused to sign, and why, until the signing starts again (A-183).',
  {
    type: ['object', 'null'],
    additionalProperties: false,
    required: ['participantType'],
    properties: {
      participantType: from(
        'A-183',
        'Side that refused. The only field a client receives about a bank signer.',
        oneOf(participantTypes),
      ),
      username: from(
        'A-183',
        'Who refused. Null or absent: kept from the current user, or not told by the service.',
        optionalText,
      ),
      fullName: from(
        'A-183',
        'Their name in Latin script. Null or absent as `username`.',
        optionalText,
      ),
      fullNameLocal: from(
        'A-183',
        'Their name in the tenant’s own language. Null or absent: `fullName` is shown.',
        optionalText,
      ),
      reason: from(
        'A-183',
        'Words the signer gave. Null or absent: the signing service sent none.',
        optionalText,
      ),
    },
  },
);
export type SignatureRejection = NonNullable<FromSchema<typeof signatureRejection>>;
