import type { Key } from './store.ts';

/*
 * Keys begin with their kind, and nearly all go on with the id of their world. These are the kinds a store
 * keeps in another way.
 */

/** What a world begins and ends with. */
export const WORLD_KIND = 'world';
/** Which file an upload of a world is. */
export const UPLOAD_KIND = 'upload';
/** A use of a file, by its hash: of no world. */
export const FILE_KIND = 'file';
/** A scenario, by its hash: of no world. */
export const SCENARIO_KIND = 'scenario';
/** The version of what is stored: of no world. */
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

/** Order of two keys; numbers by their size, before texts. */
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

/** The texts whose keys begin with a prefix, in the order of their keys. */
export function* textsUnder(
  texts: Iterable<StoredText>,
  prefix: Key,
): Generator<readonly [key: Key, value: string]> {
  const found = [...texts].filter(({ key }) => prefix.every((part, nth) => key[nth] === part));
  found.sort((a, b) => compareKeys(a.key, b.key));
  for (const { key, value } of found) yield [key, value];
}
