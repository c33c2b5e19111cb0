import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian packages for the preparation of the tests. Uses only Node's own modules. */

/** Milliseconds after which an installation is given up. */
const patience = 300_000;

/**
 * Whether a program is in one of the folders of a `PATH`.
 *
 * @param {string} program
 * @param {string | undefined} path
 */
export function isOnPath(program, path) {
  return (path ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** Whether packages can be installed on this machine without asking the user. */
export function mayInstall({ PATH } = process.env) {
  return process.getuid?.() === 0 && isOnPath('apt-get', PATH);
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function apt(args, env) {
  const run = spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: patience,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return run.status === 0;
}

/** @type {boolean | undefined} */
let listed;

/**
 * Downloads the lists of packages, once however often it is called. @returns whether it succeeded
 */
export function fetchLists(env = process.env) {
  return (listed ??= apt(['update'], env));
}

/**
 * Installs packages, all or none.
 *
 * @param {readonly string[]} names
 */
export function installPackages(names, env = process.env) {
  return apt(['install', '-y', '--no-install-recommends', ...names], env);
}
