import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { fileSources } from '../enums.ts';
import {
  certificateRanks,
  certificateStates,
  dokuActions,
  dokuFlowTypeIds,
  dokuStatuses,
  envelopeStatuses,
  fileWarnings,
  initiators,
  messageVisibilities,
  participantRoles,
  participantStates,
  participantTypes,
  tenants,
} from '../../enums.ts';
import { limits } from '../../limits.ts';
import { from, named } from '../../origin.ts';
import { flag, id, listOf, oneOf, optionalEnum, optionalFlag, ref } from '../../schemas/common.ts';
import { recordDay, recordMoment } from '../../schemas/moments.ts';
import type { signingUserSchema } from '../../schemas/signing-user.ts';

/** A field of a record in a world. */
export const part = <const S extends object>(words: string, schema: S) =>
  from('A-410', words, schema);

export const username = { type: 'string', minLength: 1, maxLength: 100 } as const;
/** A text of a record without a limit of its own, and a text that is a name. */
export const recordText = { type: 'string', maxLength: limits.recordTextMax } as const;
export const recordName = { type: 'string', maxLength: limits.recordNameMax } as const;
export const optionalRecordText = { ...recordText, type: ['string', 'null'] } as const;
export const optionalRecordName = { ...recordName, type: ['string', 'null'] } as const;
const rounds = { type: 'integer', minimum: 0, maximum: 3 } as const;

const signatureRecord = named('SignatureRecord', 'A signature that was in a file before.', {
  type: 'object',
  additionalProperties: false,
  required: ['signer', 'signedAt', 'inEnvelope'],
  properties: {
    signer: part(
      'The signer, as named in the certificate.',
      named('SignerRecord', 'The signer, as named in the certificate.', {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'organization', 'country', 'rank'],
        properties: {
          id: part('Distinguishes people with the same name.', recordName),
          name: part('Name in the certificate.', recordName),
          organization: part('The bank, or the company the person signs for.', recordName),
          country: part('ISO 3166-1 alpha-2 code of the country.', recordName),
          rank: part('Qualification of the signature.', oneOf(certificateRanks)),
          state: part(
            'State of the certificate. If absent, it was valid.',
            oneOf(certificateStates),
          ),
        },
      } as const),
    ),
    signedAt: part('Time of signing.', recordMoment),
    inEnvelope: part('True if it was signed in the envelope.', flag),
  },
});

/** A version of a document's file in the records of a world. */
const fileRecord = named('FileRecord', 'A version of a document’s file.', {
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'mimeType', 'size', 'source', 'uploadedAt', 'uploadedBy', 'signed'],
  properties: {
    fileName: part('Name, with its extension.', recordName),
    mimeType: part('Media type.', recordName),
    size: part('Number of bytes. Null for a seeded file that was not read yet.', {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: limits.recordFileMaxBytes,
    }),
    source: part(
      'Source of the bytes.',
      named('FileSourceRecord', 'Source of a file’s bytes.', {
        type: 'object',
        additionalProperties: false,
        required: ['kind'],
        properties: {
          kind: part(
            '`seeded` if they are generated when the file is first read, `uploaded` if they came in a call.',
            oneOf(fileSources),
          ),
          blobId: part('Name of the uploaded bytes in the world.', recordName),
          document: part(
            'Content of a seeded document.',
            named('SeededDocumentRecord', 'Content of a seeded document.', {
              type: 'object',
              additionalProperties: false,
              required: [
                'tenant',
                'title',
                'clientName',
                'bankName',
                'documentNumber',
                'date',
                'paragraphs',
                'signatories',
                'pages',
              ],
              properties: {
                tenant: part('Tenant whose labels are used.', oneOf(tenants)),
                title: part('Title on the page.', recordName),
                clientName: part('Name of the client company.', recordName),
                bankName: part('Name of the bank.', recordName),
                documentNumber: part('Number on the page.', recordName),
                date: part('Day on the page, as shown.', recordName),
                paragraphs: part('Paragraphs of the text.', listOf(recordText)),
                signatories: part('Names below the text.', listOf(recordName)),
                pages: part('Number of pages.', {
                  type: 'integer',
                  minimum: 1,
                  maximum: limits.recordPagesMax,
                }),
              },
            } as const),
          ),
          signatures: part('Signatures in a seeded document.', listOf(signatureRecord)),
          nameInside: part('Name of the file in its container.', recordName),
        },
      } as const),
    ),
    uploadedAt: part('Time it was added.', recordMoment),
    uploadedBy: part('Username of the person who added it.', username),
    signed: part('True if the file has a signature.', flag),
    needsContainer: part('True for a PDF that cannot be signed again (A-188).', flag),
    warnings: part(
      'Reasons why it can look different elsewhere (A-505). Absent if there are none.',
      listOf(oneOf(fileWarnings)),
    ),
    signedIn: part(
      'Id of the envelope whose signer created this version. Absent if none did.',
      recordName,
    ),
    draftOf: part(
      'Side that has not sent the version yet (A-363). Absent if it was sent.',
      oneOf(participantTypes),
    ),
  },
} as const);

