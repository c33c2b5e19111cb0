import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { StoreRefused } from '../store.ts';

/** Maximum length of a socket path that every system allows. */
const maxSocketPath = 100;

/** A folder that belongs to this process until the process ends or releases it. */
export interface Claim {
  release(): Promise<void>;
}

/**
 * Path of the socket of the process that uses a folder. The system closes the socket when the
 * process ends in any way. A killed process therefore leaves no lock.
 */
function socketOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\dokubox-${name}`;
  const own = join(folder, 'in-use.sock');
  const near = relative(process.cwd(), own);
  const path = near.length < own.length ? near : own;
  return path.length <= maxSocketPath ? path : join(tmpdir(), `dokubox-${name}.sock`);
}

/** Listens at the path. False if another process does or did. */
function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(path, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/** Whether a process listens at the path. */
function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/**
 * Claims a folder for this process.
 * @throws StoreRefused if another process has it
 */
export async function claimFolder(folder: string): Promise<Claim> {
  const path = socketOf(folder);
  const server = createServer((socket) => socket.destroy());
  if (!(await listen(server, path))) {
    if (await isHeld(path)) {
      throw new StoreRefused(
        `The data folder ${folder} is in use by another simulator. Stop that simulator, or choose another folder with --data.`,
      );
    }
    rmSync(path, { force: true });
    if (!(await listen(server, path))) {
      throw new StoreRefused(
        `Another simulator has just started to use the data folder ${folder}. Stop that simulator, or choose another folder with --data.`,
      );
    }
  }
  server.unref();
  return {
    release: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}
