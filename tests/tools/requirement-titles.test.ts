import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findRequirements, findTitles } from './requirement-titles.ts';
import { root } from './root.ts';

describe('the index of requirements', () => {
  const ids = findRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8')).map(
    ({ id }) => id,
  );

  it('has every requirement once, without gaps, section by section', () => {
    const lengths = [6, 36, 14, 25, 28, 10, 25, 11, 11];
    const expected = lengths.flatMap((length, section) =>
      Array.from({ length }, (_, index) => `R${section + 1}.${index + 1}`),
    );
    expect(ids).toEqual(expected);
  });
});

describe('titles', () => {
  it('name requirements in brackets, with any quotes', () => {
    const source = [
      "it('[R5.19][R9.2] refuses a file one byte over 10 MB', () => {});",
      'it("[R4.1, R4.2] badges", () => {});',
      'test(`[R2.3] home`, () => {});',
    ].join('\n');
    expect(findTitles(source)).toEqual([
      { ids: ['R5.19', 'R9.2'], text: 'refuses a file one byte over 10 MB', line: 1 },
      { ids: ['R4.1', 'R4.2'], text: 'badges', line: 2 },
      { ids: ['R2.3'], text: 'home', line: 3 },
    ]);
  });

  it('without brackets at their start name none', () => {
    expect(findTitles("it('shows R5.19', () => {}); it('as [R5.19] says', () => {});")).toEqual([]);
  });
});
