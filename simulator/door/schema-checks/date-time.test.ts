import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { FormatDefinition } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateTimeFormat } from './date-time.ts';

type Verdict = (text: string) => boolean;
const ofPackage = (fullFormats['date-time'] as FormatDefinition<string>).validate as Verdict;
const ours = dateTimeFormat.validate as Verdict;

const usual = '2026-02-28T23:59:59.999Z';

describe('the format date-time', () => {
  it.each([
    usual,
    '2024-02-29T00:00:00.000Z',
    '2026-12-31T12:00:00.5+01:00',
    '2026-12-31T23:59:60Z',
    '0000-01-01t00:00:00z',
  ])('accepts %s', (text) => {
    expect([ours(text), ofPackage(text)]).toEqual([true, true]);
  });

  it.each([
    '2026-02-29T00:00:00.000Z',
    '2026-02-30T00:00:00.000Z',
    '2026-04-31T00:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '2026-00-01T00:00:00.000Z',
    '2026-01-00T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-01-01T00:60:00.000Z',
    '2026-01-01T00:00:61.000Z',
    '2026-01-01T00:00:00.0a0Z',
    '2026-01-01T00:00:00.00:Z',
    '2026-01-01T00:00:00/000Z',
    '2026-01-01T00:00:00.000',
    '2026-01-01',
    '',
  ])('rejects %j', (text) => {
    expect([ours(text), ofPackage(text)]).toEqual([false, false]);
  });

  it('agrees with the package on every text', () => {
    const numbers = fc.tuple(
      ...[9999, 14, 33, 25, 61, 61, 999].map((max) => fc.integer({ min: 0, max })),
    );
    const written = numbers.map(([year = 0, ...rest]) => {
      const [month, day, hour, minute, second, milliseconds] = rest.map((number, nth) =>
        String(number).padStart(nth === 5 ? 3 : 2, '0'),
      );
      const date = `${String(year).padStart(4, '0')}-${month}-${day}`;
      return `${date}T${hour}:${minute}:${second}.${milliseconds}Z`;
    });
    fc.assert(
      fc.property(written, (text) => {
        expect(ours(text)).toBe(ofPackage(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('agrees on a usual time with any character replaced', () => {
    const letters = [...' -./:09;TZatz٠'];
    for (let at = 0; at < usual.length; at += 1) {
      for (const letter of letters) {
        const text = usual.slice(0, at) + letter + usual.slice(at + 1);
        expect([text, ours(text)]).toEqual([text, ofPackage(text)]);
      }
    }
  });
});
