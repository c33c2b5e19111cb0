import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { readManifests } from '../tools/manifests.ts';

/** A hard link to a file, or a copy on another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Folders that tools write in node_modules. Each tree has its own. */
const keptByTools = ['.cache', '.vite', '.vite-temp'];

/** Links the packages, because they are only read. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!keptByTools.includes(entry.name)) linkPackages(source, target);
    } else if (entry.isSymbolicLink()) {
      // The target is relative, so the links to our own workspaces lead into the copy.
      symlinkSync(readlinkSync(source), target);
    } else {
      linkOrCopy(source, target);
    }
  }
}

/** A temporary copy of the tree, including uncommitted changes. */
export function copyOfTree(root: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'dokubox-mutants-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (listed.status !== 0) throw new Error(`git could not list the files: ${listed.stderr}`);
  for (const path of new Set(listed.stdout.split('\0'))) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  // A workspace may hold a package in another version than the others.
  for (const workspace of readManifests(root).keys()) {
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(root, packages)))
      linkPackages(join(root, packages), join(folder, packages));
  }
  return { folder, remove };
}
