import { dokuActions } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { base64, flag, id, optionalEnum, optionalLines, ref } from '../schemas/common.ts';
import { paperSigningInput, submitStaticActionSchema } from '../schemas/static-action.ts';
import { reads, writes } from './box-rules.ts';
import { boxQueries } from './boxes.ts';
import { dokuParams, emptyBody, fileRuleRefusals, validationQueue } from './building-blocks.ts';
import { operation } from './types.ts';

/** The action as an input. The answer has a schema with the same name. */
const { $id: _name, description: actionWords, ...actionSchema } = submitStaticActionSchema;
const staticActionInput = named(_name, actionWords, actionSchema);

const submittedParticipant = named(
  'SubmittedParticipant',
  'A person an uploaded file is meant for, after a document was added.',
  {
    type: 'object',
    additionalProperties: false,
    required: ['userId'],
    properties: { userId: from('A-122', 'Id of the user.', id) },
  },
);

const submittedDoku = named('SubmittedDoku', 'Everything to be done with one document.', {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: from('A-119', 'Id of the document. Each document may appear only once.', id),
    dokuAction: from(
      'A-119',
      'An option from `dokuTransitions`, or `Reconfigure` together with `usedInBox` false to remove the document. If null or absent, only the static actions are done.',
      optionalEnum(dokuActions),
    ),
    usedInBox: from(
      'A-119',
      'False to remove the document, together with `Reconfigure`. True or absent in all other cases.',
      flag,
    ),
    reason: from(
      'A-119',
      'A value of catalogue `DokuRemovalReason`. Required for a removal, and null or absent otherwise.',
      { type: ['string', 'null'], maxLength: 100 },
    ),
    note: from(
      'A-119',
      'Note about the action, stored as a message of the document. The message is EXTERNAL from a client and INTERNAL from a banker (A-294). If null, blank or absent, no message is stored.',
      optionalLines(limits.cancellationNoteMax),
    ),
    paperSigning: from(
      'A-189',
      'Date and place of signing, for `PrintedAndPaperSigned` only. If absent, the document was signed today and no place is stored.',
      paperSigningInput,
    ),
    participants: from(
      'A-122',
      'People the uploaded file is meant for. For an added document with a pending removal, a file and at least one participant cancel the removal (§4). If absent, the file is meant for no one.',
      { type: 'array', maxItems: 100, items: submittedParticipant },
    ),
    submitDokuStaticActions: from(
      'A-119',
      'At most one upload, and any messages. They are done before the action, in this order. If absent, there are none.',
      { type: 'array', maxItems: 10, items: staticActionInput },
    ),
  },
});

const submitBody = named('SubmitDokuboxRequest', 'All pending changes of a box, sent together.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuBoxId', 'dokus'],
  properties: {
    dokuBoxId: from('A-119', 'Id of the box the documents belong to.', id),
    dokus: from('A-119', 'Documents to change. At least one of them needs an action.', {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: submittedDoku,
    }),
  },
});

const submitRules =
  'Either every change succeeds or none does. Files are checked first. Then each document’s file, action, removal and messages are processed, in this order. `workflow.json` lists the triggers, their guards and the statuses they lead to. A document with a running envelope is removed only when the envelope ends (A-121). SendToArchive sets UNDER_ARCHIVING, and the archive answers later (A-198).';

const { forbiddenExtension, maxSize, emptyFile } = fileRuleRefusals;

const submitRefusals = {
  boxNotFound: 'A document does not belong to the box, or the caller may not see it.',
  requiredField:
    'The request contains no changes. A file has no name or content. A message has no text, or a banker’s message no visibility. A removal has no reason.',
  invalidValue:
    'A document appears twice. A static action belongs to another document, or has its own call. `Reconfigure` comes without `usedInBox` false, or the reverse. A reason comes without a removal, or is not in the catalogue. A note comes without an action. `paperSigning` comes without its trigger, or its date is in the future. The file is not valid base64. A client’s message is INTERNAL.',
  onlyOneFile: 'A document has more than one file (§5).',
  ...fileRuleRefusals,
  brokenSignature:
    'The document needs a signed file, and the signature in the file is broken (A-342).',
  conflict:
    'The state has changed: the document no longer accepts a file or message in its status, is no longer in the box, or the box is no longer open. `dokubox` is its current state.',
  actionNotOffered:
    'The trigger is not offered, or is disabled for this user. `reason` is `NOT_OFFERED`, or the first cause of the row and every cause of the signer data. Also: the document to remove is ARCHIVED (in HU, also UNDER_ARCHIVING).',
  signingInProgress: 'The document to remove is being signed (HU, HR, §5).',
  notAllowed: 'The caller may not remove the document (§6, X-27).',
  ...validationQueue,
} as const;

