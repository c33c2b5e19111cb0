import { languages, type Language } from '@dokubox/spec/enums.ts';
import { uiKitLoaders } from '@dokubox/ui-kit/locales/load.ts';
import { seedNames } from '../../simulator/engine/seed/texts/table.ts';
import { badgeTexts } from '../../simulator/server/pages/badge/texts.ts';
import { goneTexts } from '../../simulator/server/pages/gone/texts.ts';
import { providerTexts } from '../../simulator/server/pages/identity-provider/texts.ts';
import { refusedTexts } from '../../simulator/server/pages/refused/texts.ts';
import { signingTexts } from '../../simulator/server/pages/signing/texts.ts';

/** A language that texts are translated into. */
export type Foreign = Exclude<Language, 'en'>;

/** The languages that texts are translated into from English. */
export const foreignLanguages = languages.filter(
  (language): language is Foreign => language !== 'en',
);

/** Texts of the simulator in all languages, by their folder in `simulator/server` or `engine`. */
const simulatorTexts: Readonly<Record<string, (language: Language) => unknown>> = {
  'pages/badge': (language) => badgeTexts[language],
  'pages/gone': (language) => goneTexts[language],
  'pages/identity-provider': (language) => providerTexts[language],
  'pages/refused': (language) => refusedTexts[language],
  'pages/signing': signingTexts,
  seed: (language) => seedNames[language],
};

const plural = /_(?:zero|one|two|few|many|other)$/u;

/** The key that all plural forms of a text share. */
export const withoutForm = (key: string) => key.replace(plural, '');

/** Every text of a language by its full key, `namespace:path`. */
export async function allTexts(language: Language): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') found.set(key, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        walk(inner, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`);
      }
    }
  };
  for (const [namespace, load] of Object.entries({ ...uiKitLoaders, ...simulatorTexts })) {
    walk(await load(language), `${namespace}:`);
  }
  return found;
}

/** The texts by key. A counted text is the text of its last plural form. */
export function withoutPlurals(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...texts].map(([key, text]) => [key.replace(plural, ''), text]));
}

/**
 * The English texts that a key of another language may have been copied from: a language with more
 * plural forms than English has keys that English has not.
 */
export function englishOf(english: ReadonlyMap<string, string>, key: string): readonly string[] {
  const base = withoutForm(key);
  return [key, `${base}_one`, `${base}_other`].flatMap((one) => english.get(one) ?? []);
}

/** The words of a text itself, without its placeholders and its references to other texts. */
export function ownWords(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)/gu, ' ');
}
