import { messageVisibilities } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { id, oneOf, ref } from '../schemas/common.ts';
import { idParams } from './building-blocks.ts';
import { operation } from './types.ts';

/** The conversation about a document (§5, §7, A-155…A-160). */
export const messageOperations = {
  getMessages: operation({
    tag: 'messages',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/messages',
    kind: 'query',
    origin: '§7',
    summary: 'Messages of a document the caller may read, oldest first',
    access: 'session',
    params: idParams,
    success: { status: 200, schema: { type: 'array', items: ref('Message') } },
    refusals: [404],
  }),
  addMessage: operation({
    tag: 'messages',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/message',
    kind: 'command',
    origin: 'A-155',
    summary: 'Writes a message; a banker chooses who may read it',
    access: 'session',
    params: idParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'messageVisibility'],
      properties: {
        content: from('§5', {
          type: 'string',
          minLength: 1,
          maxLength: limits.messageMax,
          pattern: '\\S',
        }),
        messageVisibility: from('§5', oneOf(messageVisibilities)),
      },
    },
    success: { status: 201, schema: ref('Message') },
    refusals: [404, 409],
    revalidates: ['getMessages', 'loadDokubox'],
  }),
  highlightMessages: operation({
    tag: 'messages',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/message/highlight',
    kind: 'command',
    origin: '§7',
    summary: 'Marks messages read by the caller',
    access: 'session',
    params: idParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['messageIds'],
      properties: {
        messageIds: from('A-156', { type: 'array', maxItems: 5000, items: id }),
      },
    },
    success: { status: 204, schema: null },
    refusals: [404],
    revalidates: ['loadDokubox', 'searchClientDokuboxes', 'searchBankerDokuboxes'],
  }),
} as const;
