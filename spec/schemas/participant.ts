import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { participantRoles, participantStates, participantTypes } from '../enums.ts';
import { from, named } from '../origin.ts';
import { falseIfAbsent, id, oneOf, optionalText, text } from './common.ts';

/** Somebody with a role on a document (§3). `dokuID` is spelled as specified. */
export const participantSchema = {
  $id: 'Participant',
  description: 'Somebody with a role on a document.',
  type: 'object',
  additionalProperties: false,
  required: ['participantType', 'participantRole', 'participantState', 'dokuID', 'user'],
  properties: {
    participantType: from('§3', 'Side the person acts for.', oneOf(participantTypes)),
    participantRole: from('§3', 'Role on the document.', oneOf(participantRoles)),
    participantState: from(
      '§3',
      'Whether the person’s part is done: for those who sign, their signature; others stay `TODO`.',
      oneOf(participantStates),
    ),
    signingUrlResolved: from(
      'A-166',
      'Truthy once the person opened the signing page: their own address, `hidden` for everybody else (A-166). Null or absent: the signing has not started.',
      optionalText,
    ),
    signatureRejected: from(
      'A-183',
      'True for the person who refused to sign this document, until it is sent for signing anew or given back.',
      falseIfAbsent,
    ),
    clientParticipantType: from(
      '§3',
      'Role of a client’s participant without its `CLIENT_` prefix. Null or absent for the bank’s side.',
      optionalText,
    ),
    dokuID: from('§3', 'Id of the document; spelled as specified (X-05).', id),
    user: from(
      '§3',
      'The person.',
      named('ParticipantUser', 'Somebody who takes part in a document.', {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'username', 'fullName'],
        properties: {
          id: from('§3', 'Id of the user, as `userId` of the configuration takes it.', id),
          username: from('§3', 'Name the user signs in with; bankers’ names are upper-case.', text),
          fullName: from('§3', 'Name in Latin script.', text),
          fullNameLocal: from(
            '§3',
            'Name in the tenant’s own language. Null or absent: `fullName` is shown.',
            optionalText,
          ),
          email: from('§3', 'E-mail address. Null or absent: none is known.', optionalText),
          phoneNumber: from(
            '§3',
            'Phone number in international form. Null or absent: none is known.',
            optionalText,
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type Participant = FromSchema<typeof participantSchema>;

/** Somebody who can be given a role in a box, with every role that can be theirs. */
export const participantCandidateSchema = {
  $id: 'ParticipantCandidate',
  description: 'Somebody who can be given a role in a box, with every role that can be theirs.',
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
      'Every role of that side the person can be given, in the order of the progress table. Signing for the bank and `BANK_APP_ADMIN` are rights of the person; any other role is open.',
      { type: 'array', maxItems: limits.listMax, items: oneOf(participantRoles) },
    ),
    user: from(
      'A-108',
      'The person.',
      named('CandidateUser', 'Somebody who can be given a role.', {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'username', 'fullName'],
        properties: {
          id: from('A-108', 'Id of the user; `configureDokubox` takes it as `userId`.', id),
          username: from('A-108', 'Name the user signs in with.', text),
          fullName: from('A-108', 'Name in Latin script.', text),
          fullNameLocal: from(
            'A-108',
            'Name in the tenant’s own language. Null or absent: `fullName` is shown.',
            optionalText,
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type ParticipantCandidate = FromSchema<typeof participantCandidateSchema>;
