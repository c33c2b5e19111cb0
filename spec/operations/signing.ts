import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { signs } from './box-rules.ts';
import { base64 } from '../schemas/common.ts';
import {
  fileRuleRefusals,
  brokenSignature,
  dokuParams,
  emptyBody,
  validationQueue,
} from './building-blocks.ts';
import { operation } from './types.ts';

/** The page a signing service returns to if the portal runs inside a host. */
const returning = {
  type: 'object',
  additionalProperties: false,
  properties: {
    returnUrl: from(
      'A-510',
      'Page of the embedding host that the service returns to. `dokuBoxId` is added to it after the user has signed. Its origin must be one of `embed.allowedOrigins`. If absent, the service returns to the portal’s list (A-012).',
      { type: 'string', minLength: 1, maxLength: limits.returnUrlMax },
    ),
  },
} as const;

const foreignReturn =
  '`returnUrl` is not an http(s) address on one of `embed.allowedOrigins` (A-510).';

/** The query of a callback's address. */
const callbackQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['envelopeId', 'action', 'token'],
  properties: {
    envelopeId: from(
      'A-167',
      'Id of the envelope. For the bank’s own application, `edsProcessId` of the box (A-187).',
      { type: 'string', minLength: 1, maxLength: 100 },
    ),
    action: from(
      'A-167',
      'The event: an action of the signing service (`SignCallbackAction`), or `customApplicationSigned`. Other actions are accepted and ignored.',
      { type: 'string', minLength: 1, maxLength: 100 },
    ),
    token: from(
      'A-167',
      'Secret from the address that the service received. It identifies the signer and envelope, or the step of the bank’s application.',
      { type: 'string', minLength: 1, maxLength: 200 },
    ),
  },
} as const;

/** Calls that lead to the signing services and back (§4, A-124, A-165…A-168). */
export const signingOperations = {
  getSigningUrl: operation({
    tag: 'signing',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/signingUrl',
    kind: 'command',
    origin: 'A-165',
    summary: 'Retrieve the address of the caller’s signing page',
    description:
      'For a participant whose turn it is to sign in the running envelope. The address stays the same until it is used. The first call sets `signingUrlResolved`: signing counts as started, which the progress shows and which blocks deletion in HU and HR. The service returns to `returnUrl`, or to `/app/dokuboxlist?dokuBoxId=…` (A-012).',
    access: 'session',
    box: signs('dokuInPath', 'sign'),
    portalFunction: 'SIGNING',
    params: dokuParams,
    body: returning,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['signingUrl'],
        properties: {
          signingUrl: from(
            'A-165',
            'Address to open in the same tab: an absolute address, or a path on the portal’s origin.',
            { type: 'string', maxLength: limits.textMax },
          ),
        },
      },
    },
    refusals: {
      invalidValue: foreignReturn,
      conflict:
        'The document does not wait for a signature of this user. `dokubox` is its box’s current state.',
    },
    revalidates: ['loadDokubox'],
  }),
  getEdsUrl: operation({
    tag: 'signing',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/edsUrl',
    kind: 'query',
    origin: 'A-124',
    summary: 'Retrieve a document’s address in the external signing system',
    description:
      'For HU only, with permission DOKU_JUMP_TO_EDS. The portal offers it as static action JumpToEds.',
    access: 'session',
    box: signs('dokuInPath', 'work'),
    portalFunction: 'SIGNING',
    params: dokuParams,
    query: returning,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['url'],
        properties: {
          url: from('A-124', 'Address to open in the same tab.', {
            type: 'string',
            maxLength: limits.textMax,
          }),
        },
      },
    },
    refusals: {
      invalidValue: foreignReturn,
      notAllowed: 'The tenant has no external system, or the user lacks DOKU_JUMP_TO_EDS.',
      conflict: 'The box has no process in that system, or is not in progress.',
    },
  }),
  signCallback: operation({
    tag: 'signing',
    method: 'GET',
    url: '/dde/dokubox/noauth/signCallback',
    kind: 'command',
    origin: 'A-167',
    summary: 'Receive a callback from a signing service',
    description:
      'The signing service, or the bank’s own application, calls the address it received. It replaces `##EnvelopeId##` and `##Action##`. Reporting an event twice changes nothing and answers 200. Workstep actions count only with the token of a signer who has to sign. `customApplicationSigned` sent here has no file, so the document keeps waiting for it (A-520).',
    access: 'public',
    portalHeaders: false,
    query: callbackQuery,
    success: { status: 200, schema: emptyBody },
    refusals: {
      unknownToken: 'The token is not known.',
      notFound: 'The token does not belong to this envelope, or the envelope no longer exists.',
    },
  }),
  deliverSignedFile: operation({
    tag: 'signing',
    method: 'POST',
    url: '/dde/dokubox/noauth/signCallback',
    kind: 'command',
    origin: 'A-187',
    summary: 'Deliver a file signed in the bank’s own application',
    description:
      'Uses the address of the callback, with the signed file as body. The file becomes the next version of the document, and the document continues its workflow. The file must meet the rules for all uploads and have an intact signature (A-342). If this signature was delivered before, the call changes nothing, whatever the file.',
    access: 'public',
    portalHeaders: false,
    query: callbackQuery,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['fileName', 'fileContent'],
      properties: {
        fileName: from('A-187', 'Name of the signed file, with its extension.', {
          type: 'string',
          minLength: 1,
          maxLength: limits.fileNameMax,
        }),
        fileContent: from('A-187', 'Content of the signed file as base64, at most 10 MiB.', base64),
      },
    },
    success: { status: 200, schema: emptyBody },
    refusals: {
      ...fileRuleRefusals,
      ...brokenSignature,
      ...validationQueue,
      notArchivable: 'The file has no signature.',
      invalidValue: '`fileContent` is not valid base64 with padding.',
      unknownToken: 'The token is not known.',
      notFound:
        'The token does not belong to the bank’s own application, or its process no longer exists.',
    },
  }),
} as const;
