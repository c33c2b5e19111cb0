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

/** Where a signing service leads back to when the portal is shown inside a host. */
const returning = {
  type: 'object',
  additionalProperties: false,
  properties: {
    returnUrl: from(
      'A-510',
      'Page of the embedding host that the service returns to, with `dokuBoxId` added once the user has signed. Its origin must be one of `embed.allowedOrigins`. Absent: the portal’s own list (A-012).',
      { type: 'string', minLength: 1, maxLength: limits.returnUrlMax },
    ),
  },
} as const;

const foreignReturn =
  '`returnUrl` is not an http(s) address on one of `embed.allowedOrigins` (A-510).';

/** What the address of a call-back says. */
const callbackQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['envelopeId', 'action', 'token'],
  properties: {
    envelopeId: from(
      'A-167',
      'The envelope; for the bank’s own application the `edsProcessId` of the box (A-187).',
      { type: 'string', minLength: 1, maxLength: 100 },
    ),
    action: from(
      'A-167',
      'What happened: an action of the signing service (`SignCallbackAction`), or `customApplicationSigned`. Any other is taken and ignored.',
      { type: 'string', minLength: 1, maxLength: 100 },
    ),
    token: from(
      'A-167',
      'The secret of the address the service was given: names the signer and envelope, or the step of the bank’s application.',
      { type: 'string', minLength: 1, maxLength: 200 },
    ),
  },
} as const;

/** The way to the signing services and back (§4, A-124, A-165…A-168). */
export const signingOperations = {
  getSigningUrl: operation({
    tag: 'signing',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/signingUrl',
    kind: 'command',
    origin: 'A-165',
    summary: 'Address of the caller’s own signing page',
    description:
      'For a participant whose turn it is to sign the document in the running envelope. The address is the same until it was used; from the first call on the signing counts as started (`signingUrlResolved`), which the deletion block of HU and HR and the progress read. The service returns to `returnUrl`, or else to `/app/dokuboxlist?dokuBoxId=…` (A-012).',
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
            'Address to open in the same tab; absolute, or a path of the portal’s own origin.',
            { type: 'string', maxLength: limits.textMax },
          ),
        },
      },
    },
    refusals: {
      invalidValue: foreignReturn,
      conflict:
        'The document does not wait for a signature of this user; `dokubox` is the box as it is.',
    },
    revalidates: ['loadDokubox'],
  }),
  getEdsUrl: operation({
    tag: 'signing',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/edsUrl',
    kind: 'query',
    origin: 'A-124',
    summary: 'Address of the document in the external signing system',
    description: 'HU only, with permission DOKU_JUMP_TO_EDS; offered as static action JumpToEds.',
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
      notAllowed: 'The tenant has no jump, or the user lacks DOKU_JUMP_TO_EDS.',
      conflict: 'The box has no process in that system, or is not worked on.',
    },
  }),
  signCallback: operation({
    tag: 'signing',
    method: 'GET',
    url: '/dde/dokubox/noauth/signCallback',
    kind: 'command',
    origin: 'A-167',
    summary:
      'Call-back of the signing service or the bank’s own application; unknown actions are ignored',
    description:
      'The service fills `##EnvelopeId##` and `##Action##` into the address it was given. Idempotent: what was reported already changes nothing and is answered with 200 all the same. Workstep actions count only with the signer’s own token while somebody is asked to sign. `customApplicationSigned` without the file, as here, leaves the document waiting for it (A-520).',
    access: 'public',
    portalHeaders: false,
    query: callbackQuery,
    success: { status: 200, schema: emptyBody },
    refusals: {
      unknownToken: 'The token is not known.',
      notFound: 'The token does not belong to this envelope, or the envelope is no longer there.',
    },
  }),
  deliverSignedFile: operation({
    tag: 'signing',
    method: 'POST',
    url: '/dde/dokubox/noauth/signCallback',
    kind: 'command',
    origin: 'A-187',
    summary: 'Hand over the file that was signed in the bank’s own application',
    description:
      'The same address as the call-back, with the signed file. The file becomes the next version of the document, and the document moves on. The file must fulfil the rules of every upload and carry a whole signature (A-342). Idempotent: a signature that was taken in already changes nothing, whatever the file.',
    access: 'public',
    portalHeaders: false,
    query: callbackQuery,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['fileName', 'fileContent'],
      properties: {
        fileName: from('A-187', 'Name of the signed file with its extension.', {
          type: 'string',
          minLength: 1,
          maxLength: limits.fileNameMax,
        }),
        fileContent: from('A-187', 'The signed file as base64; at most 10 MiB.', base64),
      },
    },
    success: { status: 200, schema: emptyBody },
    refusals: {
      ...fileRuleRefusals,
      ...brokenSignature,
      ...validationQueue,
      notArchivable: 'The file carries no signature.',
      invalidValue: '`fileContent` is not padded base64.',
      unknownToken: 'The token is not known.',
      notFound:
        'The token is not one of the bank’s own application, or its process is no longer there.',
    },
  }),
} as const;
