/**
 * Runs before `npm start` and `npm test`, also in a clone without node_modules, so it uses only
 * Node's own modules. Checks the Node version, and installs packages if they do not match the lock
 * file. With `--browser`, it also finds or installs Chromium and programs that verify signatures.
 * Prints nothing if nothing needs to be done.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { fetchLists, installPackages, mayInstall } from './apt.mjs';
import { chromiumAdvice, findChromium, isHeadlessShell } from './chromium.mjs';
import { isInRange } from './node-range.mjs';
import { installVerifiers, missingVerifiers } from './verifiers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'dokubox');
const stampFile = join(cache, 'installed');
/** Files that record a failed installation and the day of the attempt. */
const triedFiles = { shell: join(cache, 'shell-tried'), verifiers: join(cache, 'verifiers-tried') };

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function checkNode() {
  const range = readJson(join(root, 'package.json')).engines.node;
  const version = process.versions.node;
  if (!isInRange(version, range)) {
    fail(`Dokubox needs Node ${range}, and this is Node ${version}: install a fitting one.`);
  }
}

/**
 * Whether the packages recorded in node_modules match the lock file. So a manual `npm install` is
 * not repeated. Packages for other systems may be missing.
 */
function treeFitsLock() {
  const recorded = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recorded)) return false;
  const present = readJson(recorded).packages;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const fits = Object.entries(wanted)
    .filter(([path]) => /(^|\/)node_modules\//.test(path))
    .every(([path, entry]) => {
      const found = present[path];
      if (found === undefined) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && existsSync(join(root, path));
    });
  const extra = Object.keys(present).some((path) => wanted[path] === undefined);
  return fits && !extra;
}

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  const stamp = `${lockHash} node ${process.versions.node}\n`;
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (before === stamp) return;

  const otherNode = before !== '' && before.split(' node ')[1] !== `${process.versions.node}\n`;
  if (otherNode || !treeFitsLock()) {
    console.log('Installing packages (about a minute the first time)…');
    // npm passes its path to the scripts it runs. Without it, the npm on the PATH is used.
    const npm = process.env.npm_execpath;
    const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const run = spawnSync(command, [...first, 'ci', '--include=dev', '--no-fund', '--no-audit'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      shell: command === 'npm' && process.platform === 'win32',
    });
    if (run.status !== 0) {
      console.error(`${run.stdout ?? ''}${run.stderr ?? ''}`.trim());
      fail('The packages could not be installed: `npm ci` failed with the message above.');
    }
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * Whether something failed today already, so that it is not tried again at every run.
 *
 * @param {keyof typeof triedFiles} file
 * @param {string} name of the missing program
 */
function wasTried(file, what) {
  const before = existsSync(triedFiles[file]) ? readFileSync(triedFiles[file], 'utf8') : '';
  return before === `${what} ${today()}`;
}

/**
 * @param {keyof typeof triedFiles} file
 * @param {string} names of the programs still missing
 */
function noteTried(file, what) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(triedFiles[file], `${what} ${today()}`);
}

const today = () => new Date().toISOString().slice(0, 10);

const shellPackage = 'chromium-headless-shell';

/**
 * Finds or installs the headless shell, because the tests are much faster in it. Otherwise any
 * Chromium is used.
 */
function ensureBrowser() {
  let found;
  try {
    found = findChromium();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  const isChosen = Boolean(process.env.DOKUBOX_CHROMIUM || process.env.CHROMIUM_PATH);
  const isBest = isChosen || (found && isHeadlessShell(found));
  if (found && (isBest || !mayInstall() || wasTried('shell', shellPackage))) return;
  console.log('Looking for a browser for the tests…');
  if (!found) {
    const playwright = join('node_modules', 'playwright', 'cli.js');
    const args = [playwright, 'install', '--only-shell', 'chromium'];
    spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore', timeout: 300_000 });
    found = findChromium();
  }
  if (mayInstall() && !(found && isHeadlessShell(found))) {
    fetchLists();
    if (!installPackages([shellPackage])) {
      noteTried('shell', shellPackage);
      if (!found) installPackages(['chromium']);
    }
    found = findChromium();
  }
  if (!found) fail(chromiumAdvice);
}

function ensureVerifiers() {
  const missing = () =>
    missingVerifiers()
      .map(({ program }) => program)
      .join(' ');
  if (missing() === '' || wasTried('verifiers', missing())) return;
  installVerifiers((words) => {
    console.log(words);
  });
  noteTried('verifiers', missing());
}

checkNode();
install();
if (process.argv.includes('--browser')) {
  ensureBrowser();
  ensureVerifiers();
}
