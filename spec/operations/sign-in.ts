import { languages } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { oneOf, ref } from '../schemas/common.ts';
import { emptyBody } from './building-blocks.ts';
import { operation } from './types.ts';

const token = { type: 'string', minLength: 1, maxLength: 4096 } as const;
const transactionId = from('A-023', 'The sign-in, as the first step named it in `transactionId`.', {
  type: 'string',
  minLength: 1,
  maxLength: 100,
});

const loginBody = named('LoginRequest', 'First step of a sign-in.', {
  type: 'object',
  additionalProperties: false,
  required: ['username', 'password', 'language'],
  properties: {
    username: from('A-020', 'Username; a banker’s is read in upper case (§5).', {
      type: 'string',
      minLength: 1,
      maxLength: limits.usernameMax,
    }),
    password: from(
      'A-020',
      'Password as it was typed. Longer than a new one may be, so that a mistyped one is answered as a wrong one.',
      { type: 'string', minLength: 1, maxLength: 128 },
    ),
    language: from('A-020', 'Language chosen on the login form.', oneOf(languages)),
    ddeParam: from(
      'A-020',
      'The `ddeParam` of the address, untouched (A-010). Absent: the address had none.',
      { type: 'string', maxLength: 4096 },
    ),
  },
});

const tooMany = `More attempts in a minute than the server takes, by address or by username. \`Retry-After\` says in seconds when to try again.`;
const otherTenant = '`X-Tenant` names another tenant than the one the account lives in.';
const locked = `The user is locked for ${limits.loginLockMs / 60_000} minutes after ${limits.loginFailuresBeforeLock} failed attempts (A-022); \`messageParams.seconds\` says how long to wait (A-540).`;
const lockedByBank =
  'The password is right, and a banker has locked the user: nothing the user can wait for (A-022).';

