import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { ref } from '../schemas/common.ts';
import { emptyBody, wrap } from './building-blocks.ts';
import { operation } from './types.ts';

/** What belongs to a session: who it is, its window, its password (§7, A-024… ). */
export const sessionOperations = {
  getCurrentUser: operation({
    tag: 'authorization',
    method: 'GET',
    url: '/dde/usermanagement/getCurrentUser',
    kind: 'query',
    origin: 'A-037',
    summary: 'The signed-in user, their rights and the tenant’s features',
    description:
      'Answers also while a client has to be chosen or a password changed, and while the portal is blocked. The portal calls it as keep-alive at most every five minutes (A-051).',
    access: 'partial',
    success: { status: 200, schema: ref('CurrentUser') },
  }),
  getClients: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/dde/usermanagement/client/getClients',
    kind: 'query',
    origin: 'A-025',
    summary: 'Clients the signed-in representative may act for',
    description: 'All of them at once, for the client-selection form of a sign-in.',
    access: 'partial',
    userType: 'CLIENT',
    body: emptyBody,
    success: {
      status: 200,
      schema: wrap(
        'A-025',
        { content: 'The clients.', totalElements: 'How many they are.' },
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
    summary: 'The window the user opened last',
    description:
      'A window compares the answer with its own value every 60 s and blocks itself where they differ (§7, A-051).',
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
            'UUID of the window that was declared the opened one last; null where none was yet.',
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
    summary: 'Declares this window the opened one; needs the session cookie all the same (X-17)',
    description:
      'The server makes the value, stores it for the user and answers it; the window keeps it in session storage (A-050). A GET that changes something, as specified: never cached, never asked ahead.',
    access: 'partial',
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['openedWindow'],
        properties: {
          openedWindow: from('A-050', 'The new value of this window.', {
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
    summary: 'Forgotten password; the answer tells nothing about the account (A-029)',
    description:
      'Where the three values belong to one account, the bank sends the way to a new password to its address. Answer and duration are the same where they do not.',
    access: 'public',
    body: ref('ForgottenPassword'),
    success: { status: 204, schema: null },
    refusals: {
      maxLength50: 'The username is longer than 50 characters.',
      invalidEmail: 'The e-mail address is none.',
      invalidPhoneNumber: 'The phone number breaks the rule of the tenant (§5).',
      tooManyRequests:
        'More attempts in a minute than the server takes. `Retry-After` says in seconds when to try again.',
    },
  }),
  changePassword: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/dde/usermanagement/password/change',
    kind: 'command',
    origin: 'A-026',
    summary: 'Changes the own password',
    description: `The new password has ${limits.passwordMin} to ${limits.passwordMax} characters of the allowed set, with a lower-case and an upper-case letter, a digit and a special character (A-027), and a strength score above ${limits.passwordStrengthAbove} of 4 (A-028). The rules are told in this order: length, characters, pattern and strength, and then that it is not the current one. The other sessions of the user end; this one goes on under new tokens and a new cookie.`,
    access: 'partial',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['currentPassword', 'newPassword'],
      properties: {
        currentPassword: from('A-026', 'The password that is valid now.', {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        }),
        newPassword: from('A-026', 'The password that is valid from now on.', {
          type: 'string',
          minLength: limits.passwordMin,
          maxLength: limits.passwordMax,
        }),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      invalidCharacter: 'The new password holds a character outside the allowed set (A-027).',
      patternMatch: 'The new password lacks one of the four kinds of characters, or is too weak.',
      passwordUnchanged: 'The new password is the current one (A-350).',
      wrongPassword: 'The current password is wrong; counts as a failed sign-in.',
      userLocked:
        'Too many failed attempts: the user is locked for 15 minutes (A-022); `messageParams.seconds` says how long to wait (A-540).',
      tooManyRequests:
        'More attempts in a minute than the server takes. `Retry-After` says in seconds when to try again.',
    },
  }),
  getContractStatus: operation({
    tag: 'authorization',
    method: 'GET',
    url: '/dde/usermanagement/noauth/contract/{contractId}/status',
    kind: 'query',
    origin: 'A-216',
    summary: 'How far the signing of a framework contract is',
    description:
      'Asked by `/contract/waitforsignatures` every 5 s, after two minutes every 15 s, until it is SIGNED or ERROR.',
    access: 'public',
    params: {
      type: 'object',
      additionalProperties: false,
      required: ['contractId'],
      properties: {
        contractId: from(
          'A-216',
          'The contract, as the address of `CONTRACT_SIGNATURE_REQUIRED` names it.',
          { type: 'string', minLength: 1, maxLength: 64 },
        ),
      },
    },
    success: { status: 200, schema: ref('ContractStatus') },
    refusals: { notFound: 'Nobody was sent to sign a contract of this id.' },
  }),
} as const;
