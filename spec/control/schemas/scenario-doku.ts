import type { JSONSchema } from 'json-schema-to-ts';
import {
  dokuActions,
  dokuFlowTypes,
  dokuStatuses,
  envelopeStatuses,
  messageVisibilities,
  participantRoles,
  participantStates,
} from '../../enums.ts';
import { limits } from '../../limits.ts';
import { from } from '../../origin.ts';
import { flag, oneOf, optionalEnum, optionalFlag } from '../../schemas/common.ts';
import { moment, name, repeat, signerProperties, turns, turnsOfNames } from './scenario-parts.ts';

export const scenarioMessageSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['from'],
  properties: {
    from: from('§3', 'Key of the user who wrote the message.', name),
    visibility: from(
      '§3',
      'Readers of the message. EXTERNAL if absent.',
      oneOf(messageVisibilities),
    ),
    say: from('A-276', 'Topic of a seeded text, in the tenant’s language.', name),
    text: from('A-276', 'Text of the message, instead of `say`.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.messageMax,
    }),
    sent: from('A-276', 'Time the message was written.', moment),
    readBy: from('A-156', 'Keys of the users who have read the message, besides its writer.', {
      type: 'array',
      maxItems: limits.listMax,
      items: name,
    }),
  },
} as const satisfies JSONSchema;

export const scenarioParticipantSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['role', 'user'],
  properties: {
    role: from('§3', 'Role on the document.', oneOf(participantRoles)),
    user: from('§3', 'Key of the user.', name),
    state: from(
      '§3',
      'Whether the person has done their part. If absent, the status decides.',
      oneOf(participantStates),
    ),
    started: from('A-166', 'True if the signing page was opened.', flag),
  },
} as const satisfies JSONSchema;

const scenarioFileSchema = {
  anyOf: [
    { const: false },
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: from('§3', 'Name of the file. Generated if absent.', {
          type: 'string',
          minLength: 1,
          maxLength: limits.fileNameMax,
        }),
        pages: from('A-276', 'Number of pages. Generated if absent.', {
          type: 'integer',
          minimum: 1,
          maximum: 50,
        }),
      },
    },
  ],
} as const satisfies JSONSchema;

const flagProperties = {
  clientSignatureNeeded: from('§3', 'True if the client must sign.', flag),
  firstBankSignatureNeeded: from(
    '§3',
    'True if a first-level signatory of the bank must sign.',
    flag,
  ),
  secondBankSignatureNeeded: from(
    '§3',
    'True if a second-level signatory of the bank must sign.',
    flag,
  ),
  bankSignedDokuUploadNeeded: from(
    '§3',
    'True if a banker uploads a signed file as the bank’s signature.',
    flag,
  ),
  clientSignedDokuUploadNeeded: from(
    '§3',
    'True if the client uploads a signed file as its signature.',
    flag,
  ),
  clientAcknowledgementNeeded: from(
    '§3',
    'True if the client must acknowledge the finished document.',
    flag,
  ),
} as const;

const flowTypeNames = Object.keys(dokuFlowTypes) as (keyof typeof dokuFlowTypes)[];

export const scenarioDokuSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    document: from(
      'A-276',
      'Key of a seeded document. If absent, one that matches the status is chosen.',
      turnsOfNames,
    ),
    status: from(
      '§4',
      'Status of the document, or several statuses that the copies use in turn.',
      turns(dokuStatuses),
    ),
    repeat: from('A-276', 'Number of copies to create.', repeat),
    flowType: from(
      'A-148',
      'Kind of the document. If absent, the kind of the seeded document.',
      oneOf(flowTypeNames),
    ),
    flags: from('§3', 'Needs of the document, if they differ from those of the seeded document.', {
      type: 'object',
      additionalProperties: false,
      properties: flagProperties,
    }),
    envelope: from(
      'A-169',
      'Status of the document’s envelope. If absent, the document’s status decides.',
      oneOf(['NONE', ...envelopeStatuses]),
    ),
    signedOutsideDDE: from('§3', 'True if the file was signed outside the product.', flag),
    uploadedDocumentSigned: from('§3', 'True if the file has a signature.', flag),
    archivePossible: from(
      'A-128',
      'Result of the last validation. Null if it was not validated.',
      optionalFlag,
    ),
    customDokuName: from('§3', 'Custom name of the document.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.customDokuNameMax,
    }),
    notes: from('§3', 'Notes of the bank.', { type: 'string', minLength: 1, maxLength: 1000 }),
    action: from(
      'X-20',
      'The last action that was done. Null if there was none.',
      optionalEnum(dokuActions),
    ),
    setupCompleted: from('§3', 'True if the bank has completed the setup.', flag),
    usedInBox: from('§3', 'True if the document is used in its box.', flag),
    removed: from('A-284', 'True if the document was removed from the box.', flag),
    reconfigured: from(
      '§3',
      'True if its participants were changed while the box was in progress.',
      flag,
    ),
    isReconfiguredAdded: from('§3', 'True if it was added while the box was in progress.', flag),
    downloadable: from('A-117', 'True if the download button is shown.', flag),
    signedAsContainer: from(
      'A-188',
      'True if signatures are stored in an ASiC-E container, even if the file is a PDF.',
      flag,
    ),
    archiveFails: from('A-198', 'True if the archive rejects the document the first time.', flag),
    waitingSince: from('A-086', 'Time the document reached its status.', moment),
    file: from('§3', 'The file. False if there is none.', scenarioFileSchema),
    messages: from('§3', 'Messages about the document.', {
      type: 'array',
      maxItems: limits.listMax,
      items: scenarioMessageSchema,
    }),
    participants: from(
      '§3',
      'Participants in addition to the default ones. An entry replaces a default participant with the same role and user.',
      { type: 'array', maxItems: limits.listMax, items: scenarioParticipantSchema },
    ),
    onlyNamed: from('A-456', 'True if only `participants` take part.', flag),
    signers: from('§3', 'Signer data for this document that differs from the user’s.', {
      type: 'array',
      maxItems: limits.listMax,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['user'],
        properties: { user: from('§3', 'Key of the user.', name), ...signerProperties },
      },
    }),
  },
} as const satisfies JSONSchema;
