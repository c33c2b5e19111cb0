import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { participantTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { signerDateMarks } from '../workflow/signer-dates.ts';
import { oneOf, optionalDate, optionalFlag, optionalText, text } from './common.ts';

/**
 * Data of a document's signer (§3, A-185). `docExpiryDate` is a calendar day. A flag is null if the
 * bank does not know its value.
 */
export const signingUserSchema = {
  $id: 'SigningUser',
  description:
    'Data of a document’s signer that the signing service and the screens need before signing starts.',
  type: 'object',
  additionalProperties: false,
  required: ['userType', 'firstName', 'lastName', 'username'],
  properties: {
    userType: from('§3', 'Side the person signs for.', oneOf(participantTypes)),
    firstName: from('§3', 'First name in Latin script.', text),
    lastName: from('§3', 'Last name in Latin script.', text),
    firstNameLocal: from(
      '§3',
      'First name in the tenant’s local language. If null, show `firstName`.',
      optionalText,
    ),
    lastNameLocal: from(
      '§3',
      'Last name in the tenant’s local language. If null, show `lastName`.',
      optionalText,
    ),
    username: from(
      '§3',
      'Username. It links the data to the participant with the same username.',
      text,
    ),
    docExpiryDate: from(
      'A-185',
      'Day the identity document expires. If null, one-time signing is disabled (§4). The screen shows a warning in the last month before this day and an error after it (§5). Absent if it is not known, or if the current user may not see it and receives `docExpiryMark` (A-364).',
      optionalDate,
    ),
    docExpiryMark: from(
      'A-364',
      'Today’s mark of the expiry day (§5), for users who may not see the day. It is `notAvailable` if it is missing, `error` if it is past, `warning` if it is within a month, and `none` otherwise. Absent if `docExpiryDate` is present.',
      oneOf(signerDateMarks),
    ),
    docIssuerCountry: from(
      'A-185',
      'Country that issued the identity document, ISO 3166-1 alpha-2. If null, one-time signing treats it as missing.',
      { type: ['string', 'null'], maxLength: 2, pattern: '^[A-Z]{2}$' },
    ),
    docIssuer: from(
      '§3',
      'Authority that issued the identity document. If null, it counts as missing in CZ and SK.',
      optionalText,
    ),
    docStolen: from(
      'A-185',
      'True if the document was reported stolen. Null if it is not known, which counts as missing in CZ and SK.',
      optionalFlag,
    ),
    docValid: from(
      'A-185',
      'True if the document is valid. Null if it is not known, which counts as invalid in BG.',
      optionalFlag,
    ),
    namirialUserId: from(
      '§3',
      'Id of the user at the remote-signing service. For users other than the current one, all but the end is masked: `****1234` (A-364). If null, remote signing treats it as missing.',
      optionalText,
    ),
    namirialDeviceId: from(
      '§3',
      'Id of the user’s device at the remote-signing service, masked in the same way as `namirialUserId`. If null, remote signing treats it as missing.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type SigningUser = FromSchema<typeof signingUserSchema>;
