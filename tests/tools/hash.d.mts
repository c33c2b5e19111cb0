/** All files under the given files and folders, sorted, relative to `root` with `/`. */
export function listFiles(root: string, paths: readonly string[]): string[];

/** One SHA-256 (hexadecimal) over names and contents of the given files and folders. */
export function hashFiles(
  root: string,
  paths: readonly string[],
  salt?: readonly string[],
  keep?: (path: string) => boolean,
): string;
