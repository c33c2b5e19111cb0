import { spawn } from 'node:child_process';

import { root } from './root.ts';

/** How a command ended. */
export interface Outcome {
  /** Exit code; 1 when a signal ended it or it could not be started. */
  readonly code: number;
  /** What it printed, when captured. */
  readonly output: string;
  readonly milliseconds: number;
}

interface RunOptions {
  /** Keep the output instead of showing it as it comes. */
  readonly capture?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  /** Another folder than the root of the repository. */
  readonly cwd?: string;
}

/** Runs a command, in the root of the repository unless told otherwise. */
function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const capture = options.capture ?? false;
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    const end = (code: number) =>
      resolve({ code, output, milliseconds: performance.now() - started });
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      if (!capture) console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a tool of node_modules by its file, so that no shell and no PATH take part. */
export function runTool(
  file: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  return run(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** Runs a script of package.json with the npm that runs us, or else the one on the PATH. */
export function runScript(
  name: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return run(command, [...first, 'run', '--silent', name, '--', ...args], options);
}
