import { createHash } from 'node:crypto';

import { foreignLanguages, withoutForm, type Foreign } from './texts.ts';

/**
 * The mark of each text: a hash of the English that its translations were last reviewed against, then
 * the languages that still wait for a review. Examples: `3f2a9c1e`, `3f2a9c1e bg hu`.
 */
export type Marks = Readonly<Record<string, string>>;

/** The plural forms of each text in one language, by the key they share. */
export type Forms = ReadonlyMap<string, readonly string[]>;

/** Gathers the texts of a language by their keys without plural forms. */
export function formsOf(texts: ReadonlyMap<string, string>): Forms {
  const forms = new Map<string, string[]>();
  for (const key of [...texts.keys()].sort()) {
    const base = withoutForm(key);
    forms.set(base, [...(forms.get(base) ?? []), texts.get(key) ?? '']);
  }
  return forms;
}

// Eight digits are enough: a change goes unseen once in four billion.
const hashOf = (forms: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 8);

function outdatedIn(mark: string | undefined, english: readonly string[]): readonly Foreign[] {
  const [hash, ...left] = mark?.split(' ') ?? [];
  return hash === hashOf(english)
    ? foreignLanguages.filter((language) => left.includes(language))
    : foreignLanguages;
}

/** The texts to review with their languages: the English is new or has changed since the last review. */
export function textsToReview(
  marks: Marks,
  english: Forms,
): ReadonlyMap<string, readonly Foreign[]> {
  const all = [...english].map(([key, forms]) => [key, outdatedIn(marks[key], forms)] as const);
  return new Map(all.filter(([, languages]) => languages.length > 0));
}

/** The marks after a review of these texts in these languages. Marks of deleted texts are dropped. */
export function marksAfterReview(
  marks: Marks,
  english: Forms,
  keys: readonly string[],
  languages: readonly Foreign[],
): Marks {
  const after = [...english].flatMap(([key, forms]) => {
    const mark = marks[key];
    if (!keys.includes(key)) return mark === undefined ? [] : [[key, mark] as const];
    const left = outdatedIn(mark, forms).filter((language) => !languages.includes(language));
    return [[key, [hashOf(forms), ...left].join(' ')] as const];
  });
  return Object.fromEntries(after);
}

/** The report for a reviewer: the English of each text, its translations, and the command for afterwards. */
export function reviewOf(
  texts: ReadonlyMap<string, readonly Foreign[]>,
  english: Forms,
  translations: Readonly<Record<Foreign, Forms>>,
): string {
  if (texts.size === 0) return '';
  const show = (language: string, forms: readonly string[] = []) =>
    forms.map((form) => `  ${language}  ${form}`);
  const shown = [...texts].map(([key, languages]) =>
    [
      key,
      ...show('en', english.get(key)),
      ...languages.flatMap((language) => show(language, translations[language].get(key))),
    ].join('\n'),
  );
  const keys = texts.size > 20 ? '--all' : [...texts.keys()].join(' ');
  return [
    'The English of these texts is new or has changed.',
    ...shown,
    `Correct each translation that no longer says the same. Then mark the texts as reviewed:\n  npm run words:reviewed -- ${keys}`,
  ].join('\n\n');
}
