import { from } from '../origin.ts';
import { emptyBody, idParams } from './building-blocks.ts';
import { operation } from './types.ts';

/** The way to the signing services and back (§4, A-124, A-165…A-168). */
export const signingOperations = {
  getSigningUrl: operation({
    tag: 'signing',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/signingUrl',
    kind: 'command',
    origin: 'A-165',
    summary: 'Address of the caller’s own signing page',
    access: 'session',
    params: idParams,
    body: emptyBody,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['signingUrl'],
        properties: { signingUrl: from('A-165', { type: 'string' }) },
      },
    },
    refusals: [404, 409],
    revalidates: ['loadDokubox'],
  }),
  getEdsUrl: operation({
    tag: 'signing',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/edsUrl',
    kind: 'query',
    origin: 'A-124',
    summary: 'Address of the document in the external signing system',
    access: 'session',
    params: idParams,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['url'],
        properties: { url: from('A-124', { type: 'string' }) },
      },
    },
    refusals: [404, 409],
  }),
  signCallback: operation({
    tag: 'signing',
    method: 'GET',
    url: '/dde/dokubox/noauth/signCallback',
    kind: 'command',
    origin: 'A-167',
    summary:
      'Call-back of the signing service or the bank’s own application; unknown actions are ignored',
    access: 'public',
    portalHeaders: false,
    query: {
      type: 'object',
      additionalProperties: false,
      required: ['envelopeId', 'action', 'token'],
      properties: {
        envelopeId: from('A-167', { type: 'string', minLength: 1, maxLength: 100 }),
        action: from('A-167', { type: 'string', minLength: 1, maxLength: 100 }),
        token: from('A-167', { type: 'string', minLength: 1, maxLength: 200 }),
      },
    },
    success: { status: 200, schema: emptyBody },
    refusals: [401, 404],
  }),
} as const;
