import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRequirements } from './requirement-titles.ts';
import { root } from './root.ts';

const journeys = join(root, 'tests', 'journeys');

it('every validation rule of the specification has a journey that breaks it in a browser', () => {
  const rules = findRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'))
    .map(({ id }) => id)
    .filter((id) => id.startsWith('R5.'));
  const named = new Set(
    readdirSync(journeys)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => readFileSync(join(journeys, file), 'utf8'))
      // In a title, or in the row of a table that titles are made of.
      .flatMap((source) => source.match(/\bR5\.\d+\b/g) ?? []),
  );
  expect(rules).toHaveLength(28);
  expect(rules.filter((id) => !named.has(id))).toEqual([]);
});
