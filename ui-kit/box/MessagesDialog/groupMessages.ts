import type { Message } from '@dokubox/spec/schemas/message.ts';
import type { Received } from '@dokubox/spec/schemas/received.ts';
import { formatDay, relativeDay, type RelativeDay } from '../../helpers/moments.ts';

export type ReceivedMessage = Received<Message>;

/** Messages of one calendar day, oldest first. */
export interface MessageDay {
  /** `DD-MM-YYYY`. */
  readonly day: string;
  readonly relative: RelativeDay;
  readonly messages: readonly ReceivedMessage[];
}

/**
 * Returns messages oldest first. Messages of the same time keep the server's order, in which they
 * were written.
 */
export function inOrder(messages: readonly ReceivedMessage[]): ReceivedMessage[] {
  return [...messages].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Returns messages by calendar day, oldest first (§9, A-158). */
export function groupMessages(
  messages: readonly ReceivedMessage[],
  now: Date,
  timeZone?: string,
): MessageDay[] {
  const days: { day: string; relative: RelativeDay; messages: ReceivedMessage[] }[] = [];
  for (const message of inOrder(messages)) {
    const day = formatDay(message.createdAt, timeZone);
    const last = days[days.length - 1];
    if (last?.day === day) last.messages.push(message);
    else {
      const relative = relativeDay(message.createdAt, now, timeZone);
      days.push({ day, relative, messages: [message] });
    }
  }
  return days;
}

/** Returns ids of unread messages, for marking them read. */
export function unreadIds(messages: readonly ReceivedMessage[]): number[] {
  return messages.filter(({ read }) => read === false).map(({ id }) => id);
}

/** Messages drawn at once, and added by each “Show earlier messages”. */
export const MESSAGES_PER_PAGE = 100;
/** Most messages drawn at first, however many of them are unread. */
const MOST_AT_FIRST = 300;
/** Read messages shown before the first unread one, as context. */
const CONTEXT = 5;

/**
 * Returns the index of the first message to show, oldest first. It shows the latest page, or more
 * if unread messages are above it. So a thread of thousands opens as quickly as one of ten.
 */
export function firstShown(messages: readonly ReceivedMessage[]): number {
  const latest = Math.max(0, messages.length - MESSAGES_PER_PAGE);
  const unread = messages.findIndex(({ read }) => read === false);
  const wanted = unread === -1 ? latest : Math.min(latest, unread - CONTEXT);
  return Math.max(0, wanted, messages.length - MOST_AT_FIRST);
}
