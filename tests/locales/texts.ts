import type { Language } from '@dokubox/spec/enums.ts';
import { uiKitLoaders } from '@dokubox/ui-kit/locales/load.ts';

const plural = /_(?:zero|one|two|few|many|other)$/u;

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
  for (const [namespace, load] of Object.entries(uiKitLoaders)) {
    walk(await load(language), `${namespace}:`);
  }
  return found;
}

/**
 * The English texts that a key of another language may have been copied from: a language with more
 * plural forms than English has keys that English has not.
 */
export function englishOf(english: ReadonlyMap<string, string>, key: string): readonly string[] {
  const base = key.replace(plural, '');
  return [key, `${base}_one`, `${base}_other`].flatMap((one) => english.get(one) ?? []);
}

/** What a text says itself: without its placeholders and its references to other texts. */
export function ownWords(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)/gu, ' ');
}
