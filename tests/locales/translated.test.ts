import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { allTexts, englishOf, foreignLanguages, ownWords, type Foreign } from './texts.ts';

const latin: readonly Foreign[] = ['cs', 'hr', 'hu', 'ro', 'sk', 'sr'];

/** Why a text may read as in English, and in which languages. */
interface Allowed {
  readonly why: 'a name' | 'the same word' | 'an international sign';
  readonly in: readonly Foreign[];
}

/** The English texts that are the same in another language. Every other one is a missing translation. */
const allowed: Readonly<Record<string, Allowed>> = {
  Dokubox: { why: 'a name', in: foreignLanguages },
  LinkedIn: { why: 'a name', in: foreignLanguages },
  Facebook: { why: 'a name', in: foreignLanguages },
  X: { why: 'a name', in: foreignLanguages },
  'Ister Bank': { why: 'a name', in: latin },
  'Ister Bank Bulgaria': { why: 'a name', in: ['ro'] },
  'Ister Bank Serbia': { why: 'a name', in: ['ro'] },
  Bulgaria: { why: 'the same word', in: ['ro'] },
  Serbia: { why: 'the same word', in: ['ro'] },
  Bank: { why: 'the same word', in: ['hu'] },
  Client: { why: 'the same word', in: ['ro'] },
  Cookie: { why: 'the same word', in: ['cs', 'ro'] },
  Cookies: { why: 'the same word', in: ['cs'] },
  Document: { why: 'the same word', in: ['ro'] },
  'Document: {{title}}': { why: 'the same word', in: ['ro'] },
  '{{count}} document': { why: 'the same word', in: ['ro'] },
  'Dokubox: {{title}}': { why: 'a name', in: ['hu'] },
  '{{count}} dokubox': { why: 'a name', in: latin },
  'Format: {{format}}': { why: 'the same word', in: ['hr', 'sr'] },
  OK: { why: 'an international sign', in: ['ro'] },
  'N/A': { why: 'an international sign', in: ['ro'] },
  Role: { why: 'the same word', in: ['cs'] },
  Simulator: { why: 'the same word', in: ['hr', 'ro', 'sr'] },
  Status: { why: 'the same word', in: ['hr', 'sr'] },
  Validator: { why: 'the same word', in: ['hr', 'ro', 'sr'] },
  General: { why: 'the same word', in: ['ro'] },
  Leasing: { why: 'the same word', in: ['cs', 'hr', 'ro'] },
  'Cash management': { why: 'the same word', in: ['cs', 'sk'] },
};

/** The letters of a language in addition to those of English. */
const ownLetters: Readonly<Record<Exclude<Language, 'bg'>, string>> = {
  en: '',
  hu: 'áéíóöőúüű',
  hr: 'čćđšž',
  sr: 'čćđšž',
  // With a comma below, not with the cedilla of Turkish.
  ro: 'ăâîșț',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
};

/** Names, formats and keys of the keyboard keep their Latin letters in Bulgarian. */
const latinInBulgarian = new Set(
  'Dokubox LinkedIn Facebook X MB PDF SMS XML XFA Adobe Reader asice DOCTYPE Ctrl Enter TEST'.split(
    ' ',
  ),
);

describe('[R9.10][R2.34][A-438] texts of a language', () => {
  it.each(languages)('are not empty in %s', async (language) => {
    const empty = [...(await allTexts(language))].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it.each(foreignLanguages)('are not English in %s, but for a list with reasons', async (own) => {
    const english = await allTexts('en');
    const same = [...(await allTexts(own))]
      .filter(([key, text]) => englishOf(english, key).includes(text))
      .filter(([, text]) => /\p{L}/u.test(ownWords(text)));
    const copied = same.filter(([, text]) => !allowed[text]?.in.includes(own));
    expect(copied).toEqual([]);
    // An entry without a text would hide the next copy.
    const listed = Object.keys(allowed).filter((text) => allowed[text]?.in.includes(own));
    const seen = new Set(same.map(([, text]) => text));
    expect(listed.filter((text) => !seen.has(text))).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'bg'))(
    'are in the letters of %s alone',
    async (language) => {
      const letters = new Set(`abcdefghijklmnopqrstuvwxyz${ownLetters[language]}`);
      const strange = [...(await allTexts(language))].filter(([, text]) =>
        [...ownWords(text).toLowerCase()].some((one) => /\p{L}/u.test(one) && !letters.has(one)),
      );
      expect(strange).toEqual([]);
    },
  );

  it('[A-241] are in Cyrillic in Bulgarian, but for names', async () => {
    const strange = [...(await allTexts('bg'))].filter(([, text]) =>
      (ownWords(text).match(/\p{Script=Latin}+/gu) ?? []).some(
        (word) => !latinInBulgarian.has(word),
      ),
    );
    expect(strange).toEqual([]);
  });
});
