import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreFailed, type Key } from '../store.ts';
import { hashOf } from '../stored-world.ts';
import { NEW } from './world-log.ts';

/** Name of the bytes of a file beside the marks of who uses it. */
const CONTENT = 'content';

const entriesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** A use of a file, as part of a file name: the world and its upload. */
const markOf = (user: Key) => user.map((part) => encodeURIComponent(part)).join(' ');
const userOf = (mark: string): Key => mark.split(' ').map(decodeURIComponent);

/**
 * Uploaded files: for each content a folder by its hash, with the bytes and an empty file for each use.
 * It goes with the last use.
 */
export class FileFolder {
  readonly #folder: string;

  /** @param lives whether a world is stored; marks of others were left by a process that was killed */
  constructor(folder: string, lives: (world: string) => boolean) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const hash of entriesIn(folder)) {
      const marks = this.#marks(hash);
      const left = marks.filter((mark) => !lives(String(userOf(mark)[0])));
      for (const mark of left) rmSync(join(folder, hash, mark), { force: true });
      if (left.length === marks.length) rmSync(join(folder, hash), { recursive: true });
    }
  }

  /** @throws StoreFailed where its bytes are not what was uploaded */
  get(hash: string): Uint8Array | undefined {
    let bytes: Buffer;
    const path = join(this.#folder, hash, CONTENT);
    try {
      bytes = readFileSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new StoreFailed(`the uploaded file ${path} cannot be read`, { cause: error });
    }
    if (hashOf(bytes) !== hash) {
      throw new StoreFailed(`the uploaded file ${path} is damaged: upload it again`);
    }
    return bytes;
  }

  /** Keys of the uses of a file, or of all of them. */
  *keys(hash?: string): Iterable<Key> {
    for (const name of hash === undefined ? entriesIn(this.#folder) : [hash]) {
      for (const mark of this.#marks(name)) yield ['file', name, ...userOf(mark)];
    }
  }

  /** Keeps the bytes of a file that somebody is about to use. */
  async put(hash: string, bytes: Uint8Array): Promise<void> {
    const folder = join(this.#folder, hash);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, CONTENT);
    try {
      await writeFile(path + NEW, bytes, { mode: 0o600, flush: true });
      await rename(path + NEW, path);
    } catch (error) {
      await this.drop(hash);
      throw error;
    }
  }

  async use(hash: string, user: Key): Promise<void> {
    const folder = join(this.#folder, hash);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, markOf(user)), '', { mode: 0o600 });
  }

  async leave(hash: string, user: Key): Promise<void> {
    await rm(join(this.#folder, hash, markOf(user)), { force: true });
  }

  /** Removes a file that nobody uses. */
  async drop(hash: string): Promise<void> {
    if (this.#marks(hash).length > 0) return;
    await rm(join(this.#folder, hash), { recursive: true, force: true });
  }

  #marks(hash: string): string[] {
    return entriesIn(join(this.#folder, hash)).filter((name) => !name.startsWith(CONTENT));
  }
}
