import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Versions or ranges of packages, by name. */
type Dependencies = Record<string, string>;

/** A `package.json` of the repository, as far as tools read it. */
export interface Manifest {
  readonly name: string;
  version: string;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, string | null>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly workspaces?: readonly string[];
}

/** The manifests of the repository and of each room, by folder. The folder of the repository is `''`. */
export function readManifests(root: string): ReadonlyMap<string, Manifest> {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const folders = ['', ...(read('').workspaces ?? [])];
  return new Map(folders.map((folder) => [folder, read(folder)]));
}
