import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { messageVisibilities, tenants, userTypes } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { dateTime, flag, id, oneOf, text } from './common.ts';

/** A message about a document (§3). Clients never receive INTERNAL ones. */
export const messageSchema = {
  $id: 'Message',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'content', 'createdAt', 'messageVisibility', 'tenant', 'senderUser'],
  properties: {
    id: from('§3', id),
    content: from('§3', { type: 'string', maxLength: limits.messageMax }),
    createdAt: from('§3', dateTime),
    messageVisibility: from('§3', oneOf(messageVisibilities)),
    tenant: from('§3', oneOf(tenants)),
    read: from('A-156', flag),
    senderUser: from('§3', {
      type: 'object',
      additionalProperties: false,
      required: ['tenant', 'type', 'username', 'fullName'],
      properties: {
        tenant: from('§3', oneOf(tenants)),
        type: from('§3', oneOf(userTypes)),
        username: from('§3', text),
        fullName: from('§3', text),
      },
    }),
  },
} as const satisfies JSONSchema;
export type Message = FromSchema<typeof messageSchema>;
