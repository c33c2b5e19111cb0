import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  dokuActions,
  dokuFlowTypeIds,
  dokuStaticActions,
  dokuStatuses,
  envelopeStatuses,
  fileWarnings,
  initiators,
  triggers,
} from '../enums.ts';
import { from, named } from '../origin.ts';
import {
  count,
  falseIfAbsent,
  flag,
  id,
  oneOf,
  optionalEnum,
  optionalText,
  text,
} from './common.ts';
import type { participantSchema } from './participant.ts';
import type { signingUserSchema } from './signing-user.ts';
import { paperSigningFields, type submitStaticActionSchema } from './static-action.ts';

/** A document of a box (§3). Booleans that are absent mean false. */
export const dokuSchema = {
  $id: 'Doku',
  description:
    'A document of a box as the current user may see it: a client receives neither notes nor the bank’s people nor the archive check. Flags that are absent mean false (A-281).',
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
    id: from('§3', 'Id of the document, unique in the tenant across all boxes.', id),
    status: from(
      '§4',
      'Where the document stands; it decides whose turn it is and what is offered (§4, see the workflow).',
      oneOf(dokuStatuses),
    ),
    fileName: from(
      '§3',
      'Name of the file that counts, as it was uploaded: the newest one the own side uploaded or the other one has sent (A-363). Null or absent: there is no such file yet.',
      optionalText,
    ),
    titleEn: from('§3', 'Title in English, from the definition.', text),
    titleLocal: from(
      '§3',
      'Title in the tenant’s own language (A-240). Null or absent: `titleEn` is shown.',
      optionalText,
    ),
    instructionEn: from(
      '§3',
      'What is expected of the document, in English: plain text with line breaks. Null or absent: no instruction.',
      optionalText,
    ),
    instructionLocal: from(
      '§3',
      'The same in the tenant’s own language. Null or absent: `instructionEn` is shown.',
      optionalText,
    ),
    notes: from(
      '§3',
      'Notes of the bank about the document. Bankers only; null for a client.',
      optionalText,
    ),
    customDokuName: from(
      '§3',
      'Name somebody gave to an added “other” document; shown in place of the titles (A-115). Null or absent for documents of the definition.',
      optionalText,
    ),
    dokuAction: from(
      '§3',
      'The action that was carried out last: a trigger, or `Reconfigure` where the document was removed; with `usedInBox` false and a running envelope the removal is still pending (A-121, X-20). Null or absent: none so far.',
      optionalEnum(dokuActions),
    ),
    dokuStaticActions: from(
      '§3',
      'What the current user may do with the document beside the options of `dokuTransitions`: view, upload, validate, write. Empty where nothing is open to this user.',
      { type: 'array', maxItems: limits.listMax, items: oneOf(dokuStaticActions) },
    ),
    dokuTransitions: from(
      '§3',
      'The options the server offers this user now. Which of them a screen shows and disables follows from the workflow (§4); empty where it is somebody else’s turn.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: named('DokuTransition', 'One option the server offers for a document.', {
          type: 'object',
          additionalProperties: false,
          required: ['triggerControl', 'sortOrder'],
          properties: {
            triggerControl: from(
              '§3',
              'The trigger; it is sent back as `dokuAction` of a submit.',
              oneOf(triggers),
            ),
            sortOrder: from(
              '§3',
              'Place of the option, ascending; ties in the order of the triggers’ names (A-126).',
              { type: 'integer', minimum: 0, maximum: limits.countMax },
            ),
          },
        }),
      },
    ),
    submitDokuStaticActions: from(
      '§3',
      'Static actions that were handed over with a submit and still count (§3): the file brought in last, with its name and media type as uploaded; signatures made since do not change it. Without `fileContent`, which is downloaded, and without messages, which are read with the conversation. Empty or absent: none.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: { $ref: 'SubmitDokuStaticAction' },
      },
    ),
    dokuFlowTypeId: from(
      '§3',
      'Kind of the document: decides who supplies it and whether it is negotiated (A-148).',
      { type: 'integer', enum: dokuFlowTypeIds },
    ),
    dokuDefinitionId: from(
      '§3',
      'Id of the template in the definition the document was made from.',
      id,
    ),
    dokuSetupCompleted: from(
      '§3',
      'True once the bank has completed the setup of the document; options other than SendToBank in HU appear only then (§4).',
      flag,
    ),
    usedInBox: from(
      '§3',
      'True while the document counts in its box. Clients receive used documents only (A-114); a banker sees unused ones on the configuration page.',
      flag,
    ),
    ordinalNumber: from(
      '§3',
      'Place of the document in the box, ascending, ties by id (A-114); gaps are allowed.',
      count,
    ),
    addOtherDokuId: from(
      'A-103',
      'Template `addOtherDoku` takes to add a document to this box; the same for every document of the box. Null or absent: the definition has no such template.',
      { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
    ),
    isReconfiguredAdded: from(
      '§3',
      'True for a document that was added after the work on the box had begun (A-102).',
      falseIfAbsent,
    ),
    reconfigured: from(
      '§3',
      'True once a reconfiguration changed the document’s participants while the box was worked on (A-102).',
      falseIfAbsent,
    ),
    downloadable: from(
      '§3',
      'True shows the download button. It hides the button only: whoever may view the document can fetch it (A-117, A-293). False while there is no file.',
      falseIfAbsent,
    ),
    initiatedBy: from(
      '§3',
      'Side that brought the document into the box. Null or absent where nobody knows.',
      optionalEnum(initiators),
    ),
    signedOutsideDDE: from(
      '§3',
      'True where the file was signed before it came into the product; the client’s upload has to carry a signature then (§5).',
      falseIfAbsent,
    ),
    uploadedDocumentSigned: from(
      '§3',
      'True where the file that counts carries at least one electronic signature.',
      falseIfAbsent,
    ),
    clientSignatureNeeded: from(
      '§3',
      'True where the client has to sign. How follows from the signature systems of the box (*client signs by file* in the workflow).',
      falseIfAbsent,
    ),
    firstBankSignatureNeeded: from(
      '§3',
      'True where a first-level signatory of the bank has to sign.',
      falseIfAbsent,
    ),
    secondBankSignatureNeeded: from(
      '§3',
      'True where a second-level signatory of the bank has to sign, after the first.',
      falseIfAbsent,
    ),
    bankSignedDokuUploadNeeded: from(
      '§3',
      'True where the bank’s signature arrives as a signed file that a banker uploads.',
      falseIfAbsent,
    ),
    clientSignedDokuUploadNeeded: from(
      '§3',
      'True where the client’s signature arrives as a signed file that the client uploads.',
      falseIfAbsent,
    ),
    clientAcknowledgementNeeded: from(
      '§3',
      'True where the client has to acknowledge the finished document before it is archived (A-182).',
      falseIfAbsent,
    ),
    unreadMessagesCount: from(
      '§3',
      'Number of messages the current user may read and has not; INTERNAL ones count for bankers only (A-157).',
      count,
    ),
    participants: from(
      '§3',
      'People with a role on the document, the bank first, each side in the order of its roles (§3). A client receives its own side only (A-175).',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'Participant' } },
    ),
    signingUsers: from(
      '§3',
      'Data of those who sign, joined to `participants` by username (A-185). A client receives its own side only.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'SigningUser' } },
    ),
    removed: from(
      'A-284',
      'True once the document left the box; `usedInBox` is false then.',
      falseIfAbsent,
    ),
    envelopeStatus: from(
      'A-186',
      'Status of the envelope the document is in, or `NONE` where it is in none, if that is not what status and box tell. Null or absent: the status of the box’s envelope counts from the signatures on, and before them the document is in no envelope.',
      optionalEnum(['NONE', ...envelopeStatuses]),
    ),
    archivePossible: from(
      'A-128',
      'Answer of the last validation of the file that counts (A-128). Null or absent: not validated since the last upload, or the current user is a client.',
      { type: ['boolean', 'null'] },
    ),
    signedFileAwaited: from(
      'A-520',
      'True while the document waits for its signed file: the bank’s own application has reported the signature without it. Null or absent: the current user is a client.',
      { type: ['boolean', 'null'] },
    ),
    fileVersion: from(
      'A-150',
      'Number of the file that counts, from 1; each upload is the next. Null or absent without a file. Earlier versions cannot be read.',
      { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
    ),
    signedInContainer: from(
      'A-345',
      'Whether the next electronic signature goes into an ASiC-E container around the file, which then takes its place; false where the file takes it itself. Null or absent without a file.',
      { type: ['boolean', 'null'] },
    ),
    fileWarnings: from(
      'A-505',
      'Why the file that counts may show something else in another program, on paper or later; the screens say so before anybody signs. Empty or absent: nothing of the kind was found, or no file is there.',
      {
        type: 'array',
        items: oneOf(fileWarnings),
        uniqueItems: true,
        maxItems: fileWarnings.length,
      },
    ),
    paperSigning: from(
      'A-189',
      'When and where the document was signed by hand; both sides read it. Null or absent: it was not signed on paper.',
      named('PaperSigning', 'When and where a document was signed by hand.', {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['signedOn'],
        properties: paperSigningFields,
      }),
    ),
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
