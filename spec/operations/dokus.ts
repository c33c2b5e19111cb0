import { dokuActions } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { base64, flag, id, optionalEnum, optionalLines, ref } from '../schemas/common.ts';
import { paperSigningInput, submitStaticActionSchema } from '../schemas/static-action.ts';
import { reads, writes } from './box-rules.ts';
import { boxQueries } from './boxes.ts';
import { dokuParams, emptyBody, validationQueue } from './building-blocks.ts';
import { operation } from './types.ts';

/** The action as an input; the answer names the same schema. */
const { $id: _name, description: actionWords, ...actionSchema } = submitStaticActionSchema;
const staticActionInput = named(_name, actionWords, actionSchema);

const submittedParticipant = named(
  'SubmittedParticipant',
  'Somebody an upload after an addition is meant for.',
  {
    type: 'object',
    additionalProperties: false,
    required: ['userId'],
    properties: { userId: from('A-122', 'Id of the user.', id) },
  },
);

const submittedDoku = named('SubmittedDoku', 'What is to be done with one document.', {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: from('A-119', 'Document; each at most once.', id),
    dokuAction: from(
      'A-119',
      'An option of `dokuTransitions`, or `Reconfigure` together with `usedInBox` false to remove the document. Null or absent: only the static actions.',
      optionalEnum(dokuActions),
    ),
    usedInBox: from(
      'A-119',
      'False together with `Reconfigure`; true or absent otherwise: each of the two says the other.',
      flag,
    ),
    reason: from(
      'A-119',
      'A value of catalogue `DokuRemovalReason`: required of a removal, null or absent otherwise.',
      { type: ['string', 'null'], maxLength: 100 },
    ),
    note: from(
      'A-119',
      'Words to the action, kept as a message of the document: EXTERNAL from a client, INTERNAL from a banker (A-294). Null, blank or absent: none.',
      optionalLines(limits.cancellationNoteMax),
    ),
    paperSigning: from(
      'A-189',
      'With PrintedAndPaperSigned only; absent: signed today, no place told.',
      paperSigningInput,
    ),
    participants: from(
      'A-122',
      'Whom an uploaded file is meant for. With a file, at least one drops the pending removal of a document that was added (§4). Absent: nobody.',
      { type: 'array', maxItems: 100, items: submittedParticipant },
    ),
    submitDokuStaticActions: from(
      'A-119',
      'At most one Upload, and messages. Done before the action, in their order. Absent: none.',
      { type: 'array', maxItems: 10, items: staticActionInput },
    ),
  },
});

const submitBody = named('SubmitDokuboxRequest', 'Everything that is pending, sent at once.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuBoxId', 'dokus'],
  properties: {
    dokuBoxId: from('A-119', 'Box of the documents.', id),
    dokus: from('A-119', 'Documents with something to do; at least one of them has something.', {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: submittedDoku,
    }),
  },
});

const submitRules =
  'All or nothing: files are looked into first, then every document goes through its file, its action, its removal and its messages, in this order. Which trigger leads where, and under which guards, is the workflow’s (`workflow.json`). A removal of a document whose envelope runs stays pending until the envelope ends (A-121). SendToArchive ends at UNDER_ARCHIVING; the archive answers later (A-198).';

const submitRefusals = {
  boxNotFound: 'A document is named that the box does not have or the caller does not see.',
  requiredField:
    'Nothing is submitted; or a file without name or content, a message without text, a banker’s message without visibility, a removal without reason.',
  invalidValue:
    'A document is named twice; an action of another document; a static action with a call of its own; a `Reconfigure` without `usedInBox` false or the other way round; a reason without a removal, or none of the catalogue; a note without an action; `paperSigning` without its trigger or ahead of today; broken base64; an INTERNAL message of a client.',
  onlyOneFile: 'More than one file for a document (§5).',
  forbiddenExtension: 'The extension of a file is not allowed in the tenant (§5).',
  maxSize: 'A file has more than 10 MiB (§5).',
  emptyFile: 'A file has no bytes (§5).',
  invalidContent: 'The bytes of a file do not fit its extension (§5, A-144).',
  contentOfOtherKind:
    'The content is another kind of file the tenant takes; `messageParams.extension` names its extension (A-480).',
  passwordNeeded: 'The file can be opened only with a password (A-343).',
  unpacksTooLarge:
    'The file unpacks to more than 100 MiB or more than 10,000 files, or takes too long to check (A-343, A-481).',
  documentTypeInXml: 'The file is XML with a document type (A-343).',
  brokenSignature: 'A signed file is asked for, and the signature in it is broken (A-342).',
  conflict:
    'The state moved meanwhile: the document takes no file or message in its status, is not in the box any more, or the box is not open; `dokubox` is the box as it is.',
  actionNotOffered:
    'The trigger is not offered, or disabled for this user; `reason` names `NOT_OFFERED`, or the first cause of the row and every cause of the signer data. A removal of a document that is archived (HU: or being archived).',
  signingInProgress: 'A removal while somebody’s signing is in progress (HU, HR, §5).',
  notAllowed: 'The caller has no right to remove the document (§6, X-27).',
  ...validationQueue,
} as const;

