import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './layout.ts';

/** Each letter is as wide as any other. */
const widthOf = (text: string) => text.length;

describe('lines of a document', () => {
  it('take as many words as fit, and cut a word that is longer than a line', () => {
    expect(wrapText('aa bb  cc\ndddddddd e', 5, widthOf)).toEqual([
      'aa bb',
      'cc',
      'ddddd',
      'ddd e',
    ]);
    expect(wrapText('', 5, widthOf)).toEqual([]);
  });

  it('hold every word, none wider than asked, and none with room for the next word', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 6, max: 20 }), (wanted, maxWidth) => {
        const lines = wrapText(wanted.join(' '), maxWidth, widthOf);
        expect(lines.join(' ')).toBe(wanted.join(' '));
        lines.forEach((line, at) => {
          expect(line.length).toBeLessThanOrEqual(maxWidth);
          const [next] = lines[at + 1]?.split(' ') ?? [];
          if (next !== undefined) expect(`${line} ${next}`.length).toBeGreaterThan(maxWidth);
        });
      }),
      { seed: 7 },
    );
  });

  it('measure each word once: measured with its line, a paragraph cost six times its letters', () => {
    const measured: string[] = [];
    const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
    wrapText(words.join(' '), 90, (text) => {
      measured.push(text);
      return text.length;
    });
    expect(measured).toEqual([' ', ...words]);
  });
});
