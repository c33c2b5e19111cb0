import { limits } from '../../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { worldEventKinds } from '../enums.ts';
import { from } from '../../origin.ts';
import { count, dateTime, id, oneOf, optionalText } from '../../schemas/common.ts';

/** An event of a world. */
export const worldEventSchema = {
  $id: 'WorldEvent',
  description: 'An event of a world.',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'number', 'now', 'operationId', 'username', 'boxIds'],
  properties: {
    kind: from('A-416', 'Kind of the event.', oneOf(worldEventKinds)),
    number: from('A-416', 'Number of commands in force after it.', count),
    now: from('A-416', 'Time in the world.', dateTime),
    operationId: from('A-416', 'The command. Null if the event is not a command.', optionalText),
    username: from(
      'A-416',
      'Author of the command. Null if the event is not a command.',
      optionalText,
    ),
    boxIds: from('A-416', 'Ids of the boxes it changed. Empty if it changed other records.', {
      type: 'array',
      maxItems: limits.listMax,
      items: id,
    }),
  },
} as const satisfies JSONSchema;
export type WorldEvent = FromSchema<typeof worldEventSchema>;
