import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

import { listFiles } from './files.ts';
import { readManifests, type Manifest } from './manifests.ts';
import { root } from './root.ts';

/** One package of the repository. */
export interface Room {
  /** Its folder, from the root. */
  readonly folder: string;
  readonly name: string;
  readonly manifest: Manifest;
}

/** One import of product code: two files, as paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The packages of the repository, in the order of its workspaces. */
export function readRooms(): readonly Room[] {
  const [, ...rooms] = readManifests(root);
  return rooms.map(([folder, manifest]) => ({ folder, name: manifest.name, manifest }));
}

/** The room of a file: the innermost one. */
export function roomOf(rooms: readonly Room[], path: string): Room | undefined {
  return rooms
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** File of a room that one of its exports names. */
function exported({ folder, manifest }: Room, subpath: string): string {
  const target = manifest.exports?.[`./${subpath}`];
  return `${folder}/${(target ?? `./${subpath}`).slice(2)}`;
}

/**
 * Imports between our own files, types included. Tests, stories, their data and tools are left out.
 */
export function readImports(rooms: readonly Room[]): readonly Import[] {
  const files = listFiles(root, [
    ...rooms.map(({ folder }) => `${folder}/**/*.{ts,tsx}`),
    ...['!**/*.{test,stories,scenes}.{ts,tsx}', '!**/fixtures/**', '!**/fixtures.ts'],
    '!**/*.config.ts',
  ]);
  return files.flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true);
    return importedFiles.flatMap(({ fileName }) => {
      if (fileName.startsWith('.')) return [{ from, to: normalize(join(dirname(from), fileName)) }];
      const room = rooms.find(({ name }) => fileName.startsWith(`${name}/`));
      return room ? [{ from, to: exported(room, fileName.slice(room.name.length + 1)) }] : [];
    });
  });
}

/** Imports between groups: importing group → imported groups. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Arrows between groups of files. @param groupOf name of the group of a file, or null to leave it
 * out
 */
export function arrowsBetween(
  imports: readonly Import[],
  groupOf: (path: string) => string | null,
): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importing, imported] = [groupOf(from), groupOf(to)];
    if (importing === null || imported === null || importing === imported) continue;
    arrows.set(importing, (arrows.get(importing) ?? new Set()).add(imported));
  }
  return arrows;
}

/**
 * Groups from the top down, so that each imports only later ones. Groups in a cycle are missing.
 */
export function fromTheTop(arrows: Arrows): readonly string[] {
  const left = new Set([...arrows.keys(), ...[...arrows.values()].flatMap((of) => [...of])]);
  const order: string[] = [];
  for (;;) {
    const bottom = [...left]
      .filter((group) => [...(arrows.get(group) ?? [])].every((one) => !left.has(one)))
      .sort();
    if (bottom.length === 0) return order.reverse();
    for (const group of bottom) left.delete(group);
    order.push(...bottom.reverse());
  }
}

/** Groups that import each other, directly or through others. Empty if there is no cycle. */
export function inCircles(arrows: Arrows): readonly string[] {
  const free = new Set(fromTheTop(arrows));
  return [...arrows.keys()].filter((group) => !free.has(group)).sort();
}
