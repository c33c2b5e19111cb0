import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dokuStatuses, dokuboxStatuses, taskTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { count, dateTime, id, oneOf, optionalText, text } from './common.ts';
import { optionalLockHolder } from './lock-holder.ts';
import { signatureRejection } from './signature-rejection.ts';

/** A row of the banker's task list. */
export const taskSchema = {
  $id: 'Task',
  description: 'A row of the banker’s task list: a task for the bank.',
  type: 'object',
  additionalProperties: false,
  required: ['taskType', 'dokuBoxId', 'title', 'status', 'waitingSince', 'unreadMessagesCount'],
  properties: {
    taskType: from('A-086', 'Kind of the task.', oneOf(taskTypes)),
    dokuBoxId: from('A-086', 'Id of the box the task belongs to.', id),
    dokuId: from(
      'A-086',
      'Id of the document the task is about. Null if it is about the whole box.',
      {
        type: ['integer', 'null'],
        maximum: limits.countMax,
        minimum: 1,
      },
    ),
    title: from(
      'A-086',
      'Name of the box, followed by a dash and the name of the document if there is one, in the language of `X-Language`.',
      text,
    ),
    clientNumber: from('A-086', 'Number of the client. Null if it is not known.', optionalText),
    clientName: from(
      'A-086',
      'Name of the client in the current user’s language. Null if it is not known.',
      optionalText,
    ),
    status: from('A-086', 'Status of the document, or of the box if the task is about the box.', {
      type: 'string',
      enum: [...new Set([...dokuStatuses, ...dokuboxStatuses])],
    }),
    waitingSince: from(
      'A-086',
      'Time the task began: when the status was reached, or the oldest unread message was sent. The list is sorted by it, oldest first.',
      dateTime,
    ),
    unreadMessagesCount: from(
      'A-086',
      'Number of EXTERNAL messages the banker has not read: of the document, or of all documents of the box.',
      count,
    ),
    signatureRejection: from(
      'A-183',
      'The person who refused to sign the document, and the reason. Null if no one has.',
      signatureRejection,
    ),
    lockUser: from(
      'A-086',
      'User who holds the lock of the box. Null if it is not locked.',
      optionalLockHolder,
    ),
  },
} as const satisfies JSONSchema;
export type Task = FromSchema<typeof taskSchema>;
