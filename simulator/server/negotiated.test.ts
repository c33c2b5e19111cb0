import { describe, expect, it } from 'vitest';
import { codingsFor, languageFor } from './negotiated.ts';

describe('codings a caller takes', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip', ['gzip']],
    ['GZIP', ['gzip']],
    ['x-gzip', ['gzip']],
    ['br, gzip', ['br', 'gzip']],
    ['gzip;q=0.5, br', ['br', 'gzip']],
    ['deflate', []],
    ['gzip;q=0', []],
    ['gzip ; q=0.000', []],
    ['gzip;q=0, *', ['br']],
    ['*, gzip;q=0', ['br']],
    ['gzip;q=0, br;q=0, *', []],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['*;q=0, gzip', ['gzip']],
    ['identity, gzip;q=0.5', []],
    ['gzip, identity;q=0', ['gzip']],
    ['identity;q=0', []],
    ['nonsense;q=x, ;;, gzip', ['gzip']],
  ])('[A-475] of %j are %j', (header, codings) => {
    expect(codingsFor(header)).toEqual(codings);
  });

  it('[A-475] are read in a time by the length of the header', () => {
    const header = 'gzip;q=0.1,'.repeat(5_000);
    expect(codingsFor(header)).toEqual(['gzip']);
  });
});

describe('the language a reader gets', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de-AT, de', 'en'],
    ['cs', 'cs'],
    ['CS-cz', 'cs'],
    ['sr-Latn-RS,sr;q=0.9,en;q=0.8', 'sr'],
    ['en;q=0.2, hu', 'hu'],
    ['de, sk;q=0.3, ro;q=0.7', 'ro'],
    ['hr;q=0, bg;q=0.1', 'bg'],
    ['czech', 'en'],
    ['nonsense;q=x, ;;, hr', 'hr'],
  ])('for %j is %s', (header, language) => {
    expect(languageFor(header)).toBe(language);
  });
});
