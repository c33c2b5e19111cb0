import { describe, expect, it } from 'vitest';
import { makeDoku } from '../fixtures/dokus.ts';
import { changedDokus } from './useChanges.ts';

describe('changes between two loads of a box', () => {
  it('[R2.19] finds documents with another status, not new or removed ones', () => {
    const before = [makeDoku(1), makeDoku(2), makeDoku(3)];
    const now = [
      makeDoku(1, { status: 'WAITING_CLIENT_SIGNATURE' }),
      makeDoku(2, { unreadMessagesCount: 4 }),
      makeDoku(4),
    ];
    expect(changedDokus(before, now).map(({ id }) => id)).toEqual([1]);
    expect(changedDokus([], now)).toEqual([]);
  });
});
