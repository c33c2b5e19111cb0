import { describe, expect, it } from 'vitest';
import { enumerated } from './enumerated.ts';

describe('enumerated', () => {
  it.each([
    ['en', 'Anna and Béla'],
    ['sr', 'Anna i Béla'],
    ['bg', 'Anna и Béla'],
    ['hu', 'Anna és Béla'],
  ])('joins two things in the words and the script of %s', (language, words) => {
    expect(enumerated(['Anna', 'Béla'], language)).toBe(words);
  });
});
