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

/** The exit code of a program after its end, or 0 if a signal we passed on ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 1 : 0)));
  });
}

/** Milliseconds between two checks that npm is still running. */
const PARENT_CHECK_MS = 500;

/**
 * Ends the programs together with this one. Passes Ctrl+C and SIGTERM on to them, so that none
 * outlives us and each can end cleanly. A signal to npm ends the shell between npm and us but does
 * not reach us. So a lost parent also counts as a signal.
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
