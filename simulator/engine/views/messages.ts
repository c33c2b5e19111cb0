import { bankAlias } from '@dokubox/spec/enums.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { Message } from '@dokubox/spec/schemas/message.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { DokuState, MessageState, UserState } from '../state.ts';
import type { World } from '../world/world.ts';
import { hidesBankNames } from './view-context.ts';

type MessageList = DokuState['messages'];

interface Projection {
  readonly usersVersion: number;
  readonly messages: Message[];
}

/** Whether a user can know of a message at all. */
export function mayRead(message: MessageState, user: Pick<UserState, 'userType'>): boolean {
  return user.userType === 'BANKER' || message.messageVisibility === 'EXTERNAL';
}

/** More than twice the maximum number of messages on one document. */
const idsOfDoku = 1_000_000;

/**
 * Messages of a document with their ids in the contract. The ids are counted by document and
 * visibility, so that EXTERNAL ones reveal nothing about INTERNAL ones in between. The ids
 * in the world's records count all messages of the world.
 */
export function* withPublicIds({
  id: dokuId,
  messages,
}: Pick<DokuState, 'id' | 'messages'>): Generator<readonly [publicId: number, MessageState]> {
  const written = { EXTERNAL: 0, INTERNAL: 0 };
  for (const message of messages) {
    const { messageVisibility } = message;
    const place = 2 * (written[messageVisibility] += 1);
    yield [dokuId * idsOfDoku + place + (messageVisibility === 'INTERNAL' ? 1 : 0), message];
  }
}

function project(world: World, id: number, message: MessageState, user: UserState): Message {
  const sender = world.users.get(message.senderUsername);
  // An unknown sender can only be the bank's own system.
  const type = sender?.userType ?? 'BANKER';
  const hidden = type === 'BANKER' && hidesBankNames(policyOf(world.tenant), user);
  const view = everyField<Message>({
    id,
    content: message.content,
    createdAt: message.createdAt,
    messageVisibility: message.messageVisibility,
    tenant: world.tenant,
    read: message.readBy.includes(user.username),
    senderUser: Object.freeze(
      everyField<Message['senderUser']>({
        tenant: world.tenant,
        type,
        username: hidden ? bankAlias : message.senderUsername,
        fullName: hidden ? bankAlias : (sender?.fullName ?? message.senderUsername),
      }),
    ),
  });
  return Object.freeze(view);
}

const projections = new WeakMap<World, WeakMap<MessageList, Map<string, Projection>>>();

function projectionsOf(world: World, messages: MessageList): Map<string, Projection> {
  let ofWorld = projections.get(world);
  if (!ofWorld) projections.set(world, (ofWorld = new WeakMap()));
  let ofList = ofWorld.get(messages);
  if (!ofList) ofWorld.set(messages, (ofList = new Map()));
  return ofList;
}

/**
 * The messages a user can read, oldest first. Records are frozen and replaced on change, so
 * the answer is cached while they and their users stay the same.
 */
export function messagesFor(world: World, doku: DokuState, user: UserState): Message[] {
  const kept = projectionsOf(world, doku.messages);
  const known = kept.get(user.username);
  const usersVersion = world.users.version;
  if (known?.usersVersion === usersVersion) return known.messages;
  const messages = [...withPublicIds(doku)]
    .filter(([, message]) => mayRead(message, user))
    .map(([id, message]) => project(world, id, message, user));
  kept.set(user.username, { usersVersion, messages });
  return messages;
}

/** Number of messages the user can read and has not read. */
export function unreadOf(doku: Pick<DokuState, 'messages'>, user: UserState): number {
  let unread = 0;
  for (const message of doku.messages) {
    if (mayRead(message, user) && !message.readBy.includes(user.username)) unread += 1;
  }
  return unread;
}
