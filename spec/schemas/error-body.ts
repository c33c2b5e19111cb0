import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { errorCodes, messageKeys, type ErrorCode, type MessageKey } from '../errors.ts';
import { from, named } from '../origin.ts';
import { oneOf, text } from './common.ts';
import { lockHolder } from './lock-holder.ts';
import type { Dokubox } from './dokubox.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];
const keys = Object.keys(messageKeys) as MessageKey[];

/** Body of every refusal. `reason` says in English what was expected, for the caller. */
export const errorBodySchema = {
  $id: 'ErrorBody',
  description: 'Body of every refusal.',
  type: 'object',
  additionalProperties: false,
  required: ['messageKey', 'flowId'],
  properties: {
    errorCode: from(
      'A-228',
      'Code of §8 a program decides by. Absent: the status and the message key say it all.',
      oneOf(codes),
    ),
    messageKey: from(
      '§8',
      'Key of the text a person reads (§8). With one wrong field it is that field’s key, with several `dde.error.validation`.',
      oneOf(keys),
    ),
    messageParams: from(
      'A-228',
      'Values the text has places for, by name, e.g. `seconds`. Absent: the text has none.',
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
      'The fields that are wrong, at most 50; with 400, and with 403 for a wrong current password. Absent: no field is to blame.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: named('FieldError', 'One field of a request that is wrong.', {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'messageKey'],
          properties: {
            field: from(
              'A-228',
              'Where the field stands: `customName`, `dokus[0].dokuAction`, or the name of a header. Empty for the body as a whole.',
              text,
            ),
            messageKey: from('A-228', 'Key of the text shown at the field.', oneOf(keys)),
            reason: from(
              'A-228',
              'What was expected, in English, for whoever wrote the call. Never repeats the value; not for people’s eyes. Absent: the key says it.',
              text,
            ),
          },
        }),
      },
    ),
    reason: from(
      'A-228',
      'Why, in English, for whoever wrote the call; not for people’s eyes. Absent: the key says it.',
      text,
    ),
    lockUser: from('A-111', 'Who holds the box; with `DOKUBOX_LOCKED` only.', lockHolder),
    dokubox: from(
      'A-119',
      'The box as the caller may see it now, so that a screen can catch up without another call; with a 409 about its state (A-119).',
      { $ref: 'Dokubox' },
    ),
    flowId: from(
      'A-228',
      '`X-Flow-Id` of the request, or a new one where it carried none: the thread to find the call in a log by.',
      text,
    ),
  },
} as const satisfies JSONSchema;

export type ErrorBody = Omit<
  FromSchema<typeof errorBodySchema, { references: [{ $id: 'Dokubox'; type: 'object' }] }>,
  'dokubox'
> & { dokubox?: Dokubox };
