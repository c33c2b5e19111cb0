import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Flags with which every browser test starts Chromium. They disable the browser's own network
 * traffic, and its sandbox on Linux, which cannot start in containers. The tests open only our own
 * pages.
 *
 * @type {readonly string[]}
 */
export const chromiumFlags = [
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Advice for a user without a browser. */
export const chromiumAdvice =
  'No Chromium found for the browser tests: install Chromium or Google Chrome, or run ' +
  '`npx playwright install --with-deps --only-shell chromium`, or set DOKUBOX_CHROMIUM to the browser to use.';

/**
 * The headless shell comes first, because tests need no window, and it needs a third less time for
 * the same pages.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the browser really starts. A stub without its snap, or a download without its system
 * libraries, looks like any other file until it is run.
 *
 * @param {string} path
 */
function starts(path) {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(path);
  const run = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
  return run.status === 0;
}

/** @param {NodeJS.ProcessEnv} env */
function onPath(env) {
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  const names = process.platform === 'win32' ? ['chrome.exe', 'chromium.exe'] : NAMES;
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Paths at which macOS and Windows install the browser, which is not on the PATH. */
function installed() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ];
  }
  if (process.platform === 'win32') {
    return [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)']]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return [];
}

/** @param {NodeJS.ProcessEnv} env */
function downloadFolder(env) {
  const chosen = env['PLAYWRIGHT_BROWSERS_PATH'];
  if (chosen) return chosen;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(homedir(), 'AppData', 'Local', 'ms-playwright');
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'ms-playwright');
}

/** Paths of the browser in a Playwright download, the headless shell first. */
const DOWNLOADS = [
  {
    folder: /^chromium_headless_shell-(\d+)$/,
    inside: [
      ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
      ['chrome-linux', 'headless_shell'],
      ['chrome-headless-shell-mac-arm64', 'chrome-headless-shell'],
      ['chrome-headless-shell-mac-x64', 'chrome-headless-shell'],
      ['chrome-mac', 'headless_shell'],
      ['chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
      ['chrome-win', 'headless_shell.exe'],
    ],
  },
  {
    folder: /^chromium-(\d+)$/,
    inside: [
      ['chrome-linux64', 'chrome'],
      ['chrome-linux', 'chrome'],
      [
        'chrome-mac-arm64',
        'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      ],
      ['chrome-mac-x64', 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'],
      ['chrome-mac', 'Chromium.app/Contents/MacOS/Chromium'],
      ['chrome-win64', 'chrome.exe'],
      ['chrome-win', 'chrome.exe'],
    ],
  },
];

/**
 * Browsers that Playwright downloaded: headless shells first, and the newest first.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function downloaded(env) {
  const cache = downloadFolder(env);
  const names = existsSync(cache) ? readdirSync(cache) : [];
  return DOWNLOADS.flatMap(({ folder, inside }) =>
    names
      .flatMap((name) => {
        const [, build] = folder.exec(name) ?? [];
        return build === undefined ? [] : [{ name, build: Number(build) }];
      })
      .sort((a, b) => b.build - a.build)
      .flatMap(({ name }) => inside.map((path) => join(cache, name, ...path))),
  );
}

/**
 * The Chromium of every browser test: from DOKUBOX_CHROMIUM or CHROMIUM_PATH, then the PATH, then
 * the system's installations, then Playwright's download.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} the path of a browser that starts, or undefined
 * @throws {Error} if the environment names a browser that does not start
 */
export function findChromium(env = process.env) {
  const chosen = env['DOKUBOX_CHROMIUM'] || env['CHROMIUM_PATH'];
  const candidates = chosen ? [chosen] : [...onPath(env), ...installed(), ...downloaded(env)];
  const found = candidates.find((path) => isExecutable(path) && starts(path));
  if (found === undefined && chosen) {
    const name = env['DOKUBOX_CHROMIUM'] ? 'DOKUBOX_CHROMIUM' : 'CHROMIUM_PATH';
    throw new Error(`${name} names ${chosen}, which does not start as a browser.`);
  }
  return found;
}

/**
 * Whether a browser is Chromium's headless shell.
 *
 * @param {string} path
 */
export const isHeadlessShell = (path) => /headless[-_]shell(?:\.exe)?$/.test(path);

/**
 * Like {@link findChromium}, for code that needs a browser to continue.
 *
 * @returns {string}
 * @throws {Error} with one sentence that explains how to get one
 */
export function requireChromium() {
  const path = findChromium();
  if (path === undefined) throw new Error(chromiumAdvice);
  return path;
}
