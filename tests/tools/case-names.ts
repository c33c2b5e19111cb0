import { posix } from 'node:path';
import { exportedNames } from './double-names.ts';

/** Whether a module exports a name only as a type. */
function isType(text: string, name: string): boolean {
  return new RegExp(`^export (?:declare )?(?:interface|type) ${name}\\b`, 'm').test(text);
}

const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/**
 * Whether two names that differ only by case may stay. One must be a type and the other its value
 * or its factory. Then one module mentions the other's export.
 */
function belongTogether(
  [name, text]: readonly [string, string],
  [other, textOfOther]: readonly [string, string],
): boolean {
  if (isType(text, name) === isType(textOfOther, other)) return false;
  return names(text, other) || names(textOfOther, name);
}

/**
 * Exported names of one room that differ only by case, as sentences. A type and its value may have
 * the same name, because readers do not confuse them.
 *
 * @param texts of the modules, by their paths
 * @param roomOf the room of a module, by its path
 */
export function namesUnlikeByCase(
  texts: ReadonlyMap<string, string>,
  roomOf: (path: string) => string,
): string[] {
  const groups = new Map<string, (readonly [name: string, path: string])[]>();
  for (const [path, text] of texts) {
    for (const name of exportedNames(text)) {
      const key = `${roomOf(path)} ${name.toLowerCase()}`;
      groups.set(key, [...(groups.get(key) ?? []), [name, path]]);
    }
  }
  const textOf = (path: string) => texts.get(path) ?? '';
  return [...groups.values()].flatMap((group) =>
    group.flatMap(([name, path], nth) =>
      group
        .slice(nth + 1)
        .filter(
          ([other, at]) =>
            other !== name &&
            at !== path &&
            !belongTogether([name, textOf(path)], [other, textOf(at)]),
        )
        .map(([other, at]) => `${name} of ${path} and ${other} of ${at}`),
    ),
  );
}

/**
 * Files and folders of one folder whose names differ only by case, without their endings. Some
 * disks cannot store both, and readers confuse them.
 */
export function pathsUnlikeByCase(paths: readonly string[]): string[] {
  const stems = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let at = path; at !== '.'; at = posix.dirname(at)) {
      const stem = posix.join(posix.dirname(at), posix.basename(at).replace(/(?<=.)\..*$/, ''));
      const key = stem.toLowerCase();
      stems.set(key, (stems.get(key) ?? new Set()).add(stem));
    }
  }
  return [...stems.values()]
    .filter((alike) => alike.size > 1)
    .map((alike) => [...alike].join(' and '));
}
