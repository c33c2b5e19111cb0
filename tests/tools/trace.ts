/**
 * `npm run trace`: lists the tests of each requirement, and the requirements without a test. It
 * never fails. `--missing` lists only the requirements without a test.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from './files.ts';
import { findRequirements, findTitles, type TestTitle } from './requirement-titles.ts';
import { root } from './root.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^tests\/journeys\/.*\.ts$/, 'journey'],
  [/\.stories\.tsx?$/, 'story'],
  [/\.test\.tsx?$/, 'unit'],
];

const requirements = findRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
const folders = ['spec', 'simulator', 'ui-kit', 'portal', 'tests', '.storybook'];
const byId = new Map<string, { kind: string; title: TestTitle; path: string }[]>();
for (const path of listFiles(root, folders)) {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
  // The tests of our own tools name requirements as examples only.
  if (kind === undefined || path.startsWith('tests/tools/')) continue;
  for (const title of findTitles(readFileSync(join(root, path), 'utf8'))) {
    for (const id of title.ids) {
      byId.set(id, [...(byId.get(id) ?? []), { kind, title, path }]);
    }
  }
}

const onlyMissing = process.argv.includes('--missing');
const missing = requirements.filter(({ id }) => !byId.has(id));
for (const { id, text } of onlyMissing ? missing : requirements) {
  console.log(`${id}  ${text}`);
  for (const { kind, title, path } of byId.get(id) ?? []) {
    console.log(`    ${kind.padEnd(8)}${title.text}  (${path}:${title.line})`);
  }
  if (!byId.has(id)) console.log('    no test names it');
}

const known = new Set(requirements.map(({ id }) => id));
for (const [id, places] of byId) {
  if (known.has(id)) continue;
  const where = places.map(({ path, title }) => `${path}:${title.line}`).join(', ');
  console.log(`${id} is not a requirement, but a test names it: ${where}`);
}
const shown = requirements.length - missing.length;
console.log(`\n${shown} of ${requirements.length} requirements are named by a test.`);
