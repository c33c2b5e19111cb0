import { languages, type Language } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { badgeTexts } from './badge/texts.ts';
import { goneTexts } from './gone/texts.ts';
import { providerTexts } from './identity-provider/texts.ts';
import { refusedTexts } from './refused/texts.ts';
import { signingTexts } from './signing/texts.ts';

type Texts = string | { readonly [key: string]: Texts };

/** Every text with the way to it. */
function flat(texts: Texts, path = ''): readonly (readonly [string, string])[] {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts).flatMap(([key, text]) => flat(text, `${path}.${key}`));
}

const others = languages.filter((language) => language !== 'en');

describe('[A-438] the words of the pages that users of the portal see', () => {
  const pages: readonly (readonly [string, (language: Language) => Promise<Texts>])[] = [
    ['signing', async (language) => ({ ...(await signingTexts(language)) }) as unknown as Texts],
    ['identity provider', (language) => Promise.resolve({ ...providerTexts[language] })],
    ['badge', (language) => Promise.resolve({ ...badgeTexts[language] })],
    ['lost world', (language) => Promise.resolve({ ...goneTexts[language] })],
    ['refused link', (language) => Promise.resolve({ ...refusedTexts[language] })],
  ];

  it.each(pages)('%s: are there in each language, and none of them in English', async (_, read) => {
    const english = new Map(flat(await read('en')));
    for (const language of others) {
      const texts = flat(await read(language));
      expect(texts.map(([path]) => path).sort(), language).toEqual([...english.keys()].sort());
      // One word may be the same in two languages; a sentence is not.
      const left = texts.filter(
        ([path, text]) => text.trim() === '' || (text === english.get(path) && text.includes(' ')),
      );
      expect(left, language).toEqual([]);
    }
  });
});
