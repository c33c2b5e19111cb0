import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { loginStatuses } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { count, oneOf, optionalText, text } from './common.ts';
import type { userSchema } from './user.ts';

/** Answer of each step of the sign-in. Times in seconds. */
export const loginAnswerSchema = {
  $id: 'LoginAnswer',
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: from('A-021', oneOf(loginStatuses)),
    transactionId: from('A-021', optionalText),
    idToken: from('A-021', optionalText),
    refreshToken: from('A-021', optionalText),
    expiresIn: from('A-021', { type: ['integer', 'null'], minimum: 0 }),
    user: from('A-021', { $ref: 'User' }),
    maskedPhone: from('A-021', optionalText),
    signingUrl: from('A-021', optionalText),
  },
} as const satisfies JSONSchema;
export type LoginAnswer = FromSchema<typeof loginAnswerSchema, { references: [typeof userSchema] }>;

/** A pair of tokens; `expiresIn` in seconds. */
export const tokensSchema = {
  $id: 'Tokens',
  type: 'object',
  additionalProperties: false,
  required: ['ialIdToken', 'ialRefreshToken', 'expiresIn'],
  properties: {
    ialIdToken: from('§7', text),
    ialRefreshToken: from('§7', text),
    expiresIn: from('A-035', count),
  },
} as const satisfies JSONSchema;
export type Tokens = FromSchema<typeof tokensSchema>;

/** The forgotten-password form (§3). */
export const forgottenPasswordSchema = {
  $id: 'ForgottenPassword',
  type: 'object',
  additionalProperties: false,
  required: ['email', 'username', 'phoneNumber'],
  properties: {
    email: from('§3', { type: 'string', format: 'email', maxLength: 254 }),
    username: from('§3', { type: 'string', minLength: 1, maxLength: limits.usernameMax }),
    phoneNumber: from('§3', { type: 'string', minLength: 1, maxLength: limits.phoneMax }),
  },
} as const satisfies JSONSchema;
export type ForgottenPassword = FromSchema<typeof forgottenPasswordSchema>;