const messageRecord = named('MessageRecord', 'A message about a document.', {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'content', 'createdAt', 'messageVisibility', 'senderUsername', 'readBy'],
  properties: {
    id: part('Id of the message.', id),
    content: part('Text of the message.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.messageMax,
    }),
    createdAt: part('Time it was written.', recordMoment),
    messageVisibility: part('Readers of the message.', oneOf(messageVisibilities)),
    senderUsername: part('Username of its sender.', username),
    readBy: part('Usernames of the people who have read it.', listOf(username)),
  },
} as const);

const participantRecord = named('ParticipantRecord', 'A person with a role on a document.', {
  type: 'object',
  additionalProperties: false,
  required: [
    'participantType',
    'participantRole',
    'participantState',
    'signingUrlResolved',
    'username',
  ],
  properties: {
    participantType: part('Side the role belongs to.', oneOf(participantTypes)),
    participantRole: part('Role on the document.', oneOf(participantRoles)),
    participantState: part('Whether the person has done their part.', oneOf(participantStates)),
    signingUrlResolved: part(
      'Address of the signing page. Null if the person has not opened it.',
      optionalRecordText,
    ),
    username: part('Username.', username),
  },
} as const);

/** A refusal to sign, in the records of a world. */
export const rejectionRecordSchema = named('RejectionRecord', 'A refusal to sign.', {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['participantType', 'username', 'reason'],
  properties: {
    participantType: part('Side that refused.', oneOf(participantTypes)),
    username: part(
      'Username of the person who refused. Null if it is not known.',
      optionalRecordName,
    ),
    reason: part('Reason of the refusal. Null if there is none.', optionalRecordText),
  },
} as const);

const paperRecord = named('PaperSigningRecord', 'Date and place of a signing on paper.', {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['signedOn', 'place'],
  properties: {
    signedOn: part('Calendar day.', recordDay),
    place: part('Place of the signing. Null if it is not known.', optionalRecordText),
  },
} as const);

