import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { cutRelease, releasesOf, unreleasedOf } from './changelog.ts';
import { raise, release, ReleaseRefused } from './releasing.ts';
import { root } from './root.ts';
import { setVersion, versionProblems } from './versions.ts';

describe('the versions of this repository', () => {
  it('are the same in the root, in all rooms and in their dependencies on each other', () => {
    expect(versionProblems(root)).toEqual([]);
  });
});

/** A small repository like ours: two rooms, a contract, changelogs. */
let folder = '';
const day = '2027-01-31';

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const documentOf = (version: string, paths: object = {}) =>
  json({ openapi: '3.1.0', info: { title: 'T', version }, paths });

const both = (path: string, version: string, paths?: object) => {
  for (const name of ['openapi.json', 'openapi.simulator.json']) {
    write(`${path}/${name}`, documentOf(version, paths));
  }
};
const newCall = {
  '/a': { get: { responses: { 200: { description: 'd' } } } },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dokubox-release-'));
  const rooms = {
    '': {
      name: 'whole',
      version: '0.1.0',
      workspaces: ['one', 'two'],
      // These replace the generators of the documents, which name the version. `gen:check` checks
      // the real documents.
      scripts: { examples: 'true', gen: 'node gen.mjs' },
    },
    one: { name: '@x/one', version: '0.1.0' },
    two: { name: '@x/two', version: '0.1.0', dependencies: { '@x/one': '0.1.0', other: '1.2.3' } },
  };
  write('package.json', json(rooms['']));
  write('one/package.json', json(rooms.one));
  write('two/package.json', json(rooms.two));
  write('package-lock.json', json({ name: 'whole', version: '0.1.0', packages: rooms }));
  write(
    'gen.mjs',
    `import { readFileSync, writeFileSync } from 'node:fs';
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of ['spec/openapi.json', 'spec/openapi.simulator.json']) {
      const one = JSON.parse(readFileSync(name, 'utf8'));
      one.info.version = version;
      writeFileSync(name, JSON.stringify(one));
    }`,
  );
  both('spec', '0.1.0');
  both('spec/released', '0.1.0');
  const old = '## [0.1.0] - 2026-01-01\n\nThe first.\n';
  write('CHANGELOG.md', `# Changes\n\n## [Unreleased]\n\n### Added\n\n- Something.\n\n${old}`);
  write('spec/CHANGELOG.md', `# Contract\n\n## [Unreleased]\n\n${old}`);
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('config', 'commit.gpgsign', 'false');
  git('config', 'tag.gpgsign', 'false');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a release', () => {
  it('raises all rooms and their dependencies on each other, cuts the changelogs, commits and tags', async () => {
    expect(await release(folder, 'minor', day)).toBe('0.2.0');
    expect(versionProblems(folder)).toEqual([]);
    expect(JSON.parse(read('two/package.json'))).toMatchObject({
      version: '0.2.0',
      dependencies: { '@x/one': '0.2.0', other: '1.2.3' },
    });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: '0.2.0',
      packages: { two: { version: '0.2.0', dependencies: { '@x/one': '0.2.0' } } },
    });
    expect(read('CHANGELOG.md')).toBe(
      '# Changes\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-31\n\n### Added\n\n- Something.\n\n' +
        '## [0.1.0] - 2026-01-01\n\nThe first.\n',
    );
    expect(read('spec/CHANGELOG.md')).toContain('[0.2.0] - 2027-01-31\n\nThe contract is unchang');
    expect(read('spec/released/openapi.json')).toContain('"version": "0.2.0"');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(git('tag', '--points-at', 'HEAD')).toBe('v0.2.0');
    expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toBe(
      'Dokubox 0.2.0\n\n### Added\n\n- Something.',
    );
    await expect(release(folder, 'patch', day)).rejects.toThrow('nothing under [Unreleased]');
  });

  it('is rejected on a tree with changes, and if its tag exists', async () => {
    write('left.txt', 'mine');
    await expect(release(folder, 'minor', day)).rejects.toThrow(/Commit or remove .*\n.*left\.txt/);
    expect(existsSync(join(folder, 'left.txt'))).toBe(true);
    rmSync(join(folder, 'left.txt'));
    git('tag', 'v0.2.0');
    await expect(release(folder, 'minor', day)).rejects.toThrow('a tag v0.2.0 already');
  });

  it('is rejected if the contract changed by more than its step, or without an entry', async () => {
    both('spec/released', '0.1.0', newCall);
    git('commit', '--quiet', '-am', 'take a call away');
    await expect(release(folder, 'minor', day)).rejects.toThrow('does not say how');
    write('spec/CHANGELOG.md', read('spec/CHANGELOG.md').replace('d]\n', 'd]\n\n- No /a.\n'));
    git('commit', '--quiet', '-am', 'say so');
    await expect(release(folder, 'patch', day)).rejects.toThrow('more than a patch step');
    expect(git('status', '--porcelain')).toBe('');
    expect(await release(folder, 'minor', day)).toBe('0.2.0');
  });

  it('accepts a version that a change of the contract has already raised, and no older one', async () => {
    expect(await raise(folder, 'minor')).toBe('0.2.0');
    expect(git('log', '-1', '--format=%s')).toBe('first');
    git('commit', '--quiet', '-am', 'raise');
    await expect(release(folder, 'patch', day)).rejects.toThrow(ReleaseRefused);
    expect(await release(folder, 'minor', day)).toBe('0.2.0');
  });

  it('restores the tree if a step fails', async () => {
    write('gen.mjs', 'process.exit(1);');
    git('commit', '--quiet', '-am', 'break');
    const before = git('rev-parse', 'HEAD');
    await expect(release(folder, 'minor', day)).rejects.toThrow('npm run gen');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('tag')).toBe('');
    expect(JSON.parse(read('one/package.json'))).toMatchObject({ version: '0.1.0' });
  });
});

describe('versions that differ', () => {
  it('are named, each room and each dependency', () => {
    setVersion(folder, '0.3.0');
    write('one/package.json', json({ name: '@x/one', version: '0.1.0' }));
    write(
      'two/package.json',
      read('two/package.json').replace('"@x/one": "0.3.0"', '"@x/one": "*"'),
    );
    expect(versionProblems(folder)).toEqual([
      '@x/one is 0.1.0, not 0.3.0',
      '@x/two asks for @x/one *, not 0.3.0',
    ]);
  });
});

describe('a changelog', () => {
  it('is cut even with only one part, and keeps its text', () => {
    const text = '# C\n\n## [Unreleased]\n\n- a\n';
    expect(unreleasedOf(text)).toBe('- a');
    expect(releasesOf(cutRelease(text, '1.0.0', day, 'None.'))).toEqual(['1.0.0']);
    expect(cutRelease('# C\n\n## [Unreleased]\n', '1.0.0', day, 'None.')).toContain('\n\nNone.\n');
    expect(() => unreleasedOf('# C\n')).toThrow('no "## [Unreleased]"');
  });
});
