import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { errorCodes, messageKeys, type ErrorCode, type MessageKey } from '../errors.ts';
import { from } from '../origin.ts';
import { oneOf, text } from './common.ts';
import type { Dokubox } from './dokubox.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];
const keys = Object.keys(messageKeys) as MessageKey[];

/** Body of every refusal. `reason` says in English what was expected, for the caller. */
export const errorBodySchema = {
  $id: 'ErrorBody',
  type: 'object',
  additionalProperties: false,
  required: ['messageKey', 'flowId'],
  properties: {
    errorCode: from('A-228', oneOf(codes)),
    messageKey: from('§8', oneOf(keys)),
    messageParams: from('A-228', {
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
    }),
    fieldErrors: from('A-228', {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'messageKey'],
        properties: {
          field: from('A-228', text),
          messageKey: from('A-228', oneOf(keys)),
          reason: from('A-228', text),
        },
      },
    }),
    reason: from('A-228', text),
    lockUser: from('A-111', {
      type: 'object',
      additionalProperties: false,
      required: ['username'],
      properties: { username: from('A-111', text), fullName: from('A-111', text) },
    }),
    dokubox: from('A-119', { $ref: 'Dokubox' }),
    flowId: from('A-228', text),
  },
} as const satisfies JSONSchema;

export type ErrorBody = Omit<
  FromSchema<typeof errorBodySchema, { references: [{ $id: 'Dokubox'; type: 'object' }] }>,
  'dokubox'
> & { dokubox?: Dokubox };
