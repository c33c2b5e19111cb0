import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../tools/root.ts';
import { formsOf, reviewOf, textsToReview, type Forms, type Marks } from './marks.ts';
import { allTexts, foreignLanguages, type Foreign } from './texts.ts';

const file = join(root, 'tests', 'locales', 'reviewed.json');

/** Reads the marks of this repository. */
export const readMarks = () => JSON.parse(readFileSync(file, 'utf8')) as Marks;

/** Writes the marks of this repository, one text a line, so that Git merges them. */
export function writeMarks(marks: Marks): void {
  writeFileSync(file, `${JSON.stringify(marks, null, 2)}\n`);
}

/** The English texts of this repository. */
export const englishHere = async (): Promise<Forms> => formsOf(await allTexts('en'));

/** The keys of this repository to review, and the report for the reviewer. */
export async function reviewHere(marks: Marks) {
  const english = await englishHere();
  const translations = Object.fromEntries(
    await Promise.all(
      foreignLanguages.map(async (language) => [language, formsOf(await allTexts(language))]),
    ),
  ) as Readonly<Record<Foreign, Forms>>;
  const texts = textsToReview(marks, english);
  return { keys: [...texts.keys()], report: reviewOf(texts, english, translations) };
}
