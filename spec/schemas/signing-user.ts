import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { participantTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { signerDateMarks } from '../workflow/signer-dates.ts';
import { oneOf, optionalDate, optionalFlag, optionalText, text } from './common.ts';

/**
 * Signer data of a document (§3, A-185). `docExpiryDate` is a calendar day; the flags are null when
 * the bank does not know.
 */
export const signingUserSchema = {
  $id: 'SigningUser',
  description:
    'Data of somebody who signs a document: what the signing service and the screens need to know before it starts.',
  type: 'object',
  additionalProperties: false,
  required: ['userType', 'firstName', 'lastName', 'username'],
  properties: {
    userType: from('§3', 'Side the person signs for.', oneOf(participantTypes)),
    firstName: from('§3', 'First name in Latin script.', text),
    lastName: from('§3', 'Last name in Latin script.', text),
    firstNameLocal: from(
      '§3',
      'First name in the tenant’s own language. Null or absent: `firstName` is shown.',
      optionalText,
    ),
    lastNameLocal: from(
      '§3',
      'Last name in the tenant’s own language. Null or absent: `lastName` is shown.',
      optionalText,
    ),
    username: from('§3', 'Joins the data to the participant of the same username.', text),
    docExpiryDate: from(
      'A-185',
      'Day the identity document expires. Null counts as missing: one-time signing is disabled (§4); within a month it is a warning, past it an error (§5). Absent: as null, or kept from the current user, who reads `docExpiryMark` (A-364).',
      optionalDate,
    ),
    docExpiryMark: from(
      'A-364',
      'How the day is marked today (§5), for whoever does not read the day itself: `notAvailable` it is missing, `error` it is past, `warning` it is within a month, `none` otherwise. Absent where `docExpiryDate` is told.',
      oneOf(signerDateMarks),
    ),
    docIssuerCountry: from(
      'A-185',
      'Country that issued the identity document, ISO 3166-1 alpha-2. Null or absent counts as missing for one-time signing.',
      { type: ['string', 'null'], maxLength: 2, pattern: '^[A-Z]{2}$' },
    ),
    docIssuer: from(
      '§3',
      'Authority that issued the identity document. Null or absent counts as missing in CZ and SK.',
      optionalText,
    ),
    docStolen: from(
      'A-185',
      'True where the document is reported stolen. Null or absent: not known, which counts as missing in CZ and SK.',
      optionalFlag,
    ),
    docValid: from(
      'A-185',
      'True where the document is valid. Null or absent: not known, which counts as invalid in BG.',
      optionalFlag,
    ),
    namirialUserId: from(
      '§3',
      'User id at the remote-signing service; of others than the current user all but its end is masked, `****1234` (A-364). Null or absent counts as missing for remote signing.',
      optionalText,
    ),
    namirialDeviceId: from(
      '§3',
      'Device id at the remote-signing service; masked as `namirialUserId`. Null or absent counts as missing for remote signing.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type SigningUser = FromSchema<typeof signingUserSchema>;
