import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { participantRoles, participantStates, participantTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { id, oneOf, optionalText, text } from './common.ts';

/** Somebody with a role on a document (§3). `dokuID` is spelled as specified. */
export const participantSchema = {
  $id: 'Participant',
  type: 'object',
  additionalProperties: false,
  required: ['participantType', 'participantRole', 'participantState', 'dokuID', 'user'],
  properties: {
    participantType: from('§3', oneOf(participantTypes)),
    participantRole: from('§3', oneOf(participantRoles)),
    participantState: from('§3', oneOf(participantStates)),
    signingUrlResolved: from('A-166', optionalText),
    clientParticipantType: from('§3', optionalText),
    dokuID: from('§3', id),
    user: from('§3', {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'username', 'fullName'],
      properties: {
        id: from('§3', id),
        username: from('§3', text),
        fullName: from('§3', text),
        fullNameLocal: from('§3', optionalText),
        email: from('§3', optionalText),
        phoneNumber: from('§3', optionalText),
      },
    }),
  },
} as const satisfies JSONSchema;
export type Participant = FromSchema<typeof participantSchema>;

/** Somebody who can be given a role in a box, with every role that can be theirs. */
export const participantCandidateSchema = {
  $id: 'ParticipantCandidate',
  type: 'object',
  additionalProperties: false,
  required: ['participantType', 'participantRoles', 'user'],
  properties: {
    participantType: from('A-108', oneOf(participantTypes)),
    participantRoles: from('A-108', { type: 'array', items: oneOf(participantRoles) }),
    user: from('A-108', {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'username', 'fullName'],
      properties: {
        id: from('A-108', id),
        username: from('A-108', text),
        fullName: from('A-108', text),
        fullNameLocal: from('A-108', optionalText),
      },
    }),
  },
} as const satisfies JSONSchema;
export type ParticipantCandidate = FromSchema<typeof participantCandidateSchema>;
