import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { loginStatuses } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { count, oneOf, optionalText, text } from './common.ts';
import type { userSchema } from './user.ts';

/** Answer to each step of the sign-in. Durations are in seconds. */
export const loginAnswerSchema = {
  $id: 'LoginAnswer',
  description:
    'Answer to each step of a sign-in: the next step, and the tokens once a session exists.',
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: from(
      'A-021',
      'Next step of the sign-in. `LOGGED_IN` if it is complete.',
      oneOf(loginStatuses),
    ),
    transactionId: from(
      'A-021',
      'Id of the sign-in the one-time code belongs to. Null unless `status` is `OTP_REQUIRED`.',
      optionalText,
    ),
    idToken: from(
      'A-021',
      'The id token, valid for 15 minutes. Send it as `X-Id-Token` with every later call (A-035). The token calls name it `ialIdToken`. Null before the second step.',
      optionalText,
    ),
    refreshToken: from(
      'A-021',
      'The refresh token. Valid once, for 8 hours, in `refreshToken`. The token calls name it `ialRefreshToken`. Null before the second step.',
      optionalText,
    ),
    expiresIn: from('A-021', 'Seconds until the id token expires. Null if there is no token.', {
      type: ['integer', 'null'],
      maximum: limits.countMax,
      minimum: 0,
    }),
    user: from('A-021', 'The signed-in user. Absent before the second step.', { $ref: 'User' }),
    maskedPhone: from(
      'A-021',
      'Phone number the code was sent to. All but its last two digits are masked. Only with `OTP_REQUIRED`.',
      optionalText,
    ),
    signingUrl: from(
      'A-021',
      'Address where the framework contract must be signed first. Only with `CONTRACT_SIGNATURE_REQUIRED`.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type LoginAnswer = FromSchema<typeof loginAnswerSchema, { references: [typeof userSchema] }>;

/** A pair of tokens. `expiresIn` is in seconds. */
export const tokensSchema = {
  $id: 'Tokens',
  description:
    'A pair of tokens. The sign-in returns them as `idToken` and `refreshToken`. These names are from §7.',
  type: 'object',
  additionalProperties: false,
  required: ['ialIdToken', 'ialRefreshToken', 'expiresIn'],
  properties: {
    ialIdToken: from(
      '§7',
      'The id token. Send it as `X-Id-Token`. The sign-in names it `idToken`.',
      text,
    ),
    ialRefreshToken: from(
      '§7',
      'The refresh token, valid once. The sign-in names it `refreshToken`.',
      text,
    ),
    expiresIn: from('A-035', 'Seconds until the id token expires.', count),
  },
} as const satisfies JSONSchema;
export type Tokens = FromSchema<typeof tokensSchema>;

/** The form for a forgotten password (§3). */
export const forgottenPasswordSchema = {
  $id: 'ForgottenPassword',
  description:
    'The form for a forgotten password. The three values must belong to the same account. The answer never reveals whether they do.',
  type: 'object',
  additionalProperties: false,
  required: ['email', 'username', 'phoneNumber'],
  properties: {
    email: from('§3', 'E-mail address of the account.', {
      type: 'string',
      format: 'email',
      maxLength: limits.emailMax,
    }),
    username: from('§3', 'Username of the account, in upper case for bankers.', {
      type: 'string',
      minLength: 1,
      maxLength: limits.usernameMax,
    }),
    phoneNumber: from(
      '§3',
      'Phone number of the account with the country’s calling code. In BG and SK: an optional plus sign and 12 to 15 digits (§5, X-02).',
      { type: 'string', minLength: 1, maxLength: limits.phoneMax },
    ),
  },
} as const satisfies JSONSchema;
export type ForgottenPassword = FromSchema<typeof forgottenPasswordSchema>;
