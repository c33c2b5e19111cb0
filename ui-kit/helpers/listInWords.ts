import { languages } from '@dokubox/spec/enums.ts';
import { languageTags } from '../locales/names.ts';

/**
 * Several things in one sentence, such as "Anna, Béla and Cili".
 * @param language of the text service. Its tag has the script, without which Serbian gets a Cyrillic "and"
 */
export function listInWords(things: readonly string[], language: string): string {
  const known = languages.find((one) => one === language);
  return new Intl.ListFormat(known && languageTags[known]).format(things);
}
