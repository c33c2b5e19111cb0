import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { root } from './root.ts';

/** A repository with our hooks and packages, but without the settings of this machine. */
let folder = '';

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      // Keeps git from using a repository around this folder.
      GIT_CEILING_DIRECTORIES: dirname(folder),
      ...env,
    },
  });
  return { status, text: `${stdout}${stderr}` };
}

const git = (...args: string[]) => run('git', args);
const hooks = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  run(process.execPath, ['tests/tools/hooks.mjs', ...args], env);
const write = (path: string, text: string) => {
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dokubox-hooks-'));
  mkdirSync(join(folder, 'tests/tools'), { recursive: true });
  for (const path of ['.githooks', '.prettierrc.json', 'package.json', 'tests/tools/hooks.mjs']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write('.gitignore', 'node_modules\n');
  write('.prettierignore', 'made.json\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the offer of npm install', () => {
  it('names the command if git has no hooks yet, and changes nothing', () => {
    expect(hooks(['--offer'])).toEqual({
      status: 0,
      text: 'To format staged files before each commit: npm run hooks\n',
    });
    expect(git('config', 'core.hooksPath').text).toBe('');
  });

  it('is silent in CI, without a repository and if hooks are set', () => {
    expect(hooks(['--offer'], { CI: 'true' })).toEqual({ status: 0, text: '' });
    git('config', 'core.hooksPath', 'others');
    expect(hooks(['--offer'])).toEqual({ status: 0, text: '' });
    rmSync(join(folder, '.git'), { recursive: true });
    expect(hooks(['--offer'])).toEqual({ status: 0, text: '' });
  });
});

describe('the hook before a commit', () => {
  it('formats staged changes, and keeps unstaged parts and generated files as they are', () => {
    expect(hooks([]).status).toBe(0);
    write('a.ts', 'export const a = "1"\n\n\n\n\n\nexport const b = "2"\n');
    write('made.json', '{"a":   1}\n');
    git('add', '.');
    expect(git('commit', '-m', 'one').status).toBe(0);
    expect(git('show', 'HEAD:a.ts').text).toBe("export const a = '1';\n\nexport const b = '2';\n");
    expect(git('show', 'HEAD:made.json').text).toBe('{"a":   1}\n');

    write('a.ts', 'export const a = "3"\n\nexport const b = \'2\';\n');
    git('add', '.');
    write('a.ts', 'export const a = "3"\n\nexport const b = \'2\';\n\nexport const c = "4"\n');
    expect(git('commit', '-m', 'two').status).toBe(0);
    expect(git('show', 'HEAD:a.ts').text).toBe("export const a = '3';\n\nexport const b = '2';\n");
    expect(git('diff').text).toContain('+export const c = "4"');
  });

  it('can be turned off, and keeps other hooks', () => {
    hooks([]);
    expect(git('config', 'core.hooksPath').text).toBe('.githooks\n');
    hooks(['off']);
    expect(git('config', 'core.hooksPath').text).toBe('');
    git('config', 'core.hooksPath', 'others');
    expect(hooks([]).status).toBe(1);
    hooks(['off']);
    expect(git('config', 'core.hooksPath').text).toBe('others\n');
  });
});
