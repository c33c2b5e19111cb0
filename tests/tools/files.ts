import { globSync } from 'tinyglobby';

/** What tools make or install. */
const notOurs = ['**/{node_modules,dist,coverage,test-results}/**'];

/**
 * Our files in the given files and folders, sorted, relative to `root` with `/`. A path that does not
 * exist contributes nothing; a pattern that begins with `!` leaves files out.
 */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return globSync([...paths], { cwd: root, dot: true, ignore: notOurs }).sort();
}
