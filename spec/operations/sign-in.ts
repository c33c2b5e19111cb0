import { languages } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { oneOf, ref } from '../schemas/common.ts';
import { emptyBody } from './building-blocks.ts';
import { operation } from './types.ts';

const token = { type: 'string', minLength: 1, maxLength: 4096 } as const;
const transactionId = from('A-023', '`transactionId` from the first step of the sign-in.', {
  type: 'string',
  minLength: 1,
  maxLength: 100,
});

const loginBody = named('LoginRequest', 'Username and password: the first step of a sign-in.', {
  type: 'object',
  additionalProperties: false,
  required: ['username', 'password', 'language'],
  properties: {
    username: from('A-020', 'Username. A banker’s is converted to upper case (§5).', {
      type: 'string',
      minLength: 1,
      maxLength: limits.usernameMax,
    }),
    password: from(
      'A-020',
      'Password as typed. It may be longer than the limit for new passwords, so that a mistyped one is answered as a wrong one.',
      { type: 'string', minLength: 1, maxLength: 128 },
    ),
    language: from('A-020', 'Language chosen on the login form.', oneOf(languages)),
    ddeParam: from(
      'A-020',
      '`ddeParam` from the address, unchanged (A-010). Absent if the address has none.',
      { type: 'string', maxLength: 4096 },
    ),
  },
});

const tooMany = `Too many attempts were made in the last minute from this address or for this username. Try again after the number of seconds in \`Retry-After\`.`;
const otherTenant = '`X-Tenant` names another tenant than the account’s.';
const locked = `The user is locked for ${limits.loginLockMs / 60_000} minutes after ${limits.loginFailuresBeforeLock} failed attempts (A-022). \`messageParams.seconds\` says how long to wait (A-540).`;
const lockedByBank =
  'The password is correct, but a banker has locked the user. Only a banker can unlock them (A-022).';

