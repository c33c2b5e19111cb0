import { bankAlias } from '@dokubox/spec/enums.ts';
import type { Message } from '@dokubox/spec/schemas/message.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { DokuState, MessageState, UserState } from '../state.ts';
import type { World } from '../world/world.ts';
import { hidesBankNames } from './viewpoint.ts';

type MessageList = DokuState['messages'];

interface Projection {
  readonly usersVersion: number;
  readonly messages: Message[];
}

/** Whether a viewer may know of a message at all. */
export function mayRead(message: MessageState, viewer: Pick<UserState, 'userType'>): boolean {
  return viewer.userType === 'BANKER' || message.messageVisibility === 'EXTERNAL';
}

function project(world: World, message: MessageState, viewer: UserState): Message {
  const sender = world.users.get(message.senderUsername);
  // A sender nobody knows any more can only have been the bank's own system.
  const type = sender?.userType ?? 'BANKER';
  const hidden = type === 'BANKER' && hidesBankNames(policyOf(world.tenant), viewer);
  return Object.freeze({
    id: message.id,
    content: message.content,
    createdAt: message.createdAt,
    messageVisibility: message.messageVisibility,
    tenant: world.tenant,
    read: message.readBy.includes(viewer.username),
    senderUser: Object.freeze({
      tenant: world.tenant,
      type,
      username: hidden ? bankAlias : message.senderUsername,
      fullName: hidden ? bankAlias : (sender?.fullName ?? message.senderUsername),
    }),
  });
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
 * The messages a viewer may read, oldest first. Records are frozen and replaced on change,
 * so the answer is kept as long as they, and the people in it, stay the same.
 */
export function messagesFor(world: World, doku: DokuState, viewer: UserState): Message[] {
  const kept = projectionsOf(world, doku.messages);
  const known = kept.get(viewer.username);
  const usersVersion = world.users.version;
  if (known?.usersVersion === usersVersion) return known.messages;
  const messages = doku.messages
    .filter((message) => mayRead(message, viewer))
    .map((message) => project(world, message, viewer));
  kept.set(viewer.username, { usersVersion, messages });
  return messages;
}

/** How many messages the viewer may read and has not. */
export function unreadOf(doku: Pick<DokuState, 'messages'>, viewer: UserState): number {
  let unread = 0;
  for (const message of doku.messages) {
    if (mayRead(message, viewer) && !message.readBy.includes(viewer.username)) unread += 1;
  }
  return unread;
}
