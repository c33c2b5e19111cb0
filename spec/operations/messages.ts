import { messageVisibilities } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { id, lines, oneOf, ref } from '../schemas/common.ts';
import { reads } from './box-rules.ts';
import { dokuParams } from './building-blocks.ts';
import { operation } from './types.ts';

/** Calls about the messages of a document (§5, §7, A-155…A-160). */
export const messageOperations = {
  getMessages: operation({
    tag: 'messages',
    method: 'GET',
    url: '/dde/dokubox/doku/{id}/messages',
    kind: 'query',
    origin: '§7',
    summary: 'List the messages of a document',
    description:
      'Returns all messages the caller may read, oldest first, without paging. A client receives EXTERNAL messages only (A-157).',
    access: 'session',
    box: reads('dokuInPath'),
    params: dokuParams,
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('Message') },
    },
  }),
  addMessage: operation({
    tag: 'messages',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/message',
    kind: 'command',
    origin: 'A-155',
    summary: 'Send a message about a document',
    description:
      'Allowed until the document is ARCHIVED or no longer in use, or its box is FINALIZED or CANCELLED (A-160). The message counts as read by its sender and as unread by all other readers. An INTERNAL message does not change `lastChangedAt` of the box (A-536).',
    access: 'session',
    box: {
      by: 'dokuInPath',
      act: 'message',
      stoppedBy: ['boxCancelled'],
      says: 'a message does not change the document, and people must be able to talk while someone works on it (A-160)',
    },
    params: dokuParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['content'],
      properties: {
        content: from(
          '§5',
          'Text of the message. It must not be blank, and has at most 2000 characters. It is stored unchanged.',
          {
            ...lines(limits.messageMax),
          },
        ),
        messageVisibility: from(
          '§5',
          'Readers of the message. Required from a banker. A client’s message is EXTERNAL, even if the field is absent.',
          oneOf(messageVisibilities),
        ),
      },
    },
    success: { status: 201, schema: ref('Message') },
    refusals: {
      invalidValue: 'A client sent an INTERNAL message. It is rejected and not published.',
      conflict: 'The conversation is closed. `dokubox` is its box’s current state.',
    },
    revalidates: ['getMessages', 'loadDokubox'],
  }),
  highlightMessages: operation({
    tag: 'messages',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/message/highlight',
    kind: 'command',
    origin: '§7',
    summary: 'Mark messages as read',
    description:
      'The portal calls it for the messages shown when the dialog has been open for a second (A-156). If the caller may not read one of the messages, none is marked (A-537).',
    access: 'session',
    box: {
      by: 'dokuInPath',
      act: 'read',
      stoppedBy: [],
      says: 'marking a message as read does not change the box',
    },
    params: dokuParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['messageIds'],
      properties: {
        messageIds: from(
          'A-156',
          'Ids of the messages the caller has read. Messages marked before are ignored.',
          {
            type: 'array',
            maxItems: 5000,
            items: id,
          },
        ),
      },
    },
    success: { status: 204, schema: null },
    refusals: {
      notFound:
        'The caller may not see the document, or one of the ids is not a message of it that the caller may read. The answer does not reveal whether a message exists (A-537).',
    },
    revalidates: ['loadDokubox', 'searchClientDokuboxes', 'searchBankerDokuboxes'],
  }),
} as const;
