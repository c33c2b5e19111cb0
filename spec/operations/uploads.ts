import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { flag, oneOf } from '../schemas/common.ts';
import { messageKeys, type MessageKey } from '../errors.ts';
import { filePart, idParams } from './building-blocks.ts';
import { operation } from './types.ts';

/** `files` is a list of one; the name in `fileName` counts, not the part's own. */
const checkForm = {
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'dokuFlowTypeId', 'files'],
  properties: {
    fileName: from('§7', { type: 'string', minLength: 1, maxLength: limits.fileNameMax }),
    /** Kept from the former form of the call; empty when the bytes travel in `files`. */
    fileContent: from('§7', { type: 'string', maxLength: 0 }),
    dokuFlowTypeId: from('§7', { type: 'string', pattern: '^[1-6]$' }),
    files: from('X-13', filePart),
  },
} as const;

const fileForm = {
  type: 'object',
  additionalProperties: false,
  required: ['file'],
  properties: { file: from('§7', filePart) },
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
    access: 'session',
    body: checkForm,
    multipart: true,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['valid'],
        properties: {
          valid: from('A-140', flag),
          messageKey: from('A-140', oneOf(Object.keys(messageKeys) as MessageKey[])),
        },
      },
    },
  }),
  checkBankUpload: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/check-file-validity-on-bank-upload-documents',
    kind: 'query',
    origin: 'A-140',
    summary: 'Whether a signed bank file could be archived',
    access: 'session',
    userType: 'BANKER',
    body: checkForm,
    multipart: true,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['archivePossible'],
        properties: { archivePossible: from('A-140', flag) },
      },
    },
  }),
  checkClientUpload: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/check-file-validity-on-client-upload-documents',
    kind: 'query',
    origin: '§7',
    summary: 'Whether a client’s file was signed outside the product',
    access: 'session',
    userType: 'CLIENT',
    body: fileForm,
    multipart: true,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['signedOutsideDDE'],
        properties: { signedOutsideDDE: from('§7', flag) },
      },
    },
  }),
  checkUploadOfDoku: operation({
    tag: 'uploads',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/check-file-validity-on-upload',
    kind: 'query',
    origin: '§7',
    summary: 'Whether a file satisfies the signature this document asks for',
    access: 'session',
    params: idParams,
    body: fileForm,
    multipart: true,
    success: { status: 200, schema: { type: 'boolean' } },
    refusals: [404],
  }),
} as const;
