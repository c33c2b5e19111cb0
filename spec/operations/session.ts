import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { ref } from '../schemas/common.ts';
import { emptyBody, tooManyAttempts, wrap } from './building-blocks.ts';
import { operation } from './types.ts';

/** Calls about the session: its user, its window, its password (§7, A-024… ). */
export const sessionOperations = {
  getCurrentUser: operation({
    tag: 'authorization',
    method: 'GET',
    url: '/dde/usermanagement/getCurrentUser',
    kind: 'query',
    origin: 'A-037',
    summary: 'Retrieve the current user',
    description:
      'Returns the signed-in user, their rights and the tenant’s features. It also answers while the user still has to choose a client or change the password, and while the portal is blocked. The portal calls it to keep the session alive, at most every five minutes (A-051).',
    access: 'partial',
    success: { status: 200, schema: ref('CurrentUser') },
  }),
  getClients: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/dde/usermanagement/client/getClients',
    kind: 'query',
    origin: 'A-025',
    summary: 'List the clients the user represents',
    description: 'Returns all clients, without paging, for the client selection of the sign-in.',
    access: 'partial',
    userType: 'CLIENT',
    body: emptyBody,
    success: {
      status: 200,
      schema: wrap(
        'A-025',
        { content: 'The clients.', totalElements: 'Number of clients.' },
        {
          content: { type: 'array', maxItems: limits.listMax, items: ref('ClientListItem') },
          totalElements: { type: 'integer', maximum: limits.countMax, minimum: 0 },
        },
      ),
    },
  }),
  getUserOpenedWindow: operation({
    tag: 'authorization',
    method: 'GET',
    url: '/dde/usermanagement/getUserOpenedWindow',
    kind: 'query',
    origin: '§7',
    summary: 'Retrieve the window the user opened last',
    description:
      'A window compares the answer with its own id every 60 s, and blocks itself if they differ (§7, A-051).',
    access: 'partial',
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['openedWindow'],
        properties: {
          openedWindow: from(
            'A-050',
            'UUID of the window that was opened last. Null if no window was opened yet.',
            { type: ['string', 'null'], maxLength: limits.textMax },
          ),
        },
      },
    },
  }),
  setUserOpenedWindow: operation({
    tag: 'authorization',
    method: 'GET',
    url: '/dde/usermanagement/noauth/setUserOpenedWindow',
    kind: 'command',
    origin: '§7',
    summary: 'Register this window as the one opened last',
    description:
      'The server creates the UUID, stores it for the user and returns it. The window keeps it in session storage (A-050). The call needs the session cookie (X-17). The specification defines it as a GET although it changes data, so it must not be cached or prefetched.',
    access: 'partial',
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['openedWindow'],
        properties: {
          openedWindow: from('A-050', 'New UUID of this window.', {
            type: 'string',
            maxLength: 36,
            format: 'uuid',
          }),
        },
      },
    },
  }),
  resetPassword: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/dde/usermanagement/noauth/password/reset',
    kind: 'command',
    origin: '§7',
    summary: 'Request a new password',
    description:
      'If the three values belong to the same account, the bank sends instructions to its e-mail address. The answer and its duration are the same for unknown accounts (A-029).',
    access: 'public',
    body: ref('ForgottenPassword'),
    success: { status: 204, schema: null },
    refusals: {
      maxLength50: 'The username is longer than 50 characters.',
      invalidEmail: 'The e-mail address is not valid.',
      invalidPhoneNumber: 'The phone number does not match the tenant’s rule (§5).',
      tooManyRequests: tooManyAttempts,
    },
  }),
  changePassword: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/dde/usermanagement/password/change',
    kind: 'command',
    origin: 'A-026',
    summary: 'Change the password',
    description: `The new password has ${limits.passwordMin} to ${limits.passwordMax} characters of the allowed set, with a lower-case letter, an upper-case letter, a digit and a special character (A-027). Its strength score must be above ${limits.passwordStrengthAbove} of 4 (A-028). The rules are checked in this order: length, characters, pattern and strength, not the current password. The user’s other sessions end. This session continues with new tokens and a new cookie.`,
    access: 'partial',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['currentPassword', 'newPassword'],
      properties: {
        currentPassword: from('A-026', 'The current password.', {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        }),
        newPassword: from('A-026', 'The new password.', {
          type: 'string',
          minLength: limits.passwordMin,
          maxLength: limits.passwordMax,
        }),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      invalidCharacter: 'The new password contains a character outside the allowed set (A-027).',
      patternMatch: 'The new password lacks one of the four kinds of characters, or is too weak.',
      passwordUnchanged: 'The new password is the same as the current one (A-350).',
      wrongPassword: 'The current password is wrong. This counts as a failed sign-in.',
      userLocked:
        'There were too many failed attempts. The user is locked for 15 minutes (A-022). `messageParams.seconds` says how long to wait (A-540).',
      tooManyRequests: tooManyAttempts,
    },
  }),
  getContractStatus: operation({
    tag: 'authorization',
    method: 'GET',
    url: '/dde/usermanagement/noauth/contract/{contractId}/status',
    kind: 'query',
    origin: 'A-216',
    summary: 'Retrieve the signing status of a framework contract',
    description:
      'The page `/contract/waitforsignatures` calls it every 5 s until the status is SIGNED or ERROR. After two minutes it calls it every 15 s.',
    access: 'public',
    params: {
      type: 'object',
      additionalProperties: false,
      required: ['contractId'],
      properties: {
        contractId: from(
          'A-216',
          'Id of the contract, from the address in `CONTRACT_SIGNATURE_REQUIRED`.',
          { type: 'string', minLength: 1, maxLength: 64 },
        ),
      },
    },
    success: { status: 200, schema: ref('ContractStatus') },
    refusals: { notFound: 'No user was sent to sign a contract with this id.' },
  }),
} as const;
