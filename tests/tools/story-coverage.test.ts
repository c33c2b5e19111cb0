import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { listFiles } from './hash.mjs';
import { root } from './root.ts';
import { coverageFaults, storiesByRequirement } from './story-coverage.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the stories', () => {
  it('show every requirement of the screens', () => {
    const files = listFiles(root, ['ui-kit', 'portal']).filter((path) =>
      path.endsWith('.stories.tsx'),
    );
    const sources = new Map(files.map((path) => [path, read(path)]));
    expect(coverageFaults(storiesByRequirement(read('docs/requirements.md'), sources))).toEqual([]);
  });
});

describe('the coverage', () => {
  const markdown = ['- **R1.1** other', '- **R2.1** first', '- **R2.2** second'].join('\n');
  const sources = new Map([
    ['ui-kit/A.stories.tsx', "export const One = { name: '[R2.1] One, seen' };"],
  ]);
  const shown = storiesByRequirement(markdown, sources);

  it('finds stories by the IDs in front of their names', () => {
    expect(shown).toEqual([
      {
        id: 'R2.1',
        text: 'first',
        stories: [{ file: 'ui-kit/A.stories.tsx', name: 'One, seen' }],
      },
      { id: 'R2.2', text: 'second', stories: [] },
    ]);
  });

  it('misses a story that is not there', () => {
    expect(coverageFaults(shown)).toEqual(['No story shows R2.2: second']);
  });
});
