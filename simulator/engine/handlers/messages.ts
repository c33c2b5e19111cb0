import type { DokuState, UserState } from '../state.ts';
import { WorldFull } from '../world/bounds.ts';
import { messageAllowed } from '../views/doku.ts';
import { mayRead, messagesFor, withPublicIds } from '../views/messages.ts';
import { conflict } from './boxes.ts';
import { noContent, type Handler } from './call.ts';
import { chosenVisibility, newMessage } from './message-rules.ts';
import { notFound } from '../refusals.ts';
import { userOf, viewOf } from './current-user.ts';
import { withDoku } from './workflow/change-box.ts';

/** Messages of a document that the caller can read, oldest first. */
export const getMessages: Handler<'getMessages'> = (call) => ({
  body: messagesFor(call.world, call.doku, userOf(call)),
});

/** Writes a message. A banker chooses its readers, a client writes to everyone (R5.24). */
export const addMessage: Handler<'addMessage'> = (call) => {
  const { box, doku, id, input, world } = call;
  const view = viewOf(call);
  const { user } = view;
  const { content } = input.body;
  if (!messageAllowed(doku, box))
    throw conflict(box, view, { reason: 'the conversation is closed' });
  const messageVisibility = chosenVisibility(
    input.body.messageVisibility,
    user.userType,
    'messageVisibility',
  );
  if (doku.messages.length >= world.bounds.messages) {
    throw new WorldFull(`${world.bounds.messages} messages about one document`);
  }
  const createdAt = world.clock.nowIso();
  // A client must neither notice nor be blocked by messages between bankers.
  const lastChangedAt = messageVisibility === 'EXTERNAL' ? createdAt : box.lastChangedAt;
  world.commit({ operationId: id, username: user.username }, (tx) => {
    const fields = { content, messageVisibility, senderUsername: user.username, createdAt };
    const messages = [...doku.messages, newMessage(tx, fields)];
    tx.changeBox(box.id, withDoku({ ...box, lastChangedAt }, { ...doku, messages }));
  });
  const written = world.boxes.get(box.id)?.dokus.find((one) => one.id === doku.id) ?? doku;
  const body = messagesFor(world, written, user).at(-1);
  if (!body) throw new Error(`the new message of document ${doku.id} must exist`);
  return { body };
};

/**
 * Indexes of the messages in the request that the caller has not read.
 * @throws Refusal 404 for an id that the caller cannot read, whether or not it exists
 */
function unreadIndexes(doku: DokuState, named: readonly number[], user: UserState) {
  const readable = [...withPublicIds(doku)]
    .map(([publicId, message], index) => ({ publicId, message, index }))
    .filter(({ message }) => mayRead(message, user));
  const known = new Set(readable.map(({ publicId }) => publicId));
  if (!named.every((id) => known.has(id))) throw notFound();
  const wanted = new Set(named);
  return readable
    .filter(
      ({ publicId, message }) => wanted.has(publicId) && !message.readBy.includes(user.username),
    )
    .map(({ index }) => index);
}

/**
 * Marks messages as read by the caller. This is not a change of the box, so neither a lock nor the
 * box's end prevents it.
 */
export const highlightMessages: Handler<'highlightMessages'> = (call) => {
  const { box, doku, id, input, world } = call;
  const user = userOf(call);
  const unread = unreadIndexes(doku, input.body.messageIds, user);
  if (unread.length === 0) return noContent;
  const { username } = user;
  world.commit({ operationId: id, username }, (tx) => {
    const draft = tx.box(box.id).dokus.find((one) => one.id === doku.id);
    for (const index of unread) draft?.messages[index]?.readBy.push(username);
  });
  return noContent;
};
