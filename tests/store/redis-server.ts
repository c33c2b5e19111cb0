import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from '../tools/children.ts';
import { isOnPath } from '../tools/apt.mjs';
import { verifiers } from '../tools/verifiers.mjs';

/** The programs that speak the protocol. The first installed one is used. */
const programs = verifiers
  .filter(({ program }) => program === 'redis-server')
  .flatMap(({ program, insteadOf = [] }) => [program, ...insteadOf]);

/** Name of a server program. Undefined if this machine has none. */
export function sharedStoreProgram(): string | undefined {
  return programs.find((program) => isOnPath(program, process.env['PATH']));
}

/** A server on this machine, whose data folder is removed with it. */
export interface RunningStore {
  readonly url: string;
  /** Kills it, as when a machine fails. Data in its log is restored later. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Settles when it accepts connections. @throws Error with its output, if it ends before */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (piece: Buffer) => {
      printed += piece.toString();
      if (printed.includes('Ready to accept connections')) resolve();
    });
    child.once('exit', () => {
      reject(new Error(`the store did not start: ${printed}`));
    });
  });
}

/** Starts a real server. @throws Error if there is no program, see {@link sharedStoreProgram} */
export async function startSharedStore(): Promise<RunningStore> {
  const program = sharedStoreProgram();
  if (program === undefined) throw new Error(`none of ${programs.join(', ')} is installed`);
  const folder = mkdtempSync(join(tmpdir(), 'dokubox-shared-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const start = async () => {
    const child = spawn(program, [...args, '--appendonly', 'yes', '--appendfsync', 'always'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await listening(child);
    return child;
  };
  let child = await start();
  const kill = async () => {
    child.kill('SIGKILL');
    await ended(child);
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async again() {
      child = await start();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
