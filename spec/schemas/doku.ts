import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  dokuActions,
  dokuFlowTypeIds,
  dokuStaticActions,
  dokuStatuses,
  envelopeStatuses,
  initiators,
  messageVisibilities,
  triggers,
} from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { base64, count, flag, id, oneOf, optionalEnum, optionalText, text } from './common.ts';
import type { participantSchema } from './participant.ts';
import type { signingUserSchema } from './signing-user.ts';

/** Data of a static action inside a submit: a file's name and type, or a message. */
export const actionDataSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fileName: from('A-147', { type: 'string', minLength: 1, maxLength: limits.fileNameMax }),
    mimeType: from('A-147', { type: 'string', maxLength: 255 }),
    content: from('A-155', { type: 'string', minLength: 1, maxLength: limits.messageMax }),
    messageVisibility: from('A-155', oneOf(messageVisibilities)),
  },
} as const satisfies JSONSchema;

/** A static action handed over with a submit (§3). */
export const submitStaticActionSchema = {
  $id: 'SubmitDokuStaticAction',
  type: 'object',
  additionalProperties: false,
  required: ['dokuId', 'dokuStaticAction'],
  properties: {
    dokuId: from('§3', id),
    dokuStaticAction: from('§3', oneOf(dokuStaticActions)),
    actionData: from('§3', actionDataSchema),
    fileContent: from('§3', base64),
  },
} as const satisfies JSONSchema;
export type SubmitDokuStaticAction = FromSchema<typeof submitStaticActionSchema>;

/** When, and where it is known where, a document was signed by hand. */
const paperSigningFields = {
  signedOn: from('A-189', { type: 'string', format: 'date' }),
  place: from('A-189', { type: ['string', 'null'], maxLength: limits.paperSigningPlaceMax }),
} as const;

/** What a banker says with PrintedAndPaperSigned. */
export const paperSigningInput = {
  type: 'object',
  additionalProperties: false,
  required: ['signedOn'],
  properties: paperSigningFields,
} as const satisfies JSONSchema;

/** A document of a box (§3). Booleans that are absent mean false. */
export const dokuSchema = {
  $id: 'Doku',
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'status',
    'titleEn',
    'dokuFlowTypeId',
    'dokuDefinitionId',
    'ordinalNumber',
    'usedInBox',
    'dokuSetupCompleted',
    'dokuStaticActions',
    'dokuTransitions',
    'participants',
    'signingUsers',
    'unreadMessagesCount',
  ],
  properties: {
    id: from('§3', id),
    status: from('§4', oneOf(dokuStatuses)),
    fileName: from('§3', optionalText),
    titleEn: from('§3', text),
    titleLocal: from('§3', optionalText),
    instructionEn: from('§3', optionalText),
    instructionLocal: from('§3', optionalText),
    notes: from('§3', optionalText),
    customDokuName: from('§3', optionalText),
    dokuAction: from('§3', optionalEnum(dokuActions)),
    dokuStaticActions: from('§3', { type: 'array', items: oneOf(dokuStaticActions) }),
    dokuTransitions: from('§3', {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['triggerControl', 'sortOrder'],
        properties: {
          triggerControl: from('§3', oneOf(triggers)),
          sortOrder: from('§3', { type: 'integer' }),
        },
      },
    }),
    submitDokuStaticActions: from('§3', {
      type: 'array',
      items: { $ref: 'SubmitDokuStaticAction' },
    }),
    dokuFlowTypeId: from('§3', { type: 'integer', enum: dokuFlowTypeIds }),
    dokuDefinitionId: from('§3', id),
    dokuSetupCompleted: from('§3', flag),
    usedInBox: from('§3', flag),
    ordinalNumber: from('§3', count),
    addOtherDokuId: from('A-103', { type: ['integer', 'null'], minimum: 1 }),
    isReconfiguredAdded: from('§3', flag),
    reconfigured: from('§3', flag),
    downloadable: from('§3', flag),
    initiatedBy: from('§3', optionalEnum(initiators)),
    signedOutsideDDE: from('§3', flag),
    uploadedDocumentSigned: from('§3', flag),
    clientSignatureNeeded: from('§3', flag),
    firstBankSignatureNeeded: from('§3', flag),
    secondBankSignatureNeeded: from('§3', flag),
    bankSignedDokuUploadNeeded: from('§3', flag),
    clientSignedDokuUploadNeeded: from('§3', flag),
    clientAcknowledgementNeeded: from('§3', flag),
    unreadMessagesCount: from('§3', count),
    participants: from('§3', { type: 'array', items: { $ref: 'Participant' } }),
    signingUsers: from('§3', { type: 'array', items: { $ref: 'SigningUser' } }),
    removed: from('A-284', flag),
    /** Status of the earlier envelope the document was left in; null = the box's counts. */
    envelopeStatus: from('A-186', optionalEnum(envelopeStatuses)),
    /** Answer of the last validation of this file; null = none, or not for the reader. */
    archivePossible: from('A-128', { type: ['boolean', 'null'] }),
    fileVersion: from('A-150', { type: ['integer', 'null'], minimum: 1 }),
    paperSigning: from('A-189', {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['signedOn'],
      properties: paperSigningFields,
    }),
  },
} as const satisfies JSONSchema;
export type Doku = FromSchema<
  typeof dokuSchema,
  {
    references: [
      typeof participantSchema,
      typeof signingUserSchema,
      typeof submitStaticActionSchema,
    ];
  }
>;
