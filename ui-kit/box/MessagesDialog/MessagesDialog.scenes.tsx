import { useState } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { dokuTitle, localName } from '../../helpers/names.ts';
import type { ReceivedMessage } from './groupMessages.ts';
import { emptyDraft, type MessageDraft } from './messageDraft.ts';
import { MessagesDialog, type MessagesDialogProps } from './MessagesDialog.tsx';

/** The special property of the conversation. The rules decide who may read and write. */
export const threads = ['running', 'none', 'closed'] as const;

/** Controls of the dialog's stories. */
export interface MessagesDialogArgs extends Pick<MessagesDialogProps, 'state' | 'onClose'> {
  readonly thread: (typeof threads)[number];
  /**
   * Number of messages, of both sides in turn, that replace the scenario's. 0 for the scenario's.
   */
  readonly count: number;
  /** How many of the latest messages are unread. */
  readonly unread: number;
  /** Text that is already in the field. */
  readonly typed: string;
  /** Why the last message was not sent. Empty if it was. */
  readonly sendError: string;
  /** Names are looked up, as the portal does shortly after the messages arrive. */
  readonly namesKnown: boolean;
  readonly onRetry: () => void;
  readonly onSeen: (messageIds: number[]) => void;
  readonly onSend: (draft: MessageDraft) => void;
}

type Context = SceneGlobals & { readonly args: MessagesDialogArgs };

/** A conversation, its document and its reader. */
export interface Thread {
  readonly scene: Scene;
  readonly doku: Doku;
  readonly messages: readonly ReceivedMessage[];
}

/** Returns messages of both sides in turn, ten minutes apart, based on two of the scenario. */
function longThread(
  { now }: Scene,
  [one, other]: ReceivedMessage[],
  count: number,
  unread: number,
) {
  return Array.from({ length: count }, (_unused, index): ReceivedMessage => {
    const fromBank = index % 2 === 1;
    const pattern = ([one, other] as const).find(
      (message) => (message?.senderUser.type === 'BANKER') === fromBank,
    )!;
    return {
      ...pattern,
      id: 10_001 + index,
      content: `Message ${index + 1}`,
      createdAt: new Date(now.getTime() - (count - index) * 600_000),
      read: index < count - unread || !fromBank,
    };
  });
}

/** Returns the document of the scenario's conversation, and the messages that the user may read. */
export function threadOf(context: Context): Thread {
  const { thread, count, unread } = context.args;
  const scene = sceneOf(context, 'messages');
  const read = ({ id }: Doku) => scene.answer('getMessages', { params: { id } });
  const { doku } = scene.doku((one) => {
    const { length } = read(one);
    if (!one.dokuStaticActions.includes('AddMessage')) return thread === 'closed' && length > 0;
    if (thread === 'none') return length === 0;
    return thread === 'running' && read(one).some((message) => message.read === false);
  });
  const messages = read(doku);
  if (count === 0) return { scene, doku, messages };
  const outside = messages.filter((message) => message.messageVisibility === 'EXTERNAL');
  return { scene, doku, messages: longThread(scene, outside, count, unread) };
}

/** Returns the bank's next message, still unread. */
export function nextMessage(
  { scene, messages }: Thread,
  id: number,
  content: string,
): ReceivedMessage {
  const pattern = messages.find(({ senderUser }) => senderUser.type === 'BANKER')!;
  return { ...pattern, id, content, createdAt: scene.now, read: false };
}

/** Returns names in the user's script, and the company of a client, by username. */
export function sendersOf({ scene, doku, messages }: Thread): MessagesDialogProps['senders'] {
  const usernames = [...new Set(messages.map(({ senderUser }) => senderUser.username))].filter(
    (username) => username !== scene.currentUser.username,
  );
  const { users } = scene.answer('getUsersByUsernames', { body: { usernames } }).data;
  const company = scene.box((box) => box.dokus.includes(doku)).clientName;
  return new Map(
    users.map(({ username, fullName, fullNameLocal, type }) => [
      username,
      {
        name: localName(fullName, fullNameLocal, scene.content),
        ...(type === 'CLIENT' && company ? { company } : {}),
      },
    ]),
  );
}

/** The dialog as a screen uses it: input is kept, and seen messages are read. */
export function Screen({
  args,
  thread,
}: {
  readonly args: MessagesDialogArgs;
  readonly thread: Thread;
}) {
  const { scene, doku, messages } = thread;
  const { currentUser, policy, now } = scene;
  const [draft, setDraft] = useState<MessageDraft>({ ...emptyDraft, content: args.typed });
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  return (
    <MessagesDialog
      opened
      onClose={args.onClose}
      onRetry={args.onRetry}
      title={dokuTitle(doku, scene.content)}
      currentUser={currentUser}
      hidesBankSender={currentUser.userType === 'CLIENT' && policy.hidesBankSenderFromClient}
      {...(args.namesKnown ? { senders: sendersOf(thread) ?? new Map() } : {})}
      state={args.state}
      errorText="Please try again in a moment."
      now={now}
      messages={messages.map((one) => (seen.has(one.id) ? { ...one, read: true } : one))}
      onSeen={(ids) => {
        setSeen((previous) => new Set([...previous, ...ids]));
        args.onSeen(ids);
      }}
      {...(doku.dokuStaticActions.includes('AddMessage')
        ? {
            composer: {
              draft,
              onDraftChange: setDraft,
              onSend: args.onSend,
              ...(args.sendError === '' ? {} : { errorText: args.sendError }),
            },
          }
        : {})}
    />
  );
}
