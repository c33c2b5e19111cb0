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

/** A document of a box (§3). Absent booleans mean false. */
export const dokuSchema = {
  $id: 'Doku',
  description:
    'A document of a box, as the current user may see it. A client does not receive notes, bank staff or the archive check. Absent flags mean false (A-281).',
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
      'Status of the document. It decides whose turn it is and which options are offered (§4, see the workflow).',
      oneOf(dokuStatuses),
    ),
    fileName: from(
      '§3',
      'Name of the current file, as it was uploaded. The current file is the newest one that the caller’s side uploaded or the other side has sent (A-363). Null if there is no file yet.',
      optionalText,
    ),
    titleEn: from('§3', 'Title in English, from the definition.', text),
    titleLocal: from(
      '§3',
      'Title in the tenant’s local language (A-240). If null, show `titleEn`.',
      optionalText,
    ),
    instructionEn: from(
      '§3',
      'Instruction for the document in English, as plain text with line breaks. Null if there is no instruction.',
      optionalText,
    ),
    instructionLocal: from(
      '§3',
      'Instruction for the document in the tenant’s local language. If null, show `instructionEn`.',
      optionalText,
    ),
    notes: from(
      '§3',
      'The bank’s notes about the document. For bankers only. Null for clients.',
      optionalText,
    ),
    customDokuName: from(
      '§3',
      'Name of an added “other” document, chosen by the user who added it. Shown instead of the titles (A-115). Null for documents of the definition.',
      optionalText,
    ),
    dokuAction: from(
      '§3',
      'The last action that was done: a trigger, or `Reconfigure` if the document was removed. If `usedInBox` is false and the envelope is still running, the removal is pending (A-121, X-20). Null if no action was done yet.',
      optionalEnum(dokuActions),
    ),
    dokuStaticActions: from(
      '§3',
      'Actions of the current user on the document besides the options in `dokuTransitions`: view, upload, validate, send messages. Empty if the user may do none of these.',
      { type: 'array', maxItems: limits.listMax, items: oneOf(dokuStaticActions) },
    ),
    dokuTransitions: from(
      '§3',
      'Options the server offers the current user now. The workflow decides which of them a screen shows or disables (§4). Empty if it is not the user’s turn.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: named('DokuTransition', 'An option the server offers for a document.', {
          type: 'object',
          additionalProperties: false,
          required: ['triggerControl', 'sortOrder'],
          properties: {
            triggerControl: from(
              '§3',
              'The trigger. A submit sends it as `dokuAction`.',
              oneOf(triggers),
            ),
            sortOrder: from(
              '§3',
              'Position of the option, ascending. Options with the same number are sorted by trigger name (A-126).',
              { type: 'integer', minimum: 0, maximum: limits.countMax },
            ),
          },
        }),
      },
    ),
    submitDokuStaticActions: from(
      '§3',
      'Static actions that were submitted and still apply (§3): the last upload, with its original file name and media type. Later signatures do not change it. It has no `fileContent`, which is downloaded. Messages are not listed here. Empty if there is no upload.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: { $ref: 'SubmitDokuStaticAction' },
      },
    ),
    dokuFlowTypeId: from(
      '§3',
      'Kind of the document. It decides which side supplies it, and whether it is negotiated (A-148).',
      { type: 'integer', enum: dokuFlowTypeIds },
    ),
    dokuDefinitionId: from(
      '§3',
      'Id of the template in the definition that the document was created from.',
      id,
    ),
    dokuSetupCompleted: from(
      '§3',
      'True once the bank has completed the setup of the document. Until then no options are offered, except SendToBank in HU (§4).',
      flag,
    ),
    usedInBox: from(
      '§3',
      'True while the document is used in its box. Clients receive used documents only (A-114). Bankers see unused documents on the configuration page.',
      flag,
    ),
    ordinalNumber: from(
      '§3',
      'Position of the document in the box, ascending. Documents with the same number are sorted by id (A-114). Numbers may be missing.',
      count,
    ),
    addOtherDokuId: from(
      'A-103',
      'Id of the template that `addOtherDoku` uses to add a document to this box. It is the same for all documents of the box. Null if the definition has no such template.',
      { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
    ),
    isReconfiguredAdded: from(
      '§3',
      'True if the document was added while the box was in progress (A-102).',
      falseIfAbsent,
    ),
    reconfigured: from(
      '§3',
      'True if a reconfiguration changed the document’s participants while the box was in progress (A-102).',
      falseIfAbsent,
    ),
    downloadable: from(
      '§3',
      'True if the download button is shown. This affects the button only: any user who may view the document can download it (A-117, A-293). False if there is no file.',
      falseIfAbsent,
    ),
    initiatedBy: from(
      '§3',
      'Side that added the document to the box. Null if it is not known.',
      optionalEnum(initiators),
    ),
    signedOutsideDDE: from(
      '§3',
      'True if the file was signed outside the product. The client’s upload must then have a signature (§5).',
      falseIfAbsent,
    ),
    uploadedDocumentSigned: from(
      '§3',
      'True if the current file has at least one electronic signature.',
      falseIfAbsent,
    ),
    clientSignatureNeeded: from(
      '§3',
      'True if the client must sign. The box’s signature systems decide how (*client signs by file* in the workflow).',
      falseIfAbsent,
    ),
    firstBankSignatureNeeded: from(
      '§3',
      'True if a first-level signatory of the bank must sign.',
      falseIfAbsent,
    ),
    secondBankSignatureNeeded: from(
      '§3',
      'True if a second-level signatory of the bank must sign, after the first.',
      falseIfAbsent,
    ),
    bankSignedDokuUploadNeeded: from(
      '§3',
      'True if a banker uploads a signed file as the bank’s signature.',
      falseIfAbsent,
    ),
    clientSignedDokuUploadNeeded: from(
      '§3',
      'True if the client uploads a signed file as its signature.',
      falseIfAbsent,
    ),
    clientAcknowledgementNeeded: from(
      '§3',
      'True if the client must acknowledge the finished document before it is archived (A-182).',
      falseIfAbsent,
    ),
    unreadMessagesCount: from(
      '§3',
      'Number of unread messages for the current user. INTERNAL messages count for bankers only (A-157).',
      count,
    ),
    participants: from(
      '§3',
      'People with a role on the document. The bank comes first, and each side is in the order of its roles (§3). A client receives its own side only (A-175).',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'Participant' } },
    ),
    signingUsers: from(
      '§3',
      'Data of the people who sign, linked to `participants` by username (A-185). A client receives its own side only.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'SigningUser' } },
    ),
    removed: from(
      'A-284',
      'True if the document was removed from the box. `usedInBox` is then false.',
      falseIfAbsent,
    ),
    envelopeStatus: from(
      'A-186',
      'Status of the document’s envelope if it differs from what follows from the status and the box. `NONE` if the document is not in an envelope. If null, the document is in no envelope before its signatures begin, and the status of the box’s envelope applies after that.',
      optionalEnum(['NONE', ...envelopeStatuses]),
    ),
    archivePossible: from(
      'A-128',
      'Result of the last validation of the current file (A-128). Null if it was not validated since the last upload, or if the current user is a client.',
      { type: ['boolean', 'null'] },
    ),
    signedFileAwaited: from(
      'A-520',
      'True if the bank’s own application has reported the signature but not delivered the signed file yet. Null if the current user is a client.',
      { type: ['boolean', 'null'] },
    ),
    fileVersion: from(
      'A-150',
      'Number of the current file, counted from 1. Each upload has the next number. Null if there is no file. Earlier versions cannot be read.',
      { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
    ),
    signedInContainer: from(
      'A-345',
      'True if the next electronic signature is stored in an ASiC-E container that replaces the file. False if it is stored in the file itself. Null if there is no file.',
      { type: ['boolean', 'null'] },
    ),
    fileWarnings: from(
      'A-505',
      'Reasons why the current file can look different in another program, on paper or later. The screens show them before a user signs. Empty if there are no reasons or no file.',
      {
        type: 'array',
        items: oneOf(fileWarnings),
        uniqueItems: true,
        maxItems: fileWarnings.length,
      },
    ),
    paperSigning: from(
      'A-189',
      'Date and place of the signing on paper, visible to both sides. Null if the document was not signed on paper.',
      named('PaperSigning', 'Date and place of a signing on paper.', {
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
