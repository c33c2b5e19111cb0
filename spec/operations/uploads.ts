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
 * The bytes travel in `files`, a list of one, or as base64 in `fileContent`: §7 names both. The
 * name in `fileName` counts, not the part's own.
 */
const checkForm = named('FileCheckForm', 'A file to be looked into, and what it is meant to be.', {
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'dokuFlowTypeId'],
  properties: {
    fileName: from('§7', 'Name of the file with its extension; the name of the part is not read.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.fileNameMax,
    }),
    fileContent: from(
      '§7',
      'The file as base64, for callers that send no file parts. Empty or absent: the bytes travel in `files`.',
      base64,
    ),
    dokuFlowTypeId: from('§7', 'Kind of the document, as text: 1 to 6 (A-148).', {
      type: 'string',
      maxLength: 1,
      pattern: '^[1-6]$',
    }),
    files: from('X-13', 'The file: a list of one part. Absent: it travels in `fileContent`.', {
      ...filePartSchema,
      'x-list': true,
    }),
  },
} as const);

const fileForm = named('FileForm', 'A file to be looked into.', {
  type: 'object',
  additionalProperties: false,
  required: ['file'],
  properties: { file: from('§7', 'The file; the name of the part counts.', filePartSchema) },
} as const);

const twoPlaces = {
  requiredField: 'The file is neither in `files` nor in `fileContent`.',
  invalidValue: 'The file is in both, or `fileContent` is no padded base64.',
} as const;

/** Checks of a file before it is submitted (§5, §7, A-140…A-146). Nothing is stored. */
export const uploadOperations = {
  checkFileContent: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/check-file-content',
    kind: 'query',
    origin: 'A-140',
    summary: 'Extension, size and real content of a file',
    description:
      'The first pre-check of every upload. A file that breaks a rule is answered with 200 and `valid` false: the call has done its work.',
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
          valid: from('A-140', 'True where the file passes every rule of its own.', flag),
          messageKey: from(
            'A-140',
            'The first rule broken, in the order extension, size, empty, content (A-141). Absent where `valid`.',
            oneOf(Object.keys(messageKeys) as MessageKey[]),
          ),
          messageParams: from(
            'A-480',
            'Values the text of `messageKey` has places for. Absent: the text has none.',
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
    summary: 'Whether a signed bank file could be archived',
    description:
      'Asked where a banker uploads a signed file. With false, SendToClient is refused as “not archivable” until a new file comes (X-40).',
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
            'True where the archive would take the file (A-197).',
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
    summary: 'Whether a client’s file was signed outside the product',
    description: 'Looks for a signature in the file; whether it is valid is not asked here.',
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
          signedOutsideDDE: from('§7', 'True where the file carries a signature.', flag),
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
    summary: 'Whether a file satisfies the signature this document asks for',
    description:
      'True for a signed file, and for any file where the document asks this side for no signature in the file. With false the portal shows “unsigned client file” (A-146, X-29).',
    access: 'session',
    box: reads('dokuInPath'),
    params: dokuParams,
    body: fileForm,
    multipart: true,
    success: { status: 200, schema: { type: 'boolean' } },
    refusals: { ...fileRuleRefusals, ...brokenSignature, ...validationQueue },
  }),
} as const;
