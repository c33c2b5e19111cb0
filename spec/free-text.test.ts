import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  showableText,
  spokenText,
  textProblem,
  textPatterns,
  turnsDirection,
  optionalTextProblem,
} from './free-text.ts';
import { leastProcessorMs } from '../tests/processor-time.ts';

const matches = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);
const line = (text: string) => matches(textPatterns.line, text);
const lines = (text: string) => matches(textPatterns.lines, text);

describe('[A-471] free text', () => {
  it.each([
    'Smlouva',
    'Příliš žluťoučký kůň',
    'Договор за заем',
    'عقد القرض',
    '\u200fחוזה 2026',
    '  spaces around ',
    '👩‍💻🏴󠁧󠁢󠁥󠁮󠁧󠁿 emoji of several parts',
    'x\u0301',
    '…',
    '1',
    '\u{20000}',
  ])('accepts %j', (text) => {
    expect([line(text), lines(text), textProblem(text, 'line')]).toEqual([true, true, undefined]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  \u00a0\u3000 '],
    ['zero width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['fillers', '\u115f\u1160\u3164\uffa0\u2800'],
    ['marks of direction', '\u200e\u200f\u061c'],
    ['marks without a letter', '\u0301\u20dd'],
  ])('is rejected if nothing in it is visible: %s', (_what, text) => {
    expect([line(text), lines(text)]).toEqual([false, false]);
    expect(textProblem(text, 'lines')).toBe('dde.error.requiredField');
    expect(spokenText(text)).toBe('');
  });

  it.each(['\u{e0041}\u{e007f}', '\ufe0f\u{e0100}'])(
    'is rejected if nothing in it is visible, even if no pattern can express it: %j',
    (text) => {
      expect(textProblem(text, 'lines')).toBe('dde.error.requiredField');
      expect(spokenText(text)).toBe('');
    },
  );

  it.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\u202e', '\u2066', '\r'])(
    'is rejected with %j in any place',
    (character) => {
      for (const text of [`${character}Smlouva`, `Smlouva${character}fdp.exe`, `a${character}`]) {
        for (const pattern of Object.values(textPatterns)) {
          expect([text, matches(pattern, text)]).toEqual([text, false]);
        }
        expect(optionalTextProblem(text, 'lines')).toBe('dde.error.unusableCharacter');
        expect(showableText(text)).toBe(text.replace(character, '\ufffd'));
      }
    },
  );

  it('may have lines and tabs only if it may have several lines', () => {
    expect([lines('one\n\ttwo'), line('one\ntwo'), line('one\ttwo')]).toEqual([true, false, false]);
    expect(optionalTextProblem('one\ntwo', 'line')).toBe('dde.error.unusableCharacter');
    expect(lines('\n\t')).toBe(false);
  });

  it('[A-505] has a check for names that can be read differently than they are written', () => {
    const marks = ['\u061c', '\u200e', '\u200f'];
    const turning = ['\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];
    for (const one of [...marks, ...turning]) {
      expect([one, turnsDirection(`Smlouva${one}fdp.exe`)]).toEqual([one, true]);
    }
    // A text may contain direction marks, but no characters that reverse its direction.
    expect(marks.filter((one) => line(`a${one}`))).toEqual(marks);
    expect(turning.filter((one) => line(`a${one}`))).toEqual([]);
    const plain = ['Договор.pdf', 'عقد.pdf', 'a\u200db.pdf', '😀 \u00a0.pdf'];
    expect(plain.filter(turnsDirection)).toEqual([]);
  });

  it('gives the same result by pattern and by rule', () => {
    const characters = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\u200b', '\u202e', '\u0301', '\u3164') }),
    );
    fc.assert(
      fc.property(characters, (text) => {
        for (const kind of ['line', 'lines'] as const) {
          const says = matches(textPatterns[kind], text);
          expect([text, textProblem(text, kind) === undefined]).toEqual([text, says]);
          if (says) expect([text, spokenText(text) === '']).toEqual([text, false]);
          const may = matches(textPatterns[`${kind}OrNothing`], text);
          expect([text, optionalTextProblem(text, kind) === undefined]).toEqual([text, may]);
        }
      }),
      { seed: 471, numRuns: 2000 },
    );
  });

  it('is checked in linear time', async () => {
    const cost = (length: number) => {
      const texts = [' ', '\u200b', 'a', 'a '].map((one) => `${one.repeat(length)}\u0000`);
      return leastProcessorMs(() => {
        for (const text of texts) for (const one of Object.values(textPatterns)) matches(one, text);
      });
    };
    await cost(1_000);
    // A text ten times as long may take thirty times as long. A quadratic check would take a
    // hundred times as long.
    expect((await cost(100_000)) / (await cost(10_000))).toBeLessThan(30);
  });
});
