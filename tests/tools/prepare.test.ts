import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { chromiumAdvice, findChromium } from './chromium.mjs';
import { isInRange } from './node-range.mjs';
import { root } from './root.ts';
import { checksNotMade, missingVerifiers, verifiers } from './verifiers.mjs';

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

  it('with an unreadable condition is rejected, not guessed', () => {
    expect(() => isInRange('20.0.0', '^20')).toThrow('^20');
  });
});

/** A clone of only the tools, with a fake npm and fake browsers. */
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
    for (const name of ['prepare', 'apt', 'chromium', 'node-range', 'verifiers']) {
      const file = `${name}.mjs`;
      cpSync(join(root, 'tests', 'tools', file), join(clone, 'tests', 'tools', file));
    }
    write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=1' } }));
    write('package-lock.json', lock('1.0.0'));
    // Does what `npm ci` does: clears the folder, fills it, and records its content.
    const npm = `#!/bin/sh
      echo "$@" >> "${clone}/npm-calls"
      rm -rf node_modules && mkdir -p node_modules/thing
      cp package-lock.json node_modules/.package-lock.json`;
    write('bin/npm', npm, true);
    // An installer that cannot install anything comes first on the PATH, so that this machine is
    // not changed.
    write('bin/apt-get', '#!/bin/sh\nexit 1', true);
  });

  afterEach(() => {
    rmSync(clone, { recursive: true, force: true });
  });

  it('names the Node version it needs in one sentence', () => {
    write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=99' } }));
    const { code, output } = prepare();
    expect(code).toBe(1);
    expect(output).toBe(
      `Dokubox needs Node >=99, and this is Node ${process.versions.node}: install a fitting one.\n`,
    );
    expect(npmCalls()).toBe('');
  });

  it('installs once, with the development packages', () => {
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

  it('accepts a manual installation', () => {
    const recorded = { packages: { 'node_modules/thing': { version: '1.0.0' } } };
    write('node_modules/.package-lock.json', JSON.stringify(recorded));
    write('node_modules/thing/package.json', '{}');
    expect(prepare()).toEqual({ code: 0, output: '' });
    expect(npmCalls()).toBe('');
  });

  it('shows npm’s output when it fails', () => {
    write('bin/npm', '#!/bin/sh\necho "no network" >&2\nexit 1', true);
    const { code, output } = prepare();
    expect(code).toBe(1);
    expect(output).toContain('no network');
    expect(output).toContain('`npm ci` failed');
  });

  it('accepts the browser the environment names, and rejects one that does not start', () => {
    const good = write('good', '#!/bin/sh\nexit 0', true);
    const bad = write('bad', '#!/bin/sh\nexit 127', true);
    expect(prepare(['--browser'], { DOKUBOX_CHROMIUM: good }).code).toBe(0);
    expect(prepare(['--browser'], { CHROMIUM_PATH: good }).code).toBe(0);
    const { code, output } = prepare(['--browser'], { DOKUBOX_CHROMIUM: bad });
    expect(code).toBe(1);
    expect(output).toContain(`DOKUBOX_CHROMIUM names ${bad}, which does not start as a browser.`);
  });

  it('prefers a browser on the PATH to a downloaded one, and skips browsers that do not start', () => {
    const folder = 'downloads';
    write('bin/chromium', '#!/bin/sh\nexit 1', true);
    const env = { PATH: bin, HOME: clone, PLAYWRIGHT_BROWSERS_PATH: join(clone, folder) };
    expect(findChromium(env)).toBeUndefined();
    const works = '#!/bin/sh\nexit 0';
    const old = write(`${folder}/chromium-900/chrome-linux/chrome`, works, true);
    expect(findChromium(env)).toBe(old);
    const recent = write(`${folder}/chromium-1200/chrome-linux64/chrome`, works, true);
    expect(findChromium(env)).toBe(recent);
    const windowless = write(
      `${folder}/chromium_headless_shell-1000/chrome-headless-shell-linux64/chrome-headless-shell`,
      works,
      true,
    );
    expect(findChromium(env)).toBe(windowless);
    const onPath = write('bin/google-chrome', works, true);
    expect(findChromium(env)).toBe(onPath);
    const shell = write('bin/chromium-headless-shell', works, true);
    expect(findChromium(env)).toBe(shell);
  });

  describe.runIf(process.getuid?.() === 0)('of the headless shell', () => {
    /** An installer that has these packages, and records what was requested. */
    const withPackages = (...names: readonly string[]) => {
      const makes = names.map(
        (name) =>
          `case "$*" in *" ${name}") /bin/cp "${bin}/works" "${bin}/${name}"; exit 0;; esac`,
      );
      const body = [`echo "$@" >> "${clone}/apt-calls"`, '[ "$1" = update ] && exit 0', ...makes];
      write('bin/apt-get', `#!/bin/sh\n${body.join('\n')}\nexit 1\n`, true);
    };
    const calls = () =>
      existsSync(join(clone, 'apt-calls')) ? readFileSync(join(clone, 'apt-calls'), 'utf8') : '';
    const alone = () => ({ PATH: bin, PLAYWRIGHT_BROWSERS_PATH: join(clone, 'none') });

    beforeEach(() => {
      write('bin/works', '#!/bin/sh\nexit 0', true);
      for (const { program } of verifiers) write(`bin/${program}`, '#!/bin/sh', true);
      prepare();
    });

    it('installs it once, even if another browser is there already', () => {
      write('bin/chromium', '#!/bin/sh\nexit 0', true);
      withPackages('chromium-headless-shell');
      expect(prepare(['--browser'], alone()).code).toBe(0);
      expect(findChromium(alone())).toBe(join(bin, 'chromium-headless-shell'));
      const before = calls();
      expect(prepare(['--browser'], alone())).toEqual({ code: 0, output: '' });
      expect(calls()).toBe(before);
    });

    it('continues with another browser if it is not available, and does not retry that day', () => {
      withPackages('chromium');
      expect(prepare(['--browser'], alone()).code).toBe(0);
      expect(findChromium(alone())).toBe(join(bin, 'chromium'));
      const before = calls();
      expect(prepare(['--browser'], alone())).toEqual({ code: 0, output: '' });
      expect(calls()).toBe(before);
    });

    it('does not touch a browser that the environment names', () => {
      withPackages('chromium-headless-shell');
      const env = { ...alone(), DOKUBOX_CHROMIUM: join(bin, 'works') };
      expect(prepare(['--browser'], env)).toEqual({ code: 0, output: '' });
      expect(calls()).toBe('');
    });
  });

  describe('of programs that verify signatures', () => {
    /** Searches for programs only in the test's own folder. */
    const browser = () => {
      prepare();
      return { DOKUBOX_CHROMIUM: write('good', '#!/bin/sh\nexit 0', true), PATH: bin };
    };
    const calls = () =>
      existsSync(join(clone, 'apt-calls')) ? readFileSync(join(clone, 'apt-calls'), 'utf8') : '';
    /** A machine whose installer knows only these programs. */
    const withInstaller = (...known: readonly string[]) => {
      const makes = known.map(
        (program) => `case "$*" in *${program}*) /bin/cp "${bin}/npm" "${bin}/${program}";; esac`,
      );
      const script = `#!/bin/sh\necho "$@" >> "${clone}/apt-calls"\n${makes.join('\n')}\n`;
      const whole = known.length === verifiers.length ? 0 : 1;
      write('bin/apt-get', `${script}[ "$1" = update ] || exit ${whole}\n`, true);
    };

    it.runIf(process.getuid?.() === 0)(
      'installs them one by one if the joint installation fails',
      () => {
        withInstaller('qpdf', 'xmlsec1');
        const { code, output } = prepare(['--browser'], browser());
        expect(code).toBe(0);
        expect(output).toContain('Installing programs that verify signatures');
        expect(calls()).toContain('install -y --no-install-recommends xmlsec1\n');
        const left = missingVerifiers({ PATH: bin }).map(({ program }) => program);
        expect(left).not.toContain('qpdf');
        expect(left).toContain('pdfsig');
        // A failed installation is not repeated at every run.
        const before = calls();
        expect(prepare(['--browser'], browser())).toEqual({ code: 0, output: '' });
        expect(calls()).toBe(before);
      },
    );

    it('continues without them if nothing can be installed', () => {
      expect(prepare(['--browser'], browser()).code).toBe(0);
      const lines = checksNotMade({ PATH: bin });
      expect(lines).toHaveLength(verifiers.length);
      expect(lines).toContain(
        'not checked: XML signatures in containers (needs xmlsec1: apt-get install xmlsec1)',
      );
    });

    it('prints nothing if all are installed', () => {
      for (const { program } of verifiers) write(`bin/${program}`, '#!/bin/sh', true);
      expect(prepare(['--browser'], browser())).toEqual({ code: 0, output: '' });
      expect(checksNotMade({ PATH: bin })).toEqual([]);
    });
  });

  it('explains in one sentence how to get a browser', () => {
    expect(chromiumAdvice.split('\n')).toHaveLength(1);
    expect(chromiumAdvice).toContain('playwright install');
  });
});
