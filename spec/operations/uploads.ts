import { messageKeys, type MessageKey } from '../errors.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { base64, flag, oneOf } from '../schemas/common.ts';
import { reads } from './box-rules.ts';
import {
  fileRuleRefusals,
  brokenSignature,
  dokuParams,
  filePartSchema,
  validationQueue,
} from './building-blocks.ts';
import { operation } from './types.ts';

/**
 * The bytes are in `files`, a list of one file, or in `fileContent` as base64: §7 names
 * both. `fileName` is used, not the name of the part.
 */
const checkForm = named('FileCheckForm', 'A file to check, and the kind of document it is for.', {
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'dokuFlowTypeId'],
  properties: {
    fileName: from('§7', 'Name of the file, with its extension. The name of the part is ignored.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.fileNameMax,
    }),
    fileContent: from(
      '§7',
      'Content of the file as base64, for callers that do not send file parts. If empty or absent, the content is in `files`.',
      base64,
    ),
    dokuFlowTypeId: from('§7', 'Kind of the document, as a text from `1` to `6` (A-148).', {
      type: 'string',
      maxLength: 1,
      pattern: '^[1-6]$',
    }),
    files: from(
      'X-13',
      'The file, as a list with one part. If absent, the content is in `fileContent`.',
      {
        ...filePartSchema,
        'x-list': true,
      },
    ),
  },
} as const);

const fileForm = named('FileForm', 'A file to check.', {
  type: 'object',
  additionalProperties: false,
  required: ['file'],
  properties: {
    file: from('§7', 'The file. The name of the part is the file’s name.', filePartSchema),
  },
} as const);

const twoPlaces = {
  requiredField: 'The file is neither in `files` nor in `fileContent`.',
  invalidValue: 'The file is in both fields, or `fileContent` is not valid base64 with padding.',
} as const;

/** Calls that check a file before it is submitted (§5, §7, A-140…A-146). They store nothing. */
export const uploadOperations = {
  checkFileContent: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/check-file-content',
    kind: 'query',
    origin: 'A-140',
    summary: 'Check a file’s extension, size and content',
    description:
      'The first check of every upload. For a file that breaks a rule, the call succeeds with 200 and `valid` false.',
    access: 'session',
    box: null,
    body: checkForm,
    multipart: true,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['valid'],
        properties: {
          valid: from(
            'A-140',
            'True if the file meets all rules that concern the file alone.',
            flag,
          ),
          messageKey: from(
            'A-140',
            'Message key of the first rule that is broken, in the order extension, size, empty, content (A-141). Absent if `valid` is true.',
            oneOf(Object.keys(messageKeys) as MessageKey[]),
          ),
          messageParams: from(
            'A-480',
            'Values for the placeholders in the text of `messageKey`. Absent if the text has none.',
            {
              type: 'object',
              additionalProperties: {
                type: ['string', 'number'],
                maxLength: 100,
                minimum: 0,
                maximum: limits.countMax,
              },
              maxProperties: 10,
            },
          ),
        },
      },
    },
    refusals: { ...twoPlaces, ...validationQueue },
  }),
  checkBankUpload: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/check-file-validity-on-bank-upload-documents',
    kind: 'query',
    origin: 'A-140',
    summary: 'Check whether a signed bank file can be archived',
    description:
      'The portal calls it when a banker uploads a signed file. If the answer is false, SendToClient is rejected as “not archivable” until a new file is uploaded (X-40).',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: checkForm,
    multipart: true,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['archivePossible'],
        properties: {
          archivePossible: from(
            'A-140',
            'True if the archive would accept the file (A-197).',
            flag,
          ),
        },
      },
    },
    refusals: { ...fileRuleRefusals, ...twoPlaces, ...validationQueue },
  }),
  checkClientUpload: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/check-file-validity-on-client-upload-documents',
    kind: 'query',
    origin: '§7',
    summary: 'Check whether a client’s file has a signature',
    description:
      'Finds out whether the file was signed outside the product. It does not check whether the signature is valid.',
    access: 'session',
    box: null,
    userType: 'CLIENT',
    body: fileForm,
    multipart: true,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['signedOutsideDDE'],
        properties: {
          signedOutsideDDE: from('§7', 'True if the file has a signature.', flag),
        },
      },
    },
    refusals: { ...fileRuleRefusals, ...brokenSignature, ...validationQueue },
  }),
  checkUploadOfDoku: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/check-file-validity-on-upload',
    kind: 'query',
    origin: '§7',
    summary: 'Check whether a file has the signature its document needs',
    description:
      'Returns true for a signed file, and for any file if the document does not need this side’s signature in the file. If it is false, the portal shows “unsigned client file” (A-146, X-29).',
    access: 'session',
    box: reads('dokuInPath'),
    params: dokuParams,
    body: fileForm,
    multipart: true,
    success: { status: 200, schema: { type: 'boolean' } },
    refusals: { ...fileRuleRefusals, ...brokenSignature, ...validationQueue },
  }),
} as const;
