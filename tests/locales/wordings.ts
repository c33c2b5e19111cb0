import type { Language } from '@dokubox/spec/enums.ts';
import { avoided as bg } from './avoided/bg.ts';
import { avoided as cs } from './avoided/cs.ts';
import { avoided as en } from './avoided/en.ts';
import { avoided as hr } from './avoided/hr.ts';
import { avoided as hu } from './avoided/hu.ts';
import { avoided as ro } from './avoided/ro.ts';
import { avoided as sk } from './avoided/sk.ts';
import { avoided as sr } from './avoided/sr.ts';

/** Wordings that no text of a language holds, beside the row of its glossary that says what to write. */
export interface Avoided {
  /** The term, as the glossary of the language (`docs/wording`) names it in its first column. */
  readonly term: string;
  /** Words as they would stand in a text, in either case; a star at the end stands for any ending. */
  readonly wordings: readonly string[];
  /** Keys whose text means something else with the word, and may keep it. */
  readonly except?: readonly string[];
}

/** What is avoided in each language. */
export const avoidedIn: Readonly<Record<Language, readonly Avoided[]>> = {
  bg,
  cs,
  en,
  hr,
  hu,
  ro,
  sk,
  sr,
};

const special = /[.+?^${}()|[\]\\]/gu;

/** Finds one wording as words of their own: `účet` is not found in `účetní`, `účet*` is. */
export function patternOf(wording: string): RegExp {
  const open = wording.endsWith('*');
  const words = (open ? wording.slice(0, -1) : wording).replaceAll(special, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${words}${open ? '' : String.raw`(?!\p{L})`}`, 'iu');
}

/** The wordings of a list that texts hold, as `key: wording, instead of the wording of its term`. */
export function found(
  texts: ReadonlyMap<string, string>,
  avoided: readonly Avoided[],
): readonly string[] {
  return avoided.flatMap(({ term, wordings, except = [] }) =>
    wordings.flatMap((wording) =>
      [...texts]
        .filter(([key, text]) => !except.includes(key) && patternOf(wording).test(text))
        .map(([key]) => `${key} holds „${wording}“: see ${term}`),
    ),
  );
}
