import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readManifests, type Manifest } from './manifests.ts';

interface LockFile {
  version: string;
  readonly packages: Record<string, Manifest>;
}

function write(root: string, path: string, value: unknown): void {
  writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
}

const dependenciesOf = (manifest: Manifest) =>
  [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].filter(
    (one) => one !== undefined,
  );

/**
 * Differences from the common version: a room with another version, and a room that requires
 * another version of one of ours. Empty if all match the root.
 */
export function versionProblems(root: string): readonly string[] {
  const rooms = readManifests(root);
  const names = new Set([...rooms.values()].map(({ name }) => name));
  const version = rooms.get('')?.version;
  return [...rooms.values()].flatMap((room) => [
    ...(room.version === version ? [] : [`${room.name} is ${room.version}, not ${version}`]),
    ...dependenciesOf(room)
      .flatMap((list) => Object.entries(list))
      .filter(([name, wanted]) => names.has(name) && wanted !== version)
      .map(([name, wanted]) => `${room.name} asks for ${name} ${wanted}, not ${version}`),
  ]);
}

/**
 * Gives the root, all rooms, their dependencies on each other and the lock file one version. npm's
 * own `npm version --workspaces` does not change dependencies between rooms. The next install then
 * looks for them in the registry.
 * @param version such as `0.4.0`
 */
export function setVersion(root: string, version: string): void {
  const rooms = readManifests(root);
  const names = new Set([...rooms.values()].map(({ name }) => name));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  lock.version = version;
  for (const [folder, room] of rooms) {
    const locked = lock.packages[folder];
    if (!locked) throw new Error(`${room.name} is not in package-lock.json: run npm install`);
    for (const manifest of [room, locked]) {
      manifest.version = version;
      for (const list of dependenciesOf(manifest)) {
        for (const name of Object.keys(list)) if (names.has(name)) list[name] = version;
      }
    }
    write(root, join(folder, 'package.json'), room);
  }
  write(root, 'package-lock.json', lock);
}
