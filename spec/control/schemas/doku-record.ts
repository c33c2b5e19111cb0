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

/** A field of a record as a world keeps it. */
export const part = <const S extends object>(words: string, schema: S) =>
  from('A-410', words, schema);

export const username = { type: 'string', minLength: 1, maxLength: 100 } as const;
/** A text of a record that has no bound of its own, and one that names something. */
export const recordText = { type: 'string', maxLength: limits.recordTextMax } as const;
export const recordName = { type: 'string', maxLength: limits.recordNameMax } as const;
export const optionalRecordText = { ...recordText, type: ['string', 'null'] } as const;
export const optionalRecordName = { ...recordName, type: ['string', 'null'] } as const;
const rounds = { type: 'integer', minimum: 0, maximum: 3 } as const;

const signatureRecord = named('SignatureRecord', 'A signature in a file that was there already.', {
  type: 'object',
  additionalProperties: false,
  required: ['signer', 'signedAt', 'inEnvelope'],
  properties: {
    signer: part(
      'Who signed, as it stands in the certificate.',
      named('SignerRecord', 'Who signed, as it stands in the certificate.', {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'organization', 'country', 'rank'],
        properties: {
          id: part('Distinguishes people of one name.', recordName),
          name: part('Name in the certificate.', recordName),
          organization: part('The bank, or the company the person signs for.', recordName),
          country: part('ISO 3166-1 alpha-2.', recordName),
          rank: part('What the signature is worth.', oneOf(certificateRanks)),
          state: part('How the certificate stood. Absent: valid.', oneOf(certificateStates)),
        },
      } as const),
    ),
    signedAt: part('When it was made.', recordMoment),
    inEnvelope: part('True where it was made in the envelope.', flag),
  },
});

/** One version of a document's file, as a world keeps it. */
const fileRecord = named('FileRecord', 'One version of the file of a document.', {
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'mimeType', 'size', 'source', 'uploadedAt', 'uploadedBy', 'signed'],
  properties: {
    fileName: part('Name with its extension.', recordName),
    mimeType: part('Media type.', recordName),
    size: part('Bytes; null for a seeded file nobody has read yet.', {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: limits.recordFileMaxBytes,
    }),
    source: part(
      'Where its bytes come from.',
      named('FileSourceRecord', 'Where the bytes of a file come from.', {
        type: 'object',
        additionalProperties: false,
        required: ['kind'],
        properties: {
          kind: part(
            '`seeded` is drawn when it is first read, `uploaded` came with a call.',
            oneOf(fileSources),
          ),
          blobId: part('Name of uploaded bytes within the world.', recordName),
          document: part(
            'What a seeded document shows.',
            named('SeededDocumentRecord', 'What a seeded document shows.', {
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
                tenant: part('Tenant whose labels it has.', oneOf(tenants)),
                title: part('Title on the page.', recordName),
                clientName: part('The client company.', recordName),
                bankName: part('The bank.', recordName),
                documentNumber: part('Number on the page.', recordName),
                date: part('Day on the page, as it is shown.', recordName),
                paragraphs: part('What it says.', listOf(recordText)),
                signatories: part('Names under it.', listOf(recordName)),
                pages: part('Number of pages.', {
                  type: 'integer',
                  minimum: 1,
                  maximum: limits.recordPagesMax,
                }),
              },
            } as const),
          ),
          signatures: part('Signatures a seeded document has.', listOf(signatureRecord)),
          nameInside: part('Name of the file inside its container.', recordName),
        },
      } as const),
    ),
    uploadedAt: part('When it came.', recordMoment),
    uploadedBy: part('User name of who brought it.', username),
    signed: part('True where a signature was found in it.', flag),
    needsContainer: part('True for a PDF that takes no further signature (A-188).', flag),
    warnings: part(
      'Why it may show something else elsewhere (A-505). Absent: nothing found.',
      listOf(oneOf(fileWarnings)),
    ),
    signedIn: part('Envelope whose signer made this version. Absent: none.', recordName),
    draftOf: part('Side that has not sent it yet (A-363). Absent: sent.', oneOf(participantTypes)),
  },
} as const);

const messageRecord = named('MessageRecord', 'A message about a document.', {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'content', 'createdAt', 'messageVisibility', 'senderUsername', 'readBy'],
  properties: {
    id: part('Id of the message.', id),
    content: part('What it says.', { type: 'string', minLength: 1, maxLength: limits.messageMax }),
    createdAt: part('When it was written.', recordMoment),
    messageVisibility: part('Who may read it.', oneOf(messageVisibilities)),
    senderUsername: part('User name of its writer.', username),
    readBy: part('User names of who has seen it.', listOf(username)),
  },
} as const);

const participantRecord = named('ParticipantRecord', 'Somebody with a role on a document.', {
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
    participantType: part('Side, that of the role.', oneOf(participantTypes)),
    participantRole: part('Role on the document.', oneOf(participantRoles)),
    participantState: part('Whether the part of the person is done.', oneOf(participantStates)),
    signingUrlResolved: part('Signing page once it was opened; null before.', optionalRecordText),
    username: part('User name.', username),
  },
} as const);

