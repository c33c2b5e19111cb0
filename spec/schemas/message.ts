import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { messageVisibilities, tenants, userTypes } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { dateTime, falseIfAbsent, id, oneOf, text } from './common.ts';

/** A message about a document (§3). Clients never receive INTERNAL ones. */
export const messageSchema = {
  $id: 'Message',
  description: 'A message about a document, as the current user may see it.',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'content', 'createdAt', 'messageVisibility', 'tenant', 'senderUser'],
  properties: {
    id: from(
      'A-536',
      'Id of the message, the same for every reader and among all messages of the tenant’s documents. It says nothing about messages the reader may not know of.',
      id,
    ),
    content: from(
      '§3',
      'The text as it was written: plain text, never HTML, at most 2000 characters.',
      { type: 'string', maxLength: limits.messageMax },
    ),
    createdAt: from('§3', 'Moment it was written.', dateTime),
    messageVisibility: from(
      '§3',
      'Who may read it. A client never receives `INTERNAL` ones (A-157).',
      oneOf(messageVisibilities),
    ),
    tenant: from('§3', 'Tenant of the document.', oneOf(tenants)),
    read: from(
      'A-156',
      'True once the current user has read it; the sender has read it from the start.',
      falseIfAbsent,
    ),
    senderUser: from(
      '§3',
      'Who wrote it.',
      named('MessageSender', 'Who wrote a message, as the current user may know them.', {
        type: 'object',
        additionalProperties: false,
        required: ['tenant', 'type', 'username', 'fullName'],
        properties: {
          tenant: from('§3', 'Tenant of the sender.', oneOf(tenants)),
          type: from('§3', 'Side of the sender.', oneOf(userTypes)),
          username: from(
            '§3',
            'Username of the sender. A client of a tenant that keeps bank names back (HU) reads `BANK` for a banker (A-159).',
            text,
          ),
          fullName: from(
            '§3',
            'Name of the sender, in Latin script; `BANK` in the same case.',
            text,
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type Message = FromSchema<typeof messageSchema>;
