import { describe, expect, it } from 'vitest';
import { listInWords } from './listInWords.ts';

describe('listInWords', () => {
  it.each([
    ['en', 'Anna and Béla'],
    ['sr', 'Anna i Béla'],
    ['bg', 'Anna и Béla'],
    ['hu', 'Anna és Béla'],
  ])('joins two things in the words and the script of %s', (language, words) => {
    expect(listInWords(['Anna', 'Béla'], language)).toBe(words);
  });
});
