import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dokuStatuses, dokuboxStatuses, taskTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { count, dateTime, id, oneOf, optionalText, text } from './common.ts';
import { optionalLockHolder } from './lock-holder.ts';
import { signatureRejection } from './signature-rejection.ts';

/** One row of the banker's task list. */
export const taskSchema = {
  $id: 'Task',
  description: 'One row of the banker’s task list: something that waits for the bank.',
  type: 'object',
  additionalProperties: false,
  required: ['taskType', 'dokuBoxId', 'title', 'status', 'waitingSince', 'unreadMessagesCount'],
  properties: {
    taskType: from('A-086', 'What kind of thing waits.', oneOf(taskTypes)),
    dokuBoxId: from('A-086', 'Box it waits in.', id),
    dokuId: from('A-086', 'Document it is about. Null or absent: the box as a whole.', {
      type: ['integer', 'null'],
      maximum: limits.countMax,
      minimum: 1,
    }),
    title: from(
      'A-086',
      'Name of the box, and of the document after a dash, in the language of `X-Language`.',
      text,
    ),
    clientNumber: from('A-086', 'Number of the client. Null or absent: not known.', optionalText),
    clientName: from(
      'A-086',
      'Name of the client in the language of the current user. Null or absent: not known.',
      optionalText,
    ),
    status: from(
      'A-086',
      'Status of the document, or of the box where the task is about the box.',
      {
        type: 'string',
        enum: [...new Set([...dokuStatuses, ...dokuboxStatuses])],
      },
    ),
    waitingSince: from(
      'A-086',
      'Moment the wait began: of the status, or of the oldest unread message. The list is sorted by it, oldest first.',
      dateTime,
    ),
    unreadMessagesCount: from(
      'A-086',
      'EXTERNAL messages the banker has not read: of the document, or of all documents of the box.',
      count,
    ),
    signatureRejection: from(
      'A-183',
      'Who refused to sign the document, and why. Null or absent: nobody did.',
      signatureRejection,
    ),
    lockUser: from(
      'A-086',
      'Who holds the box for writing. Null or absent: nobody.',
      optionalLockHolder,
    ),
  },
} as const satisfies JSONSchema;
export type Task = FromSchema<typeof taskSchema>;
