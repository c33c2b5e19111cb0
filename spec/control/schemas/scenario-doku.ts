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
    from: from('§3', 'Key of the user who wrote it.', name),
    visibility: from('§3', 'Who may read it; EXTERNAL unless said.', oneOf(messageVisibilities)),
    say: from('A-276', 'Topic of the seeded data, said in the tenant’s language.', name),
    text: from('A-276', 'Text as it stands, in place of `say`.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.messageMax,
    }),
    sent: from('A-276', 'When it was written.', moment),
    readBy: from('A-156', 'Keys of the users who have read it, beside its writer.', {
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
      'Whether the person’s part is done; follows from the status when absent.',
      oneOf(participantStates),
    ),
    started: from('A-166', 'True: the signing page was opened.', flag),
  },
} as const satisfies JSONSchema;

const scenarioFileSchema = {
  anyOf: [
    { const: false },
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: from('§3', 'Name of the file; made up when absent.', {
          type: 'string',
          minLength: 1,
          maxLength: limits.fileNameMax,
        }),
        pages: from('A-276', 'Number of pages; made up when absent.', {
          type: 'integer',
          minimum: 1,
          maximum: 50,
        }),
      },
    },
  ],
} as const satisfies JSONSchema;

const flagProperties = {
  clientSignatureNeeded: from('§3', 'The client has to sign.', flag),
  firstBankSignatureNeeded: from('§3', 'A first-level signatory of the bank has to sign.', flag),
  secondBankSignatureNeeded: from('§3', 'A second-level signatory of the bank has to sign.', flag),
  bankSignedDokuUploadNeeded: from('§3', 'The bank’s signature arrives as a signed file.', flag),
  clientSignedDokuUploadNeeded: from(
    '§3',
    'The client’s signature arrives as a signed file.',
    flag,
  ),
  clientAcknowledgementNeeded: from(
    '§3',
    'The client has to acknowledge the finished document.',
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
      'Document of the seeded data; chosen to fit the status when absent.',
      turnsOfNames,
    ),
    status: from(
      '§4',
      'Status of the document, or several that take turns over the copies.',
      turns(dokuStatuses),
    ),
    repeat: from('A-276', 'How many copies are made.', repeat),
    flowType: from(
      'A-148',
      'Kind of the document; that of the seeded document when absent.',
      oneOf(flowTypeNames),
    ),
    flags: from('§3', 'What the document needs, where it differs from the seeded document.', {
      type: 'object',
      additionalProperties: false,
      properties: flagProperties,
    }),
    envelope: from(
      'A-169',
      'Status of the document’s envelope; follows from the status when absent.',
      oneOf(['NONE', ...envelopeStatuses]),
    ),
    signedOutsideDDE: from('§3', 'The file was signed before it came into the product.', flag),
    uploadedDocumentSigned: from('§3', 'The file carries a signature.', flag),
    archivePossible: from('A-128', 'Answer of the last validation; null = none.', optionalFlag),
    customDokuName: from('§3', 'Name of its own.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.customDokuNameMax,
    }),
    notes: from('§3', 'Notes of the bank.', { type: 'string', minLength: 1, maxLength: 1000 }),
    action: from(
      'X-20',
      'Action that was carried out last; null = none.',
      optionalEnum(dokuActions),
    ),
    setupCompleted: from('§3', 'The bank has completed the setup.', flag),
    usedInBox: from('§3', 'The document counts in its box.', flag),
    removed: from('A-284', 'The document left the box.', flag),
    reconfigured: from('§3', 'Its participants were changed later.', flag),
    isReconfiguredAdded: from('§3', 'It was added later.', flag),
    downloadable: from('A-117', 'The download button is shown.', flag),
    signedAsContainer: from(
      'A-188',
      'Signatures go into an ASiC-E container, also where the file is a PDF.',
      flag,
    ),
    archiveFails: from('A-198', 'The archive refuses the document the first time.', flag),
    waitingSince: from('A-086', 'Since when the document is in its status.', moment),
    file: from('§3', 'Its file; false = none.', scenarioFileSchema),
    messages: from('§3', 'The conversation about it.', {
      type: 'array',
      maxItems: limits.listMax,
      items: scenarioMessageSchema,
    }),
    participants: from(
      '§3',
      'Beside the participants the document has anyway; the same role and user replaces.',
      { type: 'array', maxItems: limits.listMax, items: scenarioParticipantSchema },
    ),
    onlyNamed: from('A-456', 'Nobody takes part but `participants`.', flag),
    signers: from('§3', 'Signer data of this document that differs from the user’s.', {
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
