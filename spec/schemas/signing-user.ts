import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { participantTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf, optionalDate, optionalFlag, optionalText, text } from './common.ts';

/**
 * Signer data of a document (§3, A-185). `docExpiryDate` is a calendar day; the flags are null when
 * the bank does not know.
 */
export const signingUserSchema = {
  $id: 'SigningUser',
  type: 'object',
  additionalProperties: false,
  required: ['userType', 'firstName', 'lastName', 'username'],
  properties: {
    userType: from('§3', oneOf(participantTypes)),
    firstName: from('§3', text),
    lastName: from('§3', text),
    firstNameLocal: from('§3', optionalText),
    lastNameLocal: from('§3', optionalText),
    username: from('§3', text),
    docExpiryDate: from('A-185', optionalDate),
    docIssuerCountry: from('A-185', { type: ['string', 'null'], pattern: '^[A-Z]{2}$' }),
    docIssuer: from('§3', optionalText),
    docStolen: from('A-185', optionalFlag),
    docValid: from('A-185', optionalFlag),
    namirialUserId: from('§3', optionalText),
    namirialDeviceId: from('§3', optionalText),
  },
} as const satisfies JSONSchema;
export type SigningUser = FromSchema<typeof signingUserSchema>;
