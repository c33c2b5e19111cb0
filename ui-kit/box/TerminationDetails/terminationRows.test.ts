import { describe, expect, it } from 'vitest';
import { terminationRows } from './terminationRows.ts';

const fields = {
  creatorName: 'Nagy Péter',
  creatorType: 'BANKER',
  reason: 'The conditions have changed',
  note: 'A new dokubox follows.',
} as const;

describe('details of a termination', () => {
  it('[R2.16] include user, reason and note of a banker', () => {
    expect(terminationRows(fields).map(({ key }) => key)).toEqual(['user', 'reason', 'note']);
  });

  it('[R6.7] leave reason and note out if a client terminated', () => {
    expect(terminationRows({ ...fields, creatorType: 'CLIENT' })).toEqual([
      { key: 'user', text: 'Nagy Péter' },
    ]);
  });

  it('[R2.16] leave an empty note out and mark other missing values as unknown', () => {
    expect(terminationRows({ creatorName: ' ', note: ' ', reason: null })).toEqual([
      { key: 'user', text: undefined },
      { key: 'reason', text: undefined },
    ]);
  });
});
