import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders that never change what a build produces. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/**
 * All files under the given files and folders, sorted, as paths relative to `root` with `/`.
 * A path that does not exist contributes nothing.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function listFiles(root, paths) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} path */
  const visit = (path) => {
    if (!statSync(path).isDirectory()) {
      found.push(relative(root, path).split(sep).join('/'));
      return;
    }
    for (const name of readdirSync(path)) {
      if (!IGNORED_FOLDERS.has(name)) visit(join(path, name));
    }
  };
  for (const path of paths) {
    if (existsSync(join(root, path))) visit(join(root, path));
  }
  return found.sort();
}

/**
 * One SHA-256 over names and contents of the given files and folders. Content, not dates: a
 * checkout or a copy changes every date and nothing else.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {readonly string[]} [salt] further text that makes the result differ
 * @param {(path: string) => boolean} [keep] leaves out what it answers false for
 * @returns {string} 64 hexadecimal digits
 */
export function hashFiles(root, paths, salt = [], keep = () => true) {
  const hash = createHash('sha256');
  for (const text of salt) hash.update(`${text}\0`);
  for (const path of listFiles(root, paths).filter(keep)) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(root, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}