/** Fields of a document that can be changed by hand. */
export const dokuRecordFields = {
  status: part('Status of the document.', oneOf(dokuStatuses)),
  titleEn: part('Title in English.', recordName),
  titleLocal: part('Title in the tenant’s local language.', recordName),
  instructionEn: part('Instruction in English. Null if there is none.', optionalRecordText),
  instructionLocal: part(
    'Instruction in the tenant’s local language. Null if there is none.',
    optionalRecordText,
  ),
  notes: part('Notes of the bank. Null if there are none.', optionalRecordText),
  customDokuName: part('Custom name of the document. Null if there is none.', {
    type: ['string', 'null'],
    maxLength: limits.customDokuNameMax,
  }),
  dokuFlowTypeId: part('Kind of the document (A-148).', {
    type: 'integer',
    enum: dokuFlowTypeIds,
  }),
  dokuDefinitionId: part('Id of the template it was created from.', id),
  dokuSetupCompleted: part('True if the bank has completed its setup.', flag),
  usedInBox: part('True if it is used in its box.', flag),
  removed: part('True if it was removed from the box (A-284).', flag),
  ordinalNumber: part('Position of its card, counted from 1.', {
    type: 'integer',
    minimum: 1,
    maximum: limits.recordPlaceMax,
  }),
  addOtherDokuId: part('Id of the template for added documents. Null if there is none.', {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
  }),
  isReconfiguredAdded: part('True if it was added while the box was in progress.', flag),
  reconfigured: part('True if its participants were changed while the box was in progress.', flag),
  downloadable: part('True if the download button is shown.', flag),
  initiatedBy: part('Side that started its box.', oneOf(initiators)),
  signedOutsideDDE: part('True if the file was signed outside the product.', flag),
  uploadedDocumentSigned: part('True if the file has a signature.', flag),
  clientSignatureNeeded: part('True if the client must sign.', flag),
  firstBankSignatureNeeded: part('True if a first-level signatory of the bank must sign.', flag),
  secondBankSignatureNeeded: part('True if a second-level signatory of the bank must sign.', flag),
  bankSignedDokuUploadNeeded: part(
    'True if a banker uploads a signed file as the bank’s signature.',
    flag,
  ),
  clientSignedDokuUploadNeeded: part(
    'True if the client uploads a signed file as its signature.',
    flag,
  ),
  clientAcknowledgementNeeded: part('True if the client must acknowledge the document.', flag),
  clientSigned: part('True if the client has signed.', flag),
  bank1Signed: part('True if the bank’s first level has signed.', flag),
  bank2Signed: part('True if the bank’s second level has signed.', flag),
  acknowledged: part('True if the client has acknowledged it.', flag),
  roundBank: part('How often it was returned to the bank, counted up to 3.', rounds),
  roundClient: part('How often it was returned to the client, counted up to 3.', rounds),
  envelope: part('Status of its envelope, if it is in one.', oneOf(['NONE', ...envelopeStatuses])),
  envelopeId: part('Id of that envelope. Null if there is none.', optionalRecordName),
  signatureRejection: part(
    'The person who refused to sign it. Null if no one has.',
    rejectionRecordSchema,
  ),
  archiveFails: part('True if the archive will reject it once (A-198).', flag),
  signedAsContainer: part(
    'True if signatures are stored in a container around the file (A-188).',
    flag,
  ),
  archivePossible: part(
    'Result of the last validation. Null if it was not validated.',
    optionalFlag,
  ),
  messages: part('Messages about the document.', listOf(messageRecord)),
  participants: part('People with a role on the document.', listOf(participantRecord)),
  signingUsers: part('Data of the document’s signers.', listOf(ref('SigningUser'))),
  waitingSince: part('Time it reached its status.', recordMoment),
  paperSigning: part(
    'Date and place of the signing on paper. Null if it was not signed on paper.',
    paperRecord,
  ),
} as const;

/** A document in the records of a world. */
export const dokuRecordSchema = {
  $id: 'DokuRecord',
  description: 'A document in the records of a world, with fields that no user receives.',
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'files',
    'dokuAction',
    ...(Object.keys(dokuRecordFields) as (keyof typeof dokuRecordFields)[]),
  ],
  properties: {
    id: part('Id of the document.', id),
    dokuAction: part(
      'The last action that was done. Null if there was none.',
      optionalEnum(dokuActions),
    ),
    files: part('Versions of its file. The last one is the current file.', listOf(fileRecord)),
    ...dokuRecordFields,
    signedFileAwaited: part(
      'True if the bank’s own application has reported the signature but not delivered the file (A-520). Absent if it has not.',
      flag,
    ),
  },
} as const satisfies JSONSchema;
export type DokuRecord = FromSchema<
  typeof dokuRecordSchema,
  { references: [typeof signingUserSchema] }
>;
