import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { StoreRefused } from '../store.ts';

/** Longest path of a socket that every system takes. */
const maxSocketPath = 100;

/** A folder that belongs to this process until it ends or lets go. */
export interface Claim {
  release(): Promise<void>;
}

/**
 * Where the process that uses a folder listens. The system lets go of it when the process ends, however
 * that comes, so that no lock is left behind by one that was killed.
 */
function socketOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\dokubox-${name}`;
  const own = join(folder, 'in-use.sock');
  const near = relative(process.cwd(), own);
  const path = near.length < own.length ? near : own;
  return path.length <= maxSocketPath ? path : join(tmpdir(), `dokubox-${name}.sock`);
}

/** Listens there; false where somebody else does, or did. */
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

/** True where a process listens. */
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
 * @throws StoreRefused when another process has it
 */
export async function claimFolder(folder: string): Promise<Claim> {
  const path = socketOf(folder);
  const server = createServer((socket) => socket.destroy());
  if (!(await listen(server, path))) {
    if (await isHeld(path)) {
      throw new StoreRefused(
        `The data folder ${folder} is in use by another simulator: end that one, or choose another folder with --data.`,
      );
    }
    rmSync(path, { force: true });
    if (!(await listen(server, path))) {
      throw new StoreRefused(`The data folder ${folder} was taken by another simulator just now.`);
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
