import type { Language } from '@dokubox/spec/enums.ts';
import type { Avoided } from './avoided/avoided.ts';
import { avoided as bg } from './avoided/bg.ts';
import { avoided as cs } from './avoided/cs.ts';
import { avoided as en } from './avoided/en.ts';
import { avoided as hr } from './avoided/hr.ts';
import { avoided as hu } from './avoided/hu.ts';
import { avoided as ro } from './avoided/ro.ts';
import { avoided as sk } from './avoided/sk.ts';
import { avoided as sr } from './avoided/sr.ts';

/** The avoided wordings of each language. */
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
export function wordingsIn(
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
