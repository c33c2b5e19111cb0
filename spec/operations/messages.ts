import { messageVisibilities } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { id, lines, oneOf, ref } from '../schemas/common.ts';
import { reads } from './box-rules.ts';
import { dokuParams } from './building-blocks.ts';
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
    description: 'All of them, without pages. A client receives EXTERNAL ones only (A-157).',
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
    summary: 'Writes a message; a banker chooses who may read it',
    description:
      'Open until the document is ARCHIVED, not in use any more, or its box FINALIZED or CANCELLED (A-160). The sender has read the message; for everybody else who may read it, it is unread. An INTERNAL message leaves `lastChangedAt` of the box as it is (A-536).',
    access: 'session',
    box: {
      by: 'dokuInPath',
      act: 'message',
      stoppedBy: ['boxCancelled'],
      says: 'a message changes nothing of a document, and a conversation must not fall silent while somebody works on one (A-160)',
    },
    params: dokuParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['content'],
      properties: {
        content: from('§5', 'The text: not blank, at most 2000 characters, kept as it is.', {
          ...lines(limits.messageMax),
        }),
        messageVisibility: from(
          '§5',
          'Who may read it. A banker has to choose; a client’s message is EXTERNAL, also where the field is absent.',
          oneOf(messageVisibilities),
        ),
      },
    },
    success: { status: 201, schema: ref('Message') },
    refusals: {
      invalidValue: 'A client’s message is INTERNAL: refused rather than published.',
      conflict: 'The conversation is over; `dokubox` is the box as it is.',
    },
    revalidates: ['getMessages', 'loadDokubox'],
  }),
  highlightMessages: operation({
    tag: 'messages',
    method: 'POST',
    url: '/dde/dokubox/doku/{id}/message/highlight',
    kind: 'command',
    origin: '§7',
    summary: 'Marks messages read by the caller',
    description:
      'Sent for the messages shown once the dialog has been visible for a second (A-156). With an id of no message the caller may read, none is marked (A-537).',
    access: 'session',
    box: {
      by: 'dokuInPath',
      act: 'read',
      stoppedBy: [],
      says: 'reading is not writing',
    },
    params: dokuParams,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['messageIds'],
      properties: {
        messageIds: from('A-156', 'Messages that were read; those read before change nothing.', {
          type: 'array',
          maxItems: 5000,
          items: id,
        }),
      },
    },
    success: { status: 204, schema: null },
    refusals: {
      notFound:
        'The caller may not know of the document, or one of the ids is not of a message of it that the caller may read. The answer is the same for a message that exists and one that does not (A-537).',
    },
    revalidates: ['loadDokubox', 'searchClientDokuboxes', 'searchBankerDokuboxes'],
  }),
} as const;
