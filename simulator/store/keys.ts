import type { Key } from './store.ts';

/*
 * Keys begin with their kind. In nearly all keys, the id of the world follows. A store keeps the
 * kinds below separately.
 */

/** Header of a world. Storing it creates the world, and removing it removes the world. */
export const WORLD_KIND = 'world';
/** Upload of a world, with the hash of its file. */
export const UPLOAD_KIND = 'upload';
/** A use of a file, by its hash. It belongs to no world. */
export const FILE_KIND = 'file';
/** A scenario, by its hash. It belongs to no world. */
export const SCENARIO_KIND = 'scenario';
/** The version of the stored data. It belongs to no world. */
export const FORMAT_KIND = 'format';

/** A stored text with its key. */
export interface StoredText {
  readonly key: Key;
  readonly value: string;
}

/** Texts by the names of their keys. */
export type StoredTexts = Map<string, StoredText>;

/** Name of a key in {@link StoredTexts}. */
export const keyNameOf = (key: Key): string => JSON.stringify(key);

/** Order of two keys. Numbers are ordered by size and come before texts. */
function compareKeys(a: Key, b: Key): number {
  for (const [nth, one] of a.entries()) {
    const other = b[nth];
    if (other === undefined) return 1;
    if (one === other) continue;
    if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return a.length === b.length ? 0 : -1;
}

/** Texts whose keys begin with a prefix, in the order of their keys. */
export function* textsUnder(
  texts: Iterable<StoredText>,
  prefix: Key,
): Generator<readonly [key: Key, value: string]> {
  const found = [...texts].filter(({ key }) => prefix.every((part, nth) => key[nth] === part));
  found.sort((a, b) => compareKeys(a.key, b.key));
  for (const { key, value } of found) yield [key, value];
}
