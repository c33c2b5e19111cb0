import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages, for who prepares the tests: Node's own modules only. */

/** Milliseconds until nobody waits for an installation any more. */
const patience = 300_000;

/**
 * Whether a program lies in one of the folders of a `PATH`.
 *
 * @param {string} program
 * @param {string | undefined} path
 */
export function isOnPath(program, path) {
  return (path ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** Whether packages can be installed here without asking anybody. */
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

/** Fetches the lists of packages, once however many ask. @returns whether they are there */
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
