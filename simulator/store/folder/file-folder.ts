import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreFailed, type Key } from '../store.ts';
import { hashOf } from '../stored-world.ts';
import { NEW } from './world-log.ts';

/** Name of the file with the bytes. The marks of its users are next to it. */
const CONTENT = 'content';

const entriesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** File name for a use of a file: the world and its upload. */
const markOf = (user: Key) => user.map((part) => encodeURIComponent(part)).join(' ');
const userOf = (mark: string): Key => mark.split(' ').map(decodeURIComponent);

/**
 * Uploaded files. Each content has a folder named by its hash, with the bytes and an empty file for
 * each use. The folder is removed after the last use.
 */
export class FileFolder {
  readonly #folder: string;

  /** @param lives whether a world is stored. Marks of other worlds remain from a killed process. */
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

  /** @throws StoreFailed if the bytes are not the uploaded ones */
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
      throw new StoreFailed(`the uploaded file ${path} is damaged. Upload it again`);
    }
    return bytes;
  }

  /** Keys of the uses of one file or of all files. */
  *keys(hash?: string): Iterable<Key> {
    for (const name of hash === undefined ? entriesIn(this.#folder) : [hash]) {
      for (const mark of this.#marks(name)) yield ['file', name, ...userOf(mark)];
    }
  }

  /** Stores the bytes of a file before its first use is stored. */
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

  /** Removes a file that is no longer used. */
  async drop(hash: string): Promise<void> {
    if (this.#marks(hash).length > 0) return;
    await rm(join(this.#folder, hash), { recursive: true, force: true });
  }

  #marks(hash: string): string[] {
    return entriesIn(join(this.#folder, hash)).filter((name) => !name.startsWith(CONTENT));
  }
}
