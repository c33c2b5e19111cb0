import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { execa } from 'execa';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

import { drawnGroups } from './drawn-groups.ts';
import { listFiles } from './files.ts';
import {
  arrowsBetween,
  fromTheTop,
  inCircles,
  readImports,
  readRooms,
  roomOf,
} from './room-imports.ts';
import { root } from './root.ts';

const rooms = readRooms();
const imports = readImports(rooms);
const tests = listFiles(root, ['**/*.test.{ts,tsx}']);

describe('the diagrams of imports', () => {
  it.each(drawnGroups(rooms, imports).map(({ title, arrows }) => [title, arrows] as const))(
    'show no import in a cycle: %s',
    (_title, arrows) => {
      expect(inCircles(arrows)).toEqual([]);
      expect(fromTheTop(arrows).length).toBeGreaterThan(5);
    },
  );

  it('name every room, from those that use others to the contract', () => {
    const order = fromTheTop(drawnGroups(rooms, imports)[0]?.arrows ?? new Map());
    expect([...order].sort()).toEqual(rooms.map(({ folder }) => folder).sort());
    expect(order.at(-1)).toBe('spec');
  });

  it('find imports in a cycle, direct or through others', () => {
    const chain = ['a/1 b/1', 'b/1 c/1', 'c/1 d/1'].map((pair) => pair.split(' '));
    const arrowsOf = (pairs: readonly string[][]) =>
      arrowsBetween(
        pairs.map(([from = '', to = '']) => ({ from, to })),
        (path) => path.split('/')[0] ?? null,
      );
    expect(inCircles(arrowsOf(chain))).toEqual([]);
    expect(fromTheTop(arrowsOf(chain))).toEqual(['a', 'b', 'c', 'd']);
    expect(inCircles(arrowsOf([...chain, ['c/2', 'a/2']]))).toEqual(['a', 'b', 'c']);
  });
});

describe.each(rooms.map((room) => [room.name, room] as const))('the room %s', (name, room) => {
  const { folder, manifest } = room;
  let packed: readonly string[] = [];
  beforeAll(async () => {
    // Runs in the folder itself, because a workspace chosen by `npm test -w` would count as well.
    const options = { cwd: join(root, folder), env: { npm_config_workspace: '' } };
    const { stdout } = await execa('npm', ['pack', '--dry-run', '--json'], options);
    const [{ files }] = JSON.parse(stdout) as [{ files: readonly { path: string }[] }];
    packed = files.map(({ path }) => path);
  });

  /** Packed files for an export, which may be a pattern. */
  const behind = (target: string) => {
    const [start = '', end] = target.slice(2).split('*');
    return packed.filter((path) =>
      end === undefined ? path === start : path.startsWith(start) && path.endsWith(end),
    );
  };
  const codeOf = (path: string) => readFileSync(join(root, folder, path), 'utf8');

  it('contains the files its exports name, with a README', () => {
    const targets = Object.values(manifest.exports ?? {}).filter((target) => target !== null);
    expect(targets.filter((target) => behind(target).length === 0)).toEqual([]);
    expect(packed).toContain('README.md');
  });

  it('contains no test, story, test data or build output', () => {
    const strange = /\.(test|stories|scenes)\.|(^|\/)(fixtures|dist|node_modules|coverage)[/.]/;
    expect(packed.filter((path) => strange.test(path))).toEqual([]);
    const others = rooms.filter((one) => one !== room && one.folder.startsWith(`${folder}/`));
    const inner = others.map((one) => one.folder.slice(folder.length + 1));
    expect(packed.filter((path) => inner.some((one) => path.startsWith(`${one}/`)))).toEqual([]);
  });

  it('contains every file its code imports, and names every package', () => {
    const named = new Set([name, ...Object.keys(manifest.dependencies ?? {}), ...builtinModules]);
    const problems = packed
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .flatMap((path) =>
        ts
          .preProcessFile(codeOf(path), true, true)
          .importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ''))
          .filter((imported) => {
            if (/^(#|node:|virtual:)/.test(imported)) return false;
            if (imported.startsWith('.')) {
              return !packed.includes(posix.join(dirname(path), imported));
            }
            const parts = imported.split('/').slice(0, imported.startsWith('@') ? 2 : 1);
            return !named.has(parts.join('/'));
          })
          .map((imported) => `${path} imports ${imported}`),
      );
    expect(problems).toEqual([]);
  });

  it('runs only its own tests by "npm test -w"', () => {
    const script = manifest.scripts?.['test'] ?? '';
    const up = folder.replaceAll(/[^/]+/g, '..');
    expect(script).toMatch(/^vitest run --config /);
    const [config, ...filters] = script.split(' ').slice(3);
    expect(config).toBe(`${up}/vitest.config.ts`);
    const runs = tests.filter((path) => filters.some((filter) => path.includes(filter)));
    expect(runs).toEqual(tests.filter((path) => roomOf(rooms, path) === room));
    expect(runs.length).toBeGreaterThan(0);
  });
});