/** What people do with the documents of a box (§3, §4, A-119… ). */
export const dokuOperations = {
  submitClientDokubox: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/client/submitDokuBox',
    kind: 'command',
    origin: 'A-119',
    summary: 'Submits a client’s pending actions, all or none',
    description: submitRules,
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'CLIENT',
    choosesOptions: true,
    body: submitBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: {
      ...submitRefusals,
      unsignedClientFile:
        'A file without a signature where the document asks the client for a signed one (§5, X-29).',
    },
    revalidates: boxQueries,
  }),
  submitBankerDokubox: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/banker/submitDokuBox',
    kind: 'command',
    origin: 'A-119',
    summary: 'Submits a banker’s pending actions, all or none',
    description: submitRules,
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    choosesOptions: true,
    body: submitBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: {
      ...submitRefusals,
      notArchivable:
        'A file without a signature where the bank’s signed one is waited for; or SendToClient with a signed file of the bank that the archive would not take (§8, X-40).',
    },
    revalidates: boxQueries,
  }),
  downloadDoku: operation({
    tag: 'dokus',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/download',
    kind: 'query',
    origin: '§7',
    summary: 'The file of a document, as base64',
    description:
      'The last version the own side uploaded or the other one has sent (A-363), byte for byte. Also where `downloadable` is false, because the preview reads the file by the same call (A-117, A-293).',
    access: 'session',
    box: reads('dokuInPath'),
    params: dokuParams,
    success: { status: 200, schema: ref('FileContent') },
    refusals: {
      fileNotAvailable: 'The document has no file, or none the caller may read yet (A-363).',
    },
  }),
  finalizeDoku: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/finalize',
    kind: 'command',
    origin: 'A-123',
    summary: 'A banker completes the setup of a document',
    description:
      'For a used document that is not complete and has participants. A box the client started must have been configured by the bank. The rule is the same in all tenants.',
    access: 'session',
    box: writes('dokuInPath'),
    userType: 'BANKER',
    params: dokuParams,
    body: emptyBody,
    success: { status: 200, schema: ref('Doku') },
    refusals: {
      actionNotOffered: 'The document cannot be finalized by these rules.',
    },
    revalidates: boxQueries,
  }),
  validateSignature: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/validateSignature',
    kind: 'command',
    origin: '§7',
    summary: 'Validates the signatures of the stored file, or of a file not yet stored',
    description:
      '`{}` validates the stored file and keeps `archivePossible` with the document (A-128); with `fileName` and `fileContent` it validates that file and keeps nothing (A-190). Archivable is a file whose every signature passes with a qualification of ADESIG, ADESIG_QC or QESIG, without a critical error group, and that has at least one; and any file where nothing is to be signed or paper was (A-197).',
    access: 'session',
    box: {
      by: 'dokuInPath',
      act: 'read',
      stoppedBy: [],
      says: 'what is found is a fact about the file; it is kept where a role of the caller allows `work` (A-525)',
    },
    params: dokuParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        fileName: from(
          'A-190',
          'Name of the file not yet stored; comes with `fileContent`. Absent: the stored file.',
          { type: 'string', minLength: 1, maxLength: limits.fileNameMax },
        ),
        fileContent: from(
          'A-190',
          'The file not yet stored, as base64. Absent: the stored file.',
          base64,
        ),
      },
    },
    success: { status: 200, schema: ref('ValidationResult') },
    refusals: {
      ...validationQueue,
      fileNotAvailable: 'No file is given, and the document has none.',
      requiredField: 'Only one of `fileName` and `fileContent` is given.',
      invalidValue: '`fileContent` is no padded base64.',
      forbiddenExtension: 'The extension is not allowed in the tenant (§5).',
      maxSize: 'The file has more than 10 MiB (§5).',
      emptyFile: 'The file has no bytes (§5).',
    },
    revalidates: boxQueries,
  }),
} as const;
