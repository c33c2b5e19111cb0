import { segments, type Segment } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { possibleCategories } from './categories.ts';

const itemOf = (segment: Segment) => ({
  value: `OF_${segment}`,
  translationKey: `dde.product.of${segment}`,
  listOrder: 1,
});
const bySegment = {
  ALL: [itemOf('ALL')],
  MB: [itemOf('MB')],
  CORP: [itemOf('CORP')],
};
const possible = (userType: 'CLIENT' | 'BANKER', segmentTypes?: Segment[]) =>
  possibleCategories(bySegment, {
    user: { userType },
    ...(segmentTypes ? { segmentTypes } : {}),
  });

describe('the categories to filter by', () => {
  it('[R6.6][A-096] are for a client the categories of their segment and of all segments', () => {
    expect(possible('CLIENT', ['MB'])).toEqual(['OF_MB', 'OF_ALL']);
    expect(possible('CLIENT', ['CORP'])).toEqual(['OF_CORP', 'OF_ALL']);
    expect(possible('CLIENT')).toEqual(['OF_ALL']);
  });

  it('[A-096] are for a banker all categories', () => {
    expect(possible('BANKER', ['MB'])).toEqual(segments.map((segment) => `OF_${segment}`));
  });
});
