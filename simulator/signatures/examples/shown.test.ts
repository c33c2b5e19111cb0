import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const room = join(import.meta.dirname, '..');

it('the README shows three examples exactly as they run', () => {
  const page = readFileSync(join(room, 'README.md'), 'utf8');
  const blocks = [...page.matchAll(/\]\((examples\/[^)]+)\):\n\n```ts\n(.*?)^```/gms)];
  expect(blocks.map(([, file]) => file)).toEqual([
    'examples/sign-a-pdf.test.ts',
    'examples/validate-a-file.test.ts',
    'examples/inspect-an-upload.test.ts',
  ]);
  for (const [, file = '', text] of blocks) {
    expect(text, file).toBe(readFileSync(join(room, file), 'utf8'));
  }
});
