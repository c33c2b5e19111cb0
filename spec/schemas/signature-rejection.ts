import type { FromSchema } from 'json-schema-to-ts';
import { participantTypes } from '../enums.ts';
import { from, named } from '../origin.ts';
import { oneOf, optionalText } from './common.ts';

/**
 * The person who refused to sign and the reason, until signing starts again. A client
 * receives only the side of a bank signer. The reason is present if the signing service sent one.
 */
export const signatureRejection = named(
  'SignatureRejection',
  'The person who refused to sign and the reason, until signing starts again (A-183).',
  {
    type: ['object', 'null'],
    additionalProperties: false,
    required: ['participantType'],
    properties: {
      participantType: from(
        'A-183',
        'Side that refused. For a bank signer, clients receive only this field.',
        oneOf(participantTypes),
      ),
      username: from(
        'A-183',
        'Username of the person who refused. Null if the current user may not see it, or if the signing service did not send it.',
        optionalText,
      ),
      fullName: from(
        'A-183',
        'Name of the person in Latin script. Null if `username` is null.',
        optionalText,
      ),
      fullNameLocal: from(
        'A-183',
        'Name of the person in the tenant’s local language. If null, show `fullName`.',
        optionalText,
      ),
      reason: from(
        'A-183',
        'The signer’s reason. Null if the signing service sent none.',
        optionalText,
      ),
    },
  },
);
export type SignatureRejection = NonNullable<FromSchema<typeof signatureRejection>>;
