import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { errorCodes, messageKeys, type ErrorCode, type MessageKey } from '../errors.ts';
import { from, named } from '../origin.ts';
import { oneOf, text } from './common.ts';
import { lockHolder } from './lock-holder.ts';
import type { Dokubox } from './dokubox.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];
const keys = Object.keys(messageKeys) as MessageKey[];

/**
 * Body of every refusal. `reason` says in English what was expected, for developers of the
 * caller.
 */
export const errorBodySchema = {
  $id: 'ErrorBody',
  description: 'Body of every refusal.',
  type: 'object',
  additionalProperties: false,
  required: ['messageKey', 'flowId'],
  properties: {
    errorCode: from(
      'A-228',
      'Error code of §8, for programs. Absent if the status and message key are enough.',
      oneOf(codes),
    ),
    messageKey: from(
      '§8',
      'Key of the text for users (§8). If one field is invalid, it is the key of that field. If several are, it is `dde.error.validation`.',
      oneOf(keys),
    ),
    messageParams: from(
      'A-228',
      'Values for the placeholders of the text by name, for example `seconds`. Absent if the text has none.',
      {
        type: 'object',
        additionalProperties: {
          type: ['string', 'number'],
          maxLength: limits.textMax,
          minimum: 0,
          maximum: limits.countMax,
        },
      },
    ),
    fieldErrors: from(
      'A-228',
      'Invalid fields, at most 50. Only with 400, and with 403 for a wrong current password. Absent if no field is invalid.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: named('FieldError', 'An invalid field of a request.', {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'messageKey'],
          properties: {
            field: from(
              'A-228',
              'Path of the field: `customName`, `dokus[0].dokuAction`, or the name of a header. Empty if the whole body is invalid.',
              text,
            ),
            messageKey: from('A-228', 'Key of the text to show at the field.', oneOf(keys)),
            reason: from(
              'A-228',
              'The expected value, in English, for developers. It never contains the value, and is not for users. Absent if the message key is enough.',
              text,
            ),
          },
        }),
      },
    ),
    reason: from(
      'A-228',
      'Cause of the refusal, in English, for developers. It is not for users. Absent if the message key is enough.',
      text,
    ),
    lockUser: from(
      'A-111',
      'User who holds the lock of the box. Only with `DOKUBOX_LOCKED`.',
      lockHolder,
    ),
    dokubox: from(
      'A-119',
      'Current state of the box, as the caller may see it, so that a screen can update without another call. Only with a 409 about its state (A-119).',
      { $ref: 'Dokubox' },
    ),
    flowId: from(
      'A-228',
      '`X-Flow-Id` of the request, or a new id if the request had none. Use it to find the call in a log.',
      text,
    ),
  },
} as const satisfies JSONSchema;

export type ErrorBody = Omit<
  FromSchema<typeof errorBodySchema, { references: [{ $id: 'Dokubox'; type: 'object' }] }>,
  'dokubox'
> & { dokubox?: Dokubox };
