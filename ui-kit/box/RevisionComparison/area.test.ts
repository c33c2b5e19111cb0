import { describe, expect, it } from 'vitest';
import { changedArea, type Drawn } from './area.ts';

/** A white page of ten by five with some pixels of a grey. */
function page(grey: number, ...spots: readonly (readonly [x: number, y: number])[]): Drawn {
  const [width, height] = [10, 5];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x, y] of spots) data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

describe('[R3.6] the difference between two drawings of a page', () => {
  it.each<readonly [string, Drawn, Drawn, unknown]>([
    ['nowhere', page(0, [1, 1]), page(0, [1, 1]), null],
    ['nowhere but in how an edge is smoothed', page(0), page(245, [1, 1]), null],
    ['in one spot', page(0), page(0, [2, 1]), { left: 0.2, top: 0.2, width: 0.1, height: 0.2 }],
    [
      'in all that lies between two spots',
      page(0, [2, 1]),
      page(0, [9, 4]),
      { left: 0.2, top: 0.2, width: 0.8, height: 0.8 },
    ],
    [
      'as a whole where their sizes differ',
      page(0),
      { ...page(0), width: 5, height: 10 },
      { left: 0, top: 0, width: 1, height: 1 },
    ],
  ])('is found: %s', (_what, before, after, area) => {
    expect(changedArea(before, after)).toEqual(area);
  });
});
