import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { chromiumAdvice, findChromium } from './chromium.mjs';
import { isInRange } from './node-range.mjs';
import { root } from './root.ts';

describe('a Node range', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['20.18.9', false],
    ['21.0.0', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['26.1.0', true],
    ['9.99.99', false],
  ])('of the project and Node %s: %s', (version, fits) => {
    expect(isInRange(version, '>=20.19 <21 || >=22.12')).toBe(fits);
  });

  it('with a condition it cannot read is refused, not guessed', () => {
    expect(() => isInRange('20.0.0', '^20')).toThrow('^20');
  });
});

/** A clone of the tools alone, with an npm and browsers of our own making. */
describe.runIf(process.platform !== 'win32')('preparation', () => {
  let clone = '';
  let bin = '';
  const npmCalls = () =>
    existsSync(join(clone, 'npm-calls')) ? readFileSync(join(clone, 'npm-calls'), 'utf8') : '';

  function write(path: string, content: string, executable = false): string {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), content);
    if (executable) chmodSync(join(clone, path), 0o755);
    return join(clone, path);
  }

  function prepare(args: readonly string[] = [], env: Record<string, string> = {}) {
    const script = join(clone, 'tests', 'tools', 'prepare.mjs');
    const run = spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
      env: { PATH: [bin, '/usr/bin', '/bin'].join(delimiter), HOME: clone, ...env },
    });
    return { code: run.status, output: run.stdout + run.stderr };
  }

  const lock = (version: string) =>
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/thing': { version },
        'node_modules/for-another-system': { version, optional: true },
      },
    });

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'dokubox-prepare-'));
    bin = join(clone, 'bin');
    for (const file of ['prepare.mjs', 'chromium.mjs', 'node-range.mjs']) {
      cpSync(join(root, 'tests', 'tools', file), join(clone, 'tests', 'tools', file));
    }
    write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=1' } }));
    write('package-lock.json', lock('1.0.0'));
    // It does what `npm ci` does: clears the folder, fills it, writes down what is in it.
    const npm = `#!/bin/sh
      echo "$@" >> "${clone}/npm-calls"
      rm -rf node_modules && mkdir -p node_modules/thing
      cp package-lock.json node_modules/.package-lock.json`;
    write('bin/npm', npm, true);
  });

  afterEach(() => {
    rmSync(clone, { recursive: true, force: true });
  });

  it('names the Node it needs in one sentence', () => {
    write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=99' } }));
    const { code, output } = prepare();
    expect(code).toBe(1);
    expect(output).toBe(
      `Dokubox needs Node >=99, and this is Node ${process.versions.node}: install a fitting one.\n`,
    );
    expect(npmCalls()).toBe('');
  });

  it('installs with the development packages, and once', () => {
    expect(prepare().code).toBe(0);
    expect(npmCalls()).toBe('ci --include=dev --no-fund --no-audit\n');
    const again = prepare();
    expect(again).toEqual({ code: 0, output: '' });
    expect(npmCalls().split('\n')).toHaveLength(2);
  });

  it('installs again when the lock file changes', () => {
    prepare();
    write('package-lock.json', lock('1.0.1'));
    prepare();
    expect(npmCalls().split('\n')).toHaveLength(3);
  });

  it('takes over what somebody installed by hand', () => {
    const recorded = { packages: { 'node_modules/thing': { version: '1.0.0' } } };
    write('node_modules/.package-lock.json', JSON.stringify(recorded));
    write('node_modules/thing/package.json', '{}');
    expect(prepare()).toEqual({ code: 0, output: '' });
    expect(npmCalls()).toBe('');
  });

  it('shows what npm said when it fails', () => {
    write('bin/npm', '#!/bin/sh\necho "no network" >&2\nexit 1', true);
    const { code, output } = prepare();
    expect(code).toBe(1);
    expect(output).toContain('no network');
    expect(output).toContain('`npm ci` failed');
  });

  it('accepts the browser the environment names, and refuses one that does not start', () => {
    const good = write('good', '#!/bin/sh\nexit 0', true);
    const bad = write('bad', '#!/bin/sh\nexit 127', true);
    expect(prepare(['--browser'], { DOKUBOX_CHROMIUM: good }).code).toBe(0);
    expect(prepare(['--browser'], { CHROMIUM_PATH: good }).code).toBe(0);
    const { code, output } = prepare(['--browser'], { DOKUBOX_CHROMIUM: bad });
    expect(code).toBe(1);
    expect(output).toContain(`DOKUBOX_CHROMIUM names ${bad}, which does not start as a browser.`);
  });

  it('finds a browser on the PATH before a downloaded one, and passes over what does not start', () => {
    const folder = 'downloads';
    write('bin/chromium', '#!/bin/sh\nexit 1', true);
    const env = { PATH: bin, HOME: clone, PLAYWRIGHT_BROWSERS_PATH: join(clone, folder) };
    expect(findChromium(env)).toBeUndefined();
    const works = '#!/bin/sh\nexit 0';
    const old = write(`${folder}/chromium-900/chrome-linux/chrome`, works, true);
    expect(findChromium(env)).toBe(old);
    const recent = write(`${folder}/chromium-1200/chrome-linux64/chrome`, works, true);
    expect(findChromium(env)).toBe(recent);
    const onPath = write('bin/google-chrome', works, true);
    expect(findChromium(env)).toBe(onPath);
  });

  it('says in one sentence how to get a browser', () => {
    expect(chromiumAdvice.split('\n')).toHaveLength(1);
    expect(chromiumAdvice).toContain('playwright install');
  });
});
