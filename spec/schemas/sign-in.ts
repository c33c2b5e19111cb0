import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { loginStatuses } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { count, oneOf, optionalText, text } from './common.ts';
import type { userSchema } from './user.ts';

/** Answer of each step of the sign-in. Times in seconds. */
export const loginAnswerSchema = {
  $id: 'LoginAnswer',
  description:
    'Answer of each step of a sign-in: what is to be done next, and once a session exists its tokens.',
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: from(
      'A-021',
      'What the sign-in needs next; `LOGGED_IN` is complete.',
      oneOf(loginStatuses),
    ),
    transactionId: from(
      'A-021',
      'Sign-in the one-time code belongs to; with `OTP_REQUIRED` only, null or absent otherwise.',
      optionalText,
    ),
    idToken: from(
      'A-021',
      'The id token: `X-Id-Token` of every later call, 15 minutes good (A-035). The same token the token calls name `ialIdToken`. Null or absent before the second step.',
      optionalText,
    ),
    refreshToken: from(
      'A-021',
      'Good once at `refreshToken`, 8 hours; the same token the token calls name `ialRefreshToken`. Null or absent before the second step.',
      optionalText,
    ),
    expiresIn: from('A-021', 'Seconds the id token is good for. Null or absent without one.', {
      type: ['integer', 'null'],
      maximum: limits.countMax,
      minimum: 0,
    }),
    user: from('A-021', 'Who signed in. Absent before the second step.', { $ref: 'User' }),
    maskedPhone: from(
      'A-021',
      'Phone number the code went to, all but its last two digits masked. With `OTP_REQUIRED` only.',
      optionalText,
    ),
    signingUrl: from(
      'A-021',
      'Address where the framework contract is signed first; with `CONTRACT_SIGNATURE_REQUIRED` only.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type LoginAnswer = FromSchema<typeof loginAnswerSchema, { references: [typeof userSchema] }>;

/** A pair of tokens; `expiresIn` in seconds. */
export const tokensSchema = {
  $id: 'Tokens',
  description:
    'A pair of tokens. `ialIdToken` and `ialRefreshToken` are the `idToken` and `refreshToken` of the sign-in under the names of §7.',
  type: 'object',
  additionalProperties: false,
  required: ['ialIdToken', 'ialRefreshToken', 'expiresIn'],
  properties: {
    ialIdToken: from(
      '§7',
      'The id token, sent as `X-Id-Token`; the same token the sign-in names `idToken`, under the name of §7.',
      text,
    ),
    ialRefreshToken: from(
      '§7',
      'The refresh token; the same token the sign-in names `refreshToken`. Each works once.',
      text,
    ),
    expiresIn: from('A-035', 'Seconds the id token is good for.', count),
  },
} as const satisfies JSONSchema;
export type Tokens = FromSchema<typeof tokensSchema>;

/** The forgotten-password form (§3). */
export const forgottenPasswordSchema = {
  $id: 'ForgottenPassword',
  description:
    'What the forgotten-password form sends. The three values have to belong to one account; the answer never tells whether they do.',
  type: 'object',
  additionalProperties: false,
  required: ['email', 'username', 'phoneNumber'],
  properties: {
    email: from('§3', 'E-mail address of the account.', {
      type: 'string',
      format: 'email',
      maxLength: 254,
    }),
    username: from('§3', 'Username of the account; bankers’ names in upper case.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.usernameMax,
    }),
    phoneNumber: from(
      '§3',
      'Phone number of the account with the country’s calling code; BG and SK: an optional plus and 12 to 15 digits (§5, X-02).',
      { type: 'string', minLength: 1, maxLength: limits.phoneMax },
    ),
  },
} as const satisfies JSONSchema;
export type ForgottenPassword = FromSchema<typeof forgottenPasswordSchema>;
