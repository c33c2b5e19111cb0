import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesUnlikeByCase, pathsUnlikeByCase } from './case-names.ts';
import { listFiles } from './files.ts';
import { readRooms, roomOf } from './room-imports.ts';
import { root } from './root.ts';

const rooms = readRooms();
/** The folder of a room. Files outside a room, such as tests, belong to their top folder. */
const folderOf = (path: string) => roomOf(rooms, path)?.folder ?? path.replace(/\/.*/, '');

const everything = ['{spec,simulator,ui-kit,portal,.storybook,tests,scenarios,docs}/**/*'];
const modules = listFiles(root, [
  '{spec,simulator,ui-kit,portal,.storybook,tests}/**/*.{ts,tsx,mjs}',
  '!**/*.stories.tsx',
  '!**/*.d.{ts,mts}',
]);

const found = (texts: Readonly<Record<string, string>>) =>
  namesUnlikeByCase(new Map(Object.entries(texts)), folderOf);

describe('names that differ only by case', () => {
  it('are not exported by modules of one room', () => {
    const texts = new Map(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
    expect(texts.size).toBeGreaterThan(1500);
    expect(namesUnlikeByCase(texts, folderOf)).toEqual([]);
  });

  it('are not given to files or folders next to each other', () => {
    expect(pathsUnlikeByCase(listFiles(root, everything))).toEqual([]);
  });

  it('are found in two modules of a room, not in two rooms', () => {
    const table = 'export const places = [];\n';
    const component = 'export function Places() {}\n';
    expect(found({ 'spec/a.ts': table, 'spec/b.ts': component })).toEqual([
      'places of spec/a.ts and Places of spec/b.ts',
    ]);
    expect(found({ 'spec/a.ts': table, 'portal/b.ts': component })).toEqual([]);
  });

  it('are found if one module uses the other, unless one of the names is a type', () => {
    const uses = "import { Place } from './a.ts';\nexport const place = Place;\n";
    expect(found({ 'spec/a.ts': 'export class Place {}\n', 'spec/b.ts': uses })).toHaveLength(1);
    expect(found({ 'spec/a.ts': 'export interface Place {}\n', 'spec/b.ts': uses })).toEqual([]);
  });

  it('are found for an unrelated type and value', () => {
    const type = 'export type Place = string;\n';
    expect(found({ 'spec/a.ts': type, 'spec/b.ts': 'export const place = 1;\n' })).toHaveLength(1);
  });

  it.each([
    [['a/Overlays.tsx', 'a/overlays.ts']],
    [['a/Overlays.tsx', 'a/overlays/one.ts']],
    [['A/one.ts', 'a/two.ts']],
  ])('are found in the paths %j', (paths) => {
    expect(pathsUnlikeByCase(paths)).toHaveLength(1);
  });

  it('are not found in a file and its stories, nor in other folders', () => {
    expect(pathsUnlikeByCase(['a/One.tsx', 'a/One.stories.tsx', 'b/one.ts', '.ci/x.sh'])).toEqual(
      [],
    );
  });
});
