import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { messageVisibilities, tenants, userTypes } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { dateTime, falseIfAbsent, id, oneOf, text } from './common.ts';

/** A message about a document (§3). Clients never receive INTERNAL messages. */
export const messageSchema = {
  $id: 'Message',
  description: 'A message about a document, as the current user may see it.',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'content', 'createdAt', 'messageVisibility', 'tenant', 'senderUser'],
  properties: {
    id: from(
      'A-536',
      'Id of the message, unique in the tenant and the same for every reader. It reveals nothing about messages the reader may not see.',
      id,
    ),
    content: from(
      '§3',
      'Text of the message, as it was written: plain text, never HTML, at most 2000 characters.',
      { type: 'string', maxLength: limits.messageMax },
    ),
    createdAt: from('§3', 'Time the message was written.', dateTime),
    messageVisibility: from(
      '§3',
      'Readers of the message. A client never receives `INTERNAL` messages (A-157).',
      oneOf(messageVisibilities),
    ),
    tenant: from('§3', 'Tenant of the document.', oneOf(tenants)),
    read: from(
      'A-156',
      'True if the current user has read the message. Always true for its sender.',
      falseIfAbsent,
    ),
    senderUser: from(
      '§3',
      'Sender of the message.',
      named('MessageSender', 'Sender of a message, as the current user may see them.', {
        type: 'object',
        additionalProperties: false,
        required: ['tenant', 'type', 'username', 'fullName'],
        properties: {
          tenant: from('§3', 'Tenant of the sender.', oneOf(tenants)),
          type: from('§3', 'Side of the sender.', oneOf(userTypes)),
          username: from(
            '§3',
            'Username of the sender. `BANK` for clients, if the sender is a banker and the tenant does not show bank names (HU, A-159).',
            text,
          ),
          fullName: from(
            '§3',
            'Name of the sender in Latin script. `BANK` in the same case as the username.',
            text,
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type Message = FromSchema<typeof messageSchema>;