/** The steps of a sign-in, tokens and sign-out (§2, §7, A-020…A-038). */
export const signInOperations = {
  clientLogin: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/noauth/client/login',
    kind: 'command',
    origin: 'A-020',
    summary: 'First step of a client sign-in',
    description:
      'Checks username and password. The usual answer is `OTP_REQUIRED`: a one-time code goes to the user’s phone. A user whose client has not signed the framework contract yet gets `CONTRACT_SIGNATURE_REQUIRED` with its address (A-215). A name nobody has is answered like a wrong password, counts failures and locks the same way (A-022).',
    access: 'public',
    body: loginBody,
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      loginFailed: 'Username and password do not belong together, or the account is no client’s.',
      accessDenied: otherTenant,
      userLocked: locked,
      userLockedByBank: lockedByBank,
      tooManyRequests: tooMany,
      contractSignatureNotAvailable:
        'The framework contract has to be signed first, and the signing service gives no address for it (A-218).',
    },
  }),
  bankerLogin: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/noauth/banker/login',
    kind: 'command',
    origin: 'A-020',
    summary: 'First step of a banker sign-in',
    description:
      'As `clientLogin`, for bankers of a tenant without an identity provider (A-014). The username is read in upper case.',
    access: 'public',
    body: loginBody,
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      loginFailed: 'Username and password do not belong together, or the account is no banker’s.',
      accessDenied: otherTenant,
      userLocked: locked,
      userLockedByBank: lockedByBank,
      tooManyRequests: tooMany,
      contractSignatureNotAvailable:
        'As for clients; accounts of bankers have no framework contract of their own.',
    },
  }),
  verifyOtp: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/noauth/otp/verify',
    kind: 'command',
    origin: 'A-023',
    summary: 'Second step: the one-time code',
    description: `Opens a session and sets its cookie. The status says what is left: a client to choose, a password to change, or nothing. A code is good for one session, ${limits.otpValidMs / 60_000} minutes and ${limits.otpTries} tries.`,
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['transactionId', 'otp'],
      properties: {
        transactionId,
        otp: from('A-023', `The ${limits.otpLength} digits that were sent.`, {
          type: 'string',
          maxLength: limits.otpLength,
          pattern: `^[0-9]{${limits.otpLength}}$`,
        }),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      otpInvalid: 'The code is wrong, and tries are left.',
      otpTooManyTries: 'The code is wrong for the last time: the sign-in starts anew.',
      otpExpired: 'The sign-in is over, or never was.',
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
    summary: 'Sends a new one-time code',
    description:
      'The former code is worth nothing any more; the minutes start anew, the tries do not.',
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
            'Phone number the code went to, all but its last two digits masked.',
            { type: 'string', maxLength: limits.textMax },
          ),
          resendAfterSeconds: from('A-023', 'Seconds until another code can be asked for.', {
            type: 'integer',
            maximum: limits.countMax,
            minimum: 0,
          }),
        },
      },
    },
    refusals: {
      otpExpired: 'The sign-in is over, or never was.',
      userLocked: locked,
      tooManyRequests: tooMany,
      otpResendTooSoon: `The last code was sent less than ${limits.otpResendAfterSeconds} seconds ago; \`messageParams.seconds\` says how long to wait.`,
    },
  }),
  selectClient: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/client/selectClient',
    kind: 'command',
    origin: 'A-024',
    summary: 'Chooses the client a representative acts for',
    description:
      'Also later, to act for another one. The session goes on under new tokens, and its cookie is set anew; the former tokens end.',
    access: 'partial',
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['clientNumber'],
      properties: {
        clientNumber: from('A-024', 'Number of one of the clients of `getClients`.', {
          type: 'string',
          minLength: 1,
          maxLength: 20,
        }),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('LoginAnswer') },
    refusals: {
      notAllowed: 'The user does not represent this client, or has to change the password first.',
    },
  }),
  refreshToken: operation({
    tag: 'authorization',
    method: 'POST',
    url: '/authorization/token/dde/refresh',
    kind: 'command',
    origin: '§7',
    summary: 'Exchange a refresh token, or the session of the cookie, for new tokens',
    description:
      'Returns a new pair and sets the session cookie. The body holds both tokens, also when the id token has expired, or is `{}` where the cookie of a valid session is enough (A-539). Each refresh token works once: using one twice revokes every token issued from it (A-035).',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ialIdToken: from(
          '§7',
          'The id token that expires or has expired; the `idToken` of a sign-in works as well. Comes with `ialRefreshToken`. Absent: the session of the cookie.',
          token,
        ),
        ialRefreshToken: from(
          '§7',
          'The refresh token that was issued with it; the `refreshToken` of a sign-in works as well. Comes with `ialIdToken`. Absent: the session of the cookie.',
          token,
        ),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('Tokens') },
    refusals: {
      requiredField: 'One of the two tokens comes without the other.',
      sessionExpired:
        'The tokens are not known, do not belong together, or were used before; without tokens, the cookie names no valid session.',
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
    summary: 'Tokens for a banker from the access layer, an identity-provider code or the cookie',
    description:
      'One of three bodies (A-034): `{ialIdToken}` from the intranet access layer; `{code, codeVerifier, redirectUri}` from the identity provider, authorization code with PKCE; `{}` where the cookie of a session is enough. Opens a session and sets its cookie. A code that comes a second time ends the session it was exchanged for.',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ialIdToken: from(
          'A-034',
          'Token of the access layer, as `/ial` received it. Absent with the other bodies.',
          token,
        ),
        code: from(
          'A-034',
          'Authorization code of the identity provider. Absent with the other bodies.',
          token,
        ),
        codeVerifier: from('A-034', 'PKCE verifier of the attempt (RFC 7636); comes with `code`.', {
          type: 'string',
          minLength: 43,
          maxLength: 128,
        }),
        redirectUri: from(
          'A-034',
          'Address the provider returned to, exactly as it was asked for; comes with `code`.',
          { type: 'string', minLength: 1, maxLength: 2048 },
        ),
      },
    },
    sessionCookie: 'set',
    success: { status: 200, schema: ref('Tokens') },
    refusals: {
      loginFailed:
        'Token, code, verifier, address or cookie do not name an active banker, or the banker is locked.',
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
    summary: 'Ends the session',
    description:
      'Releases every lock the user holds and clears the session cookie. Signing out twice, or without a session, is no mistake.',
    access: 'public',
    body: emptyBody,
    sessionCookie: 'cleared',
    success: { status: 204, schema: null },
  }),
} as const;
