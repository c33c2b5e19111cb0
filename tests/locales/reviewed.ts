/**
 * `npm run words:reviewed`: lists the texts whose English is new or has changed since their translations
 * were reviewed. `npm run words:reviewed -- KEY… [LANGUAGE…]` marks texts as reviewed, in all languages if
 * none is named. `--all` in place of the keys marks the whole list.
 */
import { parseArgs } from 'node:util';

import { marksAfterReview } from './marks.ts';
import { englishHere, readMarks, reviewHere, writeMarks } from './repository-marks.ts';
import { foreignLanguages } from './texts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const named = foreignLanguages.filter((language) => positionals.includes(language));
const languages = named.length > 0 ? named : foreignLanguages;
const keys = positionals.filter((one) => !languages.some((language) => language === one));
const marks = readMarks();
const english = await englishHere();

const unknown = keys.filter((key) => !english.has(key));
if (unknown.length > 0) {
  console.error(`No English text has this key: ${unknown.join(', ')}`);
  process.exitCode = 1;
} else {
  const reviewed = values.all ? (await reviewHere(marks)).keys : keys;
  const after = marksAfterReview(marks, english, reviewed, languages);
  writeMarks(after);
  const { report } = await reviewHere(after);
  console.log(report || 'Every translation has been reviewed against its English.');
}
