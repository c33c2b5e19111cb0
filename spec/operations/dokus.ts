import { dokuActions } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { base64, flag, id, ref } from '../schemas/common.ts';
import { paperSigningInput, submitStaticActionSchema } from '../schemas/doku.ts';
import { boxQueries } from './boxes.ts';
import { emptyBody, idParams } from './building-blocks.ts';
import { operation } from './types.ts';

/** The action as an input; the answer names the same schema. */
const { $id: _name, ...staticActionInput } = submitStaticActionSchema;

const submitBody = {
  type: 'object',
  additionalProperties: false,
  required: ['dokuBoxId', 'dokus'],
  properties: {
    dokuBoxId: from('A-119', id),
    dokus: from('A-119', {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: {
          id: from('A-119', id),
          dokuAction: from('A-119', { type: ['string', 'null'], enum: [...dokuActions, null] }),
          usedInBox: from('A-119', flag),
          reason: from('A-119', { type: ['string', 'null'], maxLength: 100 }),
          note: from('A-119', {
            type: ['string', 'null'],
            maxLength: limits.cancellationNoteMax,
          }),
          paperSigning: from('A-189', paperSigningInput),
          participants: from('A-122', {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['userId'],
              properties: { userId: from('A-122', id) },
            },
          }),
          submitDokuStaticActions: from('A-119', {
            type: 'array',
            maxItems: 10,
            items: staticActionInput,
          }),
        },
      },
    }),
  },
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
    access: 'session',
    userType: 'CLIENT',
    body: submitBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  submitBankerDokubox: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/banker/submitDokuBox',
    kind: 'command',
    origin: 'A-119',
    summary: 'Submits a banker’s pending actions, all or none',
    access: 'session',
    userType: 'BANKER',
    body: submitBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  downloadDoku: operation({
    tag: 'dokus',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/download',
    kind: 'query',
    origin: '§7',
    summary: 'The file of a document, as base64',
    access: 'session',
    params: idParams,
    success: { status: 200, schema: ref('FileContent') },
    refusals: [404],
  }),
  finalizeDoku: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/finalize',
    kind: 'command',
    origin: 'A-123',
    summary: 'A banker completes the setup of a document',
    access: 'session',
    userType: 'BANKER',
    params: idParams,
    body: emptyBody,
    success: { status: 200, schema: ref('Doku') },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  validateSignature: operation({
    tag: 'dokus',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/validateSignature',
    kind: 'command',
    origin: '§7',
    summary: 'Validates the signatures of the stored file, or of a file not yet stored',
    access: 'session',
    params: idParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        fileName: from('A-190', { type: 'string', minLength: 1, maxLength: limits.fileNameMax }),
        fileContent: from('A-190', base64),
      },
    },
    success: { status: 200, schema: ref('ValidationResult') },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
} as const;