/** Calls for the steps of a sign-in, tokens and sign-out (§2, §7, A-020…A-038). */
export const signInOperations = {
  clientLogin: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/noauth/client/login',
    kind: 'command',
    origin: 'A-020',
    summary: 'Sign in as a client: first step',
    description:
      'Checks username and password. The usual answer is `OTP_REQUIRED`: a one-time code is sent to the user’s phone. If the user’s client has not signed the framework contract yet, the answer is `CONTRACT_SIGNATURE_REQUIRED` with its address (A-215). An unknown username is answered, counted and locked in the same way as a wrong password (A-022).',
    access: 'public',
    body: loginBody,
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      loginFailed: 'The username or password is wrong, or the account does not belong to a client.',
      accessDenied: otherTenant,
      userLocked: locked,
      userLockedByBank: lockedByBank,
      tooManyRequests: tooMany,
      contractSignatureNotAvailable:
        'The framework contract must be signed first, but the signing service did not return an address (A-218).',
    },
  }),
  bankerLogin: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/noauth/banker/login',
    kind: 'command',
    origin: 'A-020',
    summary: 'Sign in as a banker: first step',
    description:
      'Works like `clientLogin`, for bankers of tenants without an identity provider (A-014). The username is converted to upper case.',
    access: 'public',
    body: loginBody,
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      loginFailed: 'The username or password is wrong, or the account does not belong to a banker.',
      accessDenied: otherTenant,
      userLocked: locked,
      userLockedByBank: lockedByBank,
      tooManyRequests: tooMany,
      contractSignatureNotAvailable:
        'The same as for clients. Bankers do not have a framework contract.',
    },
  }),
  verifyOtp: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/noauth/otp/verify',
    kind: 'command',
    origin: 'A-023',
    summary: 'Confirm the one-time code: second step',
    description: `Opens a session and sets its cookie. The status names what is left to do: choose a client, change the password, or nothing. A code opens one session and is valid for ${limits.otpValidMs / 60_000} minutes and ${limits.otpTries} attempts.`,
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['transactionId', 'otp'],
      properties: {
        transactionId,
        otp: from('A-023', `The ${limits.otpLength}-digit code that was sent.`, {
          type: 'string',
          maxLength: limits.otpLength,
          pattern: `^[0-9]{${limits.otpLength}}$`,
        }),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      otpInvalid: 'The code is wrong, and attempts are left.',
      otpTooManyTries: 'The code is wrong, and no attempts are left. The user must sign in again.',
      otpExpired: 'The sign-in has expired or does not exist.',
      accessDenied: otherTenant,
      userLocked: locked,
      tooManyRequests: tooMany,
    },
  }),
  resendOtp: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/noauth/otp/resend',
    kind: 'command',
    origin: 'A-023',
    summary: 'Send a new one-time code',
    description:
      'The previous code is no longer valid. The new code is valid for the full time, but the count of attempts continues.',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['transactionId'],
      properties: { transactionId },
    },
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['maskedPhone', 'resendAfterSeconds'],
        properties: {
          maskedPhone: from(
            'A-023',
            'Phone number the code was sent to. All but its last two digits are masked.',
            { type: 'string', maxLength: limits.textMax },
          ),
          resendAfterSeconds: from('A-023', 'Seconds until the user can request another code.', {
            type: 'integer',
            maximum: limits.countMax,
            minimum: 0,
          }),
        },
      },
    },
    refusals: {
      otpExpired: 'The sign-in has expired or does not exist.',
      userLocked: locked,
      tooManyRequests: tooMany,
      otpResendTooSoon: `The last code was sent less than ${limits.otpResendAfterSeconds} seconds ago. \`messageParams.seconds\` is the time to wait.`,
    },
  }),
  selectClient: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/client/selectClient',
    kind: 'command',
    origin: 'A-024',
    summary: 'Choose the client a representative acts for',
    description:
      'Can also be called later, to act for another client. The session continues with new tokens and a new cookie. The previous tokens are revoked.',
    access: 'partial',
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['clientNumber'],
      properties: {
        clientNumber: from('A-024', 'Number of one of the clients from `getClients`.', {
          type: 'string',
          minLength: 1,
          maxLength: 20,
        }),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      notAllowed: 'The user does not represent this client, or must change the password first.',
    },
  }),
  refreshToken: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/token/dde/refresh',
    kind: 'command',
    origin: '§7',
    summary: 'Exchange a refresh token or the session cookie for new tokens',
    description:
      'Returns a new pair of tokens and sets the session cookie. Send both tokens, even if the id token has expired. Send `{}` if the cookie of a valid session is enough (A-539). Each refresh token works once: using one twice revokes every token issued from it (A-035).',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ialIdToken: from(
          '§7',
          'The current or expired id token. The `idToken` of a sign-in works too. Comes with `ialRefreshToken`. If absent, the session of the cookie is used.',
          token,
        ),
        ialRefreshToken: from(
          '§7',
          'The refresh token issued with the id token. The `refreshToken` of a sign-in works too. Comes with `ialIdToken`. If absent, the session of the cookie is used.',
          token,
        ),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('Tokens') },
    refusals: {
      requiredField: 'Only one of the two tokens is present.',
      sessionExpired:
        'The tokens are unknown, do not belong together, or were used before. Without tokens, the cookie does not name a valid session.',
      accessDenied: otherTenant,
      tooManyRequests: tooMany,
    },
  }),
  bankerToken: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/banker/token',
    kind: 'command',
    origin: '§7',
    summary: 'Exchange a banker’s credentials for tokens',
    description:
      'The body is one of three (A-034): `{ialIdToken}` from the intranet access layer, `{code, codeVerifier, redirectUri}` from the identity provider (authorization code with PKCE), or `{}` if the cookie of a session is enough. Opens a session and sets its cookie. Using a code twice ends the session it was exchanged for.',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ialIdToken: from(
          'A-034',
          'Token from the access layer, as `/ial` received it. Absent in the other bodies.',
          token,
        ),
        code: from(
          'A-034',
          'Authorization code from the identity provider. Absent in the other bodies.',
          token,
        ),
        codeVerifier: from(
          'A-034',
          'PKCE code verifier of the attempt (RFC 7636). Comes with `code`.',
          {
            type: 'string',
            minLength: 43,
            maxLength: 128,
          },
        ),
        redirectUri: from(
          'A-034',
          'Address the provider redirected to, exactly as requested. Comes with `code`.',
          { type: 'string', minLength: 1, maxLength: 2048 },
        ),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('Tokens') },
    refusals: {
      loginFailed:
        'The token, code, verifier, address or cookie does not identify an active banker, or the banker is locked.',
      accessDenied: otherTenant,
      tooManyRequests: tooMany,
    },
  }),
  logout: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/logout',
    kind: 'command',
    origin: 'A-038',
    summary: 'Sign out',
    description:
      'Ends the session, releases every lock the user holds and clears the session cookie. Signing out twice or without a session is not an error.',
    access: 'public',
    body: emptyBody,
    sessionCookie: 'cleared',
    success: { status: 204, schema: null },
  }),
} as const;
