import { messagesFor } from '../views/messages.ts';
import type { Handler } from './call.ts';
import { dokuOf, userOf } from './viewer.ts';

/** Messages of a document the caller may read, oldest first. */
export const getMessages: Handler<'getMessages'> = (call) => ({
  body: messagesFor(call.world, dokuOf(call, call.input.params.id).doku, userOf(call)),
});
