import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = new URL('../../../../docs/trust.md', import.meta.url);
/** A row of the page: a section, a sentence, a test title in backticks, a link. */
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, section = '', sentence = '', title = '', link = ''] = cells;
    return link.startsWith('[') ? [{ section, sentence, title, link }] : [];
  });

describe('[R7.13] the page of standards sentences', () => {
  it('names a section, a sentence and a test in each row', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const { section, sentence } of rows) {
      expect(section).toMatch(/§|A\.2/);
      expect(sentence).not.toBe('');
    }
  });

  it.each(rows)('names an existing test for $section: $sentence', ({ title, link }) => {
    const path = link.slice(link.indexOf('(') + 1, -1);
    const tests = readFileSync(new URL(path, page), 'utf8');
    const words = title.startsWith('``') ? title.slice(2, -2) : title.slice(1, -1);
    expect(words.length).toBeGreaterThan(8);
    expect(tests).toContain(`'${words}'`);
  });
});
