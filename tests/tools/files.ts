import { globSync } from 'tinyglobby';

/** Folders that tools create or install. */
const notOurs = ['**/{node_modules,dist,coverage,test-results}/**'];

/**
 * Our files in the given files and folders, sorted, relative to `root` with `/`. A missing path
 * adds nothing. A pattern that begins with `!` excludes files.
 */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return globSync([...paths], { cwd: root, dot: true, ignore: notOurs }).sort();
}
