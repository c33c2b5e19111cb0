import { describe, expect, it } from 'vitest';
import { GAP_PX, ROW_PX, columnOf, rowSpan } from './columns.ts';

describe('the two columns', () => {
  it('[R2.19] have even places on the left and odd ones on the right', () => {
    expect([0, 1, 2, 3, 298, 299].map(columnOf)).toEqual([
      'left',
      'right',
      'left',
      'right',
      'left',
      'right',
    ]);
  });

  it('[R2.19] give a card at least its height and its space, and less than one row more', () => {
    for (const height of [0, 1, 87.5, 88, 640.2]) {
      const room = rowSpan(height) * ROW_PX;
      expect(room).toBeGreaterThanOrEqual(height + GAP_PX);
      expect(room).toBeLessThan(height + GAP_PX + ROW_PX);
    }
  });
});
