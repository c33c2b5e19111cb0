import type { Message } from '@dokubox/spec/schemas/message.ts';
import {
  formatDay,
  relativeDay,
  toDate,
  type RelativeDay,
  type WithMoments,
} from '../helpers/moments.ts';

/** A message; its moment may be ISO text or a date. */
export type ShownMessage = WithMoments<Message>;

/** Messages of one calendar day, oldest first. */
export interface MessageDay {
  /** `DD-MM-YYYY`. */
  readonly day: string;
  readonly relative: RelativeDay;
  readonly messages: readonly ShownMessage[];
}

function time(message: ShownMessage): number {
  return toDate(message.createdAt)?.getTime() ?? 0;
}

/** Messages by calendar day, oldest first; the same moment keeps the order of the ids (§9, A-158). */
export function groupMessages(
  messages: readonly ShownMessage[],
  now: Date,
  timeZone?: string,
): MessageDay[] {
  const sorted = [...messages].sort((a, b) => time(a) - time(b) || a.id - b.id);
  const days: { day: string; relative: RelativeDay; messages: ShownMessage[] }[] = [];
  for (const message of sorted) {
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

/** Ids of messages the reader has not read, for marking them read. */
export function unreadIds(messages: readonly ShownMessage[]): number[] {
  return messages.filter(({ read }) => read === false).map(({ id }) => id);
}
