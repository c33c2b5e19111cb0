import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dokuStatuses, dokuboxStatuses, taskTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { count, dateTime, id, oneOf, optionalText, text } from './common.ts';
import { signatureRejection } from './signature-rejection.ts';

/** One row of the banker's task list. */
export const taskSchema = {
  $id: 'Task',
  type: 'object',
  additionalProperties: false,
  required: ['taskType', 'dokuBoxId', 'title', 'status', 'waitingSince', 'unreadMessagesCount'],
  properties: {
    taskType: from('A-086', oneOf(taskTypes)),
    dokuBoxId: from('A-086', id),
    dokuId: from('A-086', { type: ['integer', 'null'], minimum: 1 }),
    title: from('A-086', text),
    clientNumber: from('A-086', optionalText),
    clientName: from('A-086', optionalText),
    status: from('A-086', {
      type: 'string',
      enum: [...new Set([...dokuStatuses, ...dokuboxStatuses])],
    }),
    waitingSince: from('A-086', dateTime),
    unreadMessagesCount: from('A-086', count),
    signatureRejection: from('A-183', signatureRejection),
    lockUser: from('A-086', {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['username'],
      properties: { username: from('A-086', text), fullName: from('A-086', text) },
    }),
  },
} as const satisfies JSONSchema;
export type Task = FromSchema<typeof taskSchema>;
