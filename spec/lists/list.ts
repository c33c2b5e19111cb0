import type { Origin } from '../origin.ts';

/** A closed list as the documents publish it: its name, what it is, and what each value means. */
export interface DescribedList {
  readonly about: string;
  readonly origin: Origin;
  readonly values: readonly (string | number)[];
  /** Words of each value, in the order of the list. */
  readonly words: readonly string[];
}

/**
 * Puts words beside a closed list. They stand apart from the list itself, which every screen loads.
 * @param each what each value means; a value without words does not compile
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
