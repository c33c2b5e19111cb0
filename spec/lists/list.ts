import type { Origin } from '../origin.ts';

/**
 * A closed list as published in the documents: its subject, its values, and what each value means.
 */
export interface DescribedList {
  readonly about: string;
  readonly origin: Origin;
  readonly values: readonly (string | number)[];
  /** Meaning of each value, in the order of the list. */
  readonly words: readonly string[];
}

/**
 * Returns a closed list with the meaning of its values. The meanings are kept apart from the list
 * itself, because every screen loads the list.
 * @param each the meaning of each value, without which the value does not compile
 */
export function describedList<const V extends readonly (string | number)[]>(
  origin: Origin,
  about: string,
  values: V,
  each: { readonly [K in V[number]]: string },
): DescribedList {
  const words: Readonly<Record<string | number, string>> = each;
  return { about, origin, values, words: values.map((value) => words[value] ?? '') };
}
