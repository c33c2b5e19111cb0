import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './files.ts';
import { findRequirements } from './requirement-titles.ts';
import { root } from './root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('every validation rule of the specification is broken on a screen, by a journey or a story', () => {
  const rules = findRequirements(read('docs/requirements.md'))
    .map(({ id }) => id)
    .filter((id) => id.startsWith('R5.'));
  const named = new Set(
    listFiles(root, ['tests/journeys', 'portal'])
      .filter((path) => /\.(?:spec|stories)\.tsx?$/u.test(path))
      // The id is in a title, or in a table row that becomes a title.
      .flatMap((path) => read(path).match(/\bR5\.\d+\b/g) ?? []),
  );
  expect(rules).toHaveLength(28);
  expect(rules.filter((id) => !named.has(id))).toEqual([]);
});
