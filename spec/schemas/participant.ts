import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { participantRoles, participantStates, participantTypes } from '../enums.ts';
import { from, named } from '../origin.ts';
import { falseIfAbsent, id, oneOf, optionalText, text } from './common.ts';

/** A person with a role on a document (§3). `dokuID` is spelled as in the specification. */
export const participantSchema = {
  $id: 'Participant',
  description: 'A person with a role on a document.',
  type: 'object',
  additionalProperties: false,
  required: ['participantType', 'participantRole', 'participantState', 'dokuID', 'user'],
  properties: {
    participantType: from('§3', 'Side the person acts for.', oneOf(participantTypes)),
    participantRole: from('§3', 'Role on the document.', oneOf(participantRoles)),
    participantState: from(
      '§3',
      'Whether the person has done their part. For signers, it is their signature. For all others it stays `TODO`.',
      oneOf(participantStates),
    ),
    signingUrlResolved: from(
      'A-166',
      'Set once the person has opened the signing page: the address for the person themselves, `hidden` for everyone else (A-166). Null if they have not opened it.',
      optionalText,
    ),
    signatureRejected: from(
      'A-183',
      'True if the person refused to sign this document. Reset when the document is sent for signing again or returned.',
      falseIfAbsent,
    ),
    clientParticipantType: from(
      '§3',
      'Role of a client’s participant without the prefix `CLIENT_`. Null for participants of the bank.',
      optionalText,
    ),
    dokuID: from('§3', 'Id of the document, spelled as in the specification (X-05).', id),
    user: from(
      '§3',
      'The person.',
      named('ParticipantUser', 'A person who takes part in a document.', {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'username', 'fullName'],
        properties: {
          id: from('§3', 'Id of the user. A configuration sends it as `userId`.', id),
          username: from('§3', 'Username, in upper case for bankers.', text),
          fullName: from('§3', 'Name in Latin script.', text),
          fullNameLocal: from(
            '§3',
            'Name in the tenant’s local language. If null, show `fullName`.',
            optionalText,
          ),
          email: from('§3', 'E-mail address. Null if it is not known.', optionalText),
          phoneNumber: from(
            '§3',
            'Phone number in international format. Null if it is not known.',
            optionalText,
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type Participant = FromSchema<typeof participantSchema>;

/** A person who can have a role in a box, with all roles they can have. */
export const participantCandidateSchema = {
  $id: 'ParticipantCandidate',
  description: 'A person who can have a role in a box, with all roles they can have.',
  type: 'object',
  additionalProperties: false,
  required: ['participantType', 'participantRoles', 'user'],
  properties: {
    participantType: from(
      'A-108',
      'Side the person can act for in the box.',
      oneOf(participantTypes),
    ),
    participantRoles: from(
      'A-108',
      'All roles of that side the person can have, in the order of the progress table. The bank’s signing roles and `BANK_APP_ADMIN` need a right. All other roles do not.',
      { type: 'array', maxItems: limits.listMax, items: oneOf(participantRoles) },
    ),
    user: from(
      'A-108',
      'The person.',
      named('CandidateUser', 'A person who can have a role.', {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'username', 'fullName'],
        properties: {
          id: from('A-108', 'Id of the user. `configureDokubox` sends it as `userId`.', id),
          username: from('A-108', 'Username.', text),
          fullName: from('A-108', 'Name in Latin script.', text),
          fullNameLocal: from(
            'A-108',
            'Name in the tenant’s local language. If null, show `fullName`.',
            optionalText,
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type ParticipantCandidate = FromSchema<typeof participantCandidateSchema>;
