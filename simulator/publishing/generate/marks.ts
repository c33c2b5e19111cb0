/**
 * Files written by others: npm, the diagrams of imports, `npm run examples` and `npm run release`.
 */
const writtenByOthers = [
  'docs/rooms.md',
  'package-lock.json',
  'spec/examples/**',
  'spec/released/**',
];

const FIRST = '# Written by commands: `npm run gen` keeps this list.';
const LAST = '# The list ends.';

/**
 * The patterns of all files that commands write, as git and Prettier read them: rooted, sorted.
 * @param paths files that `npm run gen` writes, relative to the root
 * @param folder in which every file is generated, named as a whole
 */
export function generatedPatterns(paths: Iterable<string>, folder: string): readonly string[] {
  const own = [...paths].map((path) => (path.startsWith(`${folder}/`) ? `${folder}/**` : path));
  return [...new Set([...writtenByOthers, ...own])].sort().map((path) => `/${path}`);
}

/**
 * A file of settings with the correct list. Lines around the list belong to people.
 * @param text the current file
 * @param lines of the list
 * @throws Error if the file has no such list
 */
export function withList(text: string, lines: readonly string[]): string {
  const [start, end] = [text.indexOf(`${FIRST}\n`), text.indexOf(LAST)];
  if (start === -1 || end < start)
    throw new Error(`A file has no list between ${FIRST} and ${LAST}`);
  return `${text.slice(0, start)}${[FIRST, ...lines, ''].join('\n')}${text.slice(end)}`;
}
