import { spawn, type ChildProcess } from 'node:child_process';

import { root } from './root.ts';

/** Starts a program in the root of the repository with our own environment plus `env`. */
export function start(
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; stdio?: 'inherit' | 'pipe' } = {},
): ChildProcess {
  const { env, stdio = 'inherit' } = options;
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
  });
}

/** The exit code of a program once it has ended; 0 when a signal we passed on ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 1 : 0)));
  });
}

/** How often to look whether npm still lives. */
const PARENT_CHECK_MS = 500;

/**
 * Ends the programs with us: passes Ctrl+C and a polite stop on to them, so that none outlives us
 * and each ends in its own way. A stop meant for npm ends the shell between npm and us and does
 * not reach us, so a lost parent counts as one.
 *
 * @param children may grow later
 */
export function endTogether(children: readonly ChildProcess[]): void {
  const pass = (signal: NodeJS.Signals) => {
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) pass('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}
