import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@dokubox/spec/limits.ts';
import { ContractServer } from '../contract/contract-server.ts';
import { unsignedPdf } from '../../simulator/publishing/generate/postman.ts';
import { root } from '../tools/root.ts';

/** The folder of generated clients, each in a subfolder of its own. */
const folder = join(root, 'node_modules/.cache/dokubox/clients');

/** Statuses that a program of `programs/` prints when it has taken its box to the archive. */
export const wholeWalk = ['IN_PROGRESS', 'WAITING_ARCHIVAL', 'UNDER_ARCHIVING', 'FINALIZED'];

/** The documents as they are published. */
export const documents = {
  product: join(root, 'spec/openapi.json'),
  twin: join(root, 'spec/openapi.3.0.json'),
  simulator: join(root, 'spec/openapi.simulator.json'),
} as const;

/** An empty folder for a generated client, with its program in it. */
export function clientFolder(name: string, program: string): string {
  const own = join(folder, name);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(join(own, 'generated'), { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ type: 'module' }));
  cpSync(join(root, 'tests/clients/programs', program), join(own, program));
  return own;
}

/**
 * Runs a program of the repository's packages or of this machine to its end.
 * @param onLine receives each line it prints
 * @returns its output
 * @throws Error with its output, when it fails
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; onLine?: (line: string) => void } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let all = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      all += text;
      for (const line of text.split('\n')) if (line !== '') options.onLine?.(line);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      all += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(out);
      else
        reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${all.slice(-4000)}`));
    });
  });
}

/**
 * Type checks a generated client with its program, with the same strict settings as our own code.
 */
export async function compileTypeScript(own: string): Promise<void> {
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: ['node'],
  };
  writeFileSync(
    join(own, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', 'generated'] }),
  );
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  await runProgram(process.execPath, [tsc, '--project', own]);
}

/**
 * Lets a client walk through its own server. The client receives an address, a token for each side
 * and a file, but nothing of the simulator. Its clock is moved forward while the archive is at
 * work.
 * @returns the lines it printed
 */
export async function walk(command: string, args: readonly string[]): Promise<string[]> {
  const server = await ContractServer.start();
  try {
    const world = server.simulator.engine.worlds.defaultWorld('CZ');
    const token = async (key: string) => {
      const { headers } = await server.fetch(`/__sim/open/${world.id}?user=${key}`);
      const [, value = ''] = /dde-session=([^;]+)/.exec(headers.getSetCookie().join('\n')) ?? [];
      return decodeURIComponent(value);
    };
    const out = await runProgram(command, args, {
      env: {
        BASE_URL: server.url,
        CLIENT_TOKEN: await token('client1'),
        BANKER_TOKEN: await token('bankerRm'),
        FILE: unsignedPdf,
      },
      onLine: (line) => {
        if (line === 'UNDER_ARCHIVING') {
          world.clock.advance(limits.archiveJobMs);
        }
      },
    });
    return out.trim().split('\n');
  } finally {
    await server.stop();
  }
}
