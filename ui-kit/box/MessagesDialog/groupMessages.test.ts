import { describe, expect, it } from 'vitest';
import { groupMessages, unreadIds, type ReceivedMessage } from './groupMessages.ts';

/** A message of the bank that the user has read. */
const message = (
  id: number,
  createdAt: string,
  changes: Partial<ReceivedMessage> = {},
): ReceivedMessage => ({
  id,
  content: `Message ${id}`,
  createdAt: new Date(createdAt),
  messageVisibility: 'EXTERNAL',
  tenant: 'HU',
  read: true,
  senderUser: { tenant: 'HU', type: 'BANKER', username: 'PETER', fullName: 'Péter Nagy' },
  ...changes,
});

/** A conversation over four days, unsorted. */
const conversation = [
  message(73, '2026-03-12T08:20:00Z', { read: false }),
  message(70, '2026-03-09T07:55:00Z'),
  message(71, '2026-03-11T13:02:00Z'),
  message(72, '2026-03-11T15:31:00Z', { messageVisibility: 'INTERNAL' }),
];

const zone = 'Europe/Budapest';
const now = new Date('2026-03-12T10:30:00Z');

describe('messages by day', () => {
  it('[R9.8] are grouped by calendar day, oldest first', () => {
    const days = groupMessages(conversation, now, zone);
    expect(days.map(({ day, relative }) => [day, relative])).toEqual([
      ['09-03-2026', 'earlier'],
      ['11-03-2026', 'yesterday'],
      ['12-03-2026', 'today'],
    ]);
    expect(days.map(({ messages }) => messages.map(({ id }) => id))).toEqual([
      [70],
      [71, 72],
      [73],
    ]);
  });

  it('[R9.8] change days in the user’s zone', () => {
    const [template] = conversation;
    const late = [
      { ...template!, id: 1, createdAt: new Date('2026-03-11T22:59:00Z') },
      { ...template!, id: 2, createdAt: new Date('2026-03-11T23:01:00Z') },
    ];
    expect(groupMessages(late, now, zone).map(({ day }) => day)).toEqual([
      '11-03-2026',
      '12-03-2026',
    ]);
    expect(groupMessages(late, now, 'UTC')).toHaveLength(1);
  });

  it('[R2.23] keep the server’s order for equal times, whatever their ids', () => {
    const [template] = conversation;
    const same = [
      { ...template!, id: 9 },
      { ...template!, id: 8 },
    ];
    expect(groupMessages(same, now, zone)[0]?.messages.map(({ id }) => id)).toEqual([9, 8]);
    expect(groupMessages([], now, zone)).toEqual([]);
  });

  it('[R7.12] include the unread ids', () => {
    expect(unreadIds(conversation)).toEqual([73]);
  });
});