/** Calls with which people change the documents of a box (§3, §4, A-119… ). */
export const dokuOperations = {
  submitClientDokubox: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/client/submitDokuBox',
    kind: 'command',
    origin: 'A-119',
    summary: 'Submit a client’s pending changes',
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
        'The file has no signature, and the client has to upload a signed document (§5, X-29).',
    },
    revalidates: boxQueries,
  }),
  submitBankerDokubox: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/banker/submitDokuBox',
    kind: 'command',
    origin: 'A-119',
    summary: 'Submit a banker’s pending changes',
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
        'The file has no signature, and the document waits for the bank’s signed file. Or SendToClient was chosen, and the archive would not accept the bank’s signed file (§8, X-40).',
    },
    revalidates: boxQueries,
  }),
  downloadDoku: operation({
    tag: 'dokus',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/download',
    kind: 'query',
    origin: '§7',
    summary: 'Download the file of a document',
    description:
      'Returns the last version that the caller’s side uploaded or the other side has sent, byte for byte, as base64 (A-363). It works even if `downloadable` is false, because the preview uses the same call (A-117, A-293).',
    access: 'session',
    box: reads('dokuInPath'),
    params: dokuParams,
    success: { status: 200, schema: ref('FileContent') },
    refusals: {
      fileNotAvailable: 'The document has no file, or no file the caller may read yet (A-363).',
    },
  }),
  finalizeDoku: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/finalize',
    kind: 'command',
    origin: 'A-123',
    summary: 'Complete the setup of a document',
    description:
      'For a used document with participants whose setup is not complete. If the client started the box, the bank must have configured it. The rule is the same in all tenants.',
    access: 'session',
    box: writes('dokuInPath'),
    userType: 'BANKER',
    params: dokuParams,
    body: emptyBody,
    success: { status: 200, schema: ref('Doku') },
    refusals: {
      actionNotOffered: 'The document does not meet these conditions.',
    },
    revalidates: boxQueries,
  }),
  validateSignature: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/validateSignature',
    kind: 'command',
    origin: '§7',
    summary: 'Validate the signatures of a file',
    description:
      'With `{}`, validates the stored file and stores `archivePossible` with the document (A-128). With `fileName` and `fileContent`, validates that file and stores nothing (A-190). A file can be archived if it has at least one signature, and every signature passes with ADESIG, ADESIG_QC or QESIG and without a critical error group. Any file can be archived if the document needs no electronic signature or was signed on paper (A-197).',
    access: 'session',
    box: {
      by: 'dokuInPath',
      act: 'read',
      stoppedBy: [],
      says: 'the result is a fact about the file and is stored only if a role of the caller allows `work` (A-525)',
    },
    params: dokuParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        fileName: from(
          'A-190',
          'Name of a file that is not stored yet. Comes with `fileContent`. If absent, the stored file is validated.',
          { type: 'string', minLength: 1, maxLength: limits.fileNameMax },
        ),
        fileContent: from(
          'A-190',
          'Content of a file that is not stored yet, as base64. If absent, the stored file is validated.',
          base64,
        ),
      },
    },
    success: { status: 200, schema: ref('ValidationResult') },
    refusals: {
      ...validationQueue,
      fileNotAvailable: 'The request has no file, and the document has none either.',
      requiredField: 'Only one of `fileName` and `fileContent` is present.',
      invalidValue: '`fileContent` is not valid base64 with padding.',
      forbiddenExtension,
      maxSize,
      emptyFile,
    },
    revalidates: boxQueries,
  }),
} as const;
