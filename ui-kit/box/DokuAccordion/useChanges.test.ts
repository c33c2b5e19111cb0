import { describe, expect, it } from 'vitest';
import { sampleDoku } from '../../../tests/samples.ts';
import { changedDokus } from './useChanges.ts';

describe('changes between two loads of a box', () => {
  it('[R2.19] are documents with a new status, not new or removed documents', () => {
    const before = [sampleDoku(1), sampleDoku(2), sampleDoku(3)];
    const now = [
      sampleDoku(1, { status: 'WAITING_CLIENT_SIGNATURE' }),
      sampleDoku(2, { unreadMessagesCount: 4 }),
      sampleDoku(4),
    ];
    expect(changedDokus(before, now).map(({ id }) => id)).toEqual([1]);
    expect(changedDokus([], now)).toEqual([]);
  });
});