/** A refusal to sign, as a world keeps it. */
export const rejectionRecordSchema = named('RejectionRecord', 'A refusal to sign.', {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['participantType', 'username', 'reason'],
  properties: {
    participantType: part('Side that refused.', oneOf(participantTypes)),
    username: part('Who refused; null where nobody is named.', optionalRecordName),
    reason: part('Words to it; null for none.', optionalRecordText),
  },
} as const);

const paperRecord = named('PaperSigningRecord', 'When and where it was signed by hand.', {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['signedOn', 'place'],
  properties: {
    signedOn: part('Calendar day.', recordDay),
    place: part('Place; null where none was told.', optionalRecordText),
  },
} as const);

/** What may be changed of a document by hand. */
export const dokuRecordFields = {
  status: part('Status of the document.', oneOf(dokuStatuses)),
  titleEn: part('Title in English.', recordName),
  titleLocal: part('Title in the language of the tenant.', recordName),
  instructionEn: part('Instruction in English; null for none.', optionalRecordText),
  instructionLocal: part(
    'Instruction in the language of the tenant; null: none.',
    optionalRecordText,
  ),
  notes: part('Notes of the bank; null for none.', optionalRecordText),
  customDokuName: part('Name of its own; null for none.', {
    type: ['string', 'null'],
    maxLength: limits.customDokuNameMax,
  }),
  dokuFlowTypeId: part('Kind of the document (A-148).', {
    type: 'integer',
    enum: dokuFlowTypeIds,
  }),
  dokuDefinitionId: part('Id of the template it was made from.', id),
  dokuSetupCompleted: part('The bank has completed its setup.', flag),
  usedInBox: part('It counts in its box.', flag),
  removed: part('It left the box (A-284).', flag),
  ordinalNumber: part('Place among the cards, from 1.', {
    type: 'integer',
    minimum: 1,
    maximum: limits.recordPlaceMax,
  }),
  addOtherDokuId: part('Template of a further document; null for none.', {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
  }),
  isReconfiguredAdded: part('It was added later.', flag),
  reconfigured: part('Its participants were changed later.', flag),
  downloadable: part('The download button is shown.', flag),
  initiatedBy: part('Side that started its box.', oneOf(initiators)),
  signedOutsideDDE: part('The file was signed before it came into the product.', flag),
  uploadedDocumentSigned: part('The file carries a signature.', flag),
  clientSignatureNeeded: part('The client has to sign.', flag),
  firstBankSignatureNeeded: part('A first-level signatory of the bank has to sign.', flag),
  secondBankSignatureNeeded: part('A second-level signatory of the bank has to sign.', flag),
  bankSignedDokuUploadNeeded: part('The bank’s signature arrives as a signed file.', flag),
  clientSignedDokuUploadNeeded: part('The client’s signature arrives as a signed file.', flag),
  clientAcknowledgementNeeded: part('The client has to acknowledge it.', flag),
  clientSigned: part('The client has signed.', flag),
  bank1Signed: part('The first level of the bank has signed.', flag),
  bank2Signed: part('The second level of the bank has signed.', flag),
  acknowledged: part('The client has acknowledged it.', flag),
  roundBank: part('How often it came back to the bank, to 3.', rounds),
  roundClient: part('How often it came back to the client, to 3.', rounds),
  envelope: part('Its envelope as far as it is in it.', oneOf(['NONE', ...envelopeStatuses])),
  envelopeId: part('Which envelope that is; null for none.', optionalRecordName),
  signatureRejection: part('Who refused to sign it; null: nobody.', rejectionRecordSchema),
  archiveFails: part('The archive will refuse it once (A-198).', flag),
  signedAsContainer: part('Signatures go into a container around it (A-188).', flag),
  archivePossible: part('Answer of the last validation; null for none.', optionalFlag),
  messages: part('The conversation about it.', listOf(messageRecord)),
  participants: part('Who has a role on it.', listOf(participantRecord)),
  signingUsers: part('Data of who signs it.', listOf(ref('SigningUser'))),
  waitingSince: part('Since when it is in its status.', recordMoment),
  paperSigning: part('How it was signed by hand; null: it was not.', paperRecord),
} as const;

/** A document as a world keeps it. */
export const dokuRecordSchema = {
  $id: 'DokuRecord',
  description: 'A document as a world keeps it, also what no user is told.',
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
    dokuAction: part('Action that was carried out last; null for none.', optionalEnum(dokuActions)),
    files: part('Versions of its file, the last one counts.', listOf(fileRecord)),
    ...dokuRecordFields,
    signedFileAwaited: part(
      'The bank’s own application has reported its signature without the file (A-520); absent: it has not.',
      flag,
    ),
  },
} as const satisfies JSONSchema;
export type DokuRecord = FromSchema<
  typeof dokuRecordSchema,
  { references: [typeof signingUserSchema] }
>;
