import type { FromSchema } from 'json-schema-to-ts';
import { participantTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf, optionalText } from './common.ts';

/**
 * Who refused to sign, and why, until the signing starts again. A client learns of a bank
 * signer the side only; the reason is there when the signing service gave one.
 */
export const signatureRejection = {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['participantType'],
  properties: {
    participantType: from('A-183', oneOf(participantTypes)),
    username: from('A-183', optionalText),
    fullName: from('A-183', optionalText),
    fullNameLocal: from('A-183', optionalText),
    reason: from('A-183', optionalText),
  },
} as const;
export type SignatureRejection = NonNullable<FromSchema<typeof signatureRejection>>;
