import { limits } from '../../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { worldEventKinds } from '../enums.ts';
import { from } from '../../origin.ts';
import { count, dateTime, id, oneOf, optionalText } from '../../schemas/common.ts';

/** Something that happened in a world, as its events tell it. */
export const worldEventSchema = {
  $id: 'WorldEvent',
  description: 'Something that happened in a world.',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'number', 'now', 'operationId', 'username', 'boxIds'],
  properties: {
    kind: from('A-416', 'What happened.', oneOf(worldEventKinds)),
    number: from('A-416', 'Number of commands in force after it.', count),
    now: from('A-416', 'The world’s moment.', dateTime),
    operationId: from('A-416', 'The command; null where it was none.', optionalText),
    username: from('A-416', 'Who gave it; null where it was none.', optionalText),
    boxIds: from('A-416', 'Boxes it changed; empty where other records were.', {
      type: 'array',
      maxItems: limits.listMax,
      items: id,
    }),
  },
} as const satisfies JSONSchema;
export type WorldEvent = FromSchema<typeof worldEventSchema>;
