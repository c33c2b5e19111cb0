import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A key and its certificate as PEM. */
export interface StoredPair {
  readonly key: string;
  readonly certificate: string;
}

/** Returns the pair stored under a name. The first call creates and stores it. */
export type PairStore = (name: string, make: () => Promise<StoredPair>) => Promise<StoredPair>;

/** Stores pairs in memory, until the process ends. */
export function memoryPairStore(): PairStore {
  return (_name, make) => make();
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function isThere(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}

/**
 * Stores each pair in one file that only its owner can read. Two processes that start at the same
 * time get the same pair: files are written atomically, and the second process reads the file of
 * the first.
 */
export function folderPairStore(folder: string): PairStore {
  return async (name, make) => {
    const file = join(folder, `${name}.json`);
    const read = async () => JSON.parse(await readFile(file, 'utf8')) as StoredPair;
    try {
      return await read();
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, JSON.stringify(await make()), { mode: 0o600 });
    try {
      await link(draft, file);
    } catch (error) {
      if (!isThere(error)) throw error;
    } finally {
      await rm(draft, { force: true });
    }
    return read();
  };
}
