import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyNameOf } from '../keys.ts';
import { StoreFailed } from '../store.ts';
import { transactionLineOf, readLines } from './lines.ts';
import { NEW } from './world-log.ts';

/** Texts in files of their own, each one line with its checksum. They are few, and stay in memory. */
export class TextFiles {
  readonly #folder: string;
  readonly #known = new Map<string, string>();
  /** Counts the files that are written, so that each has a name of its own until it is complete. */
  #written = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined where there is none. @throws StoreFailed where it is not what was written */
  get(name: string): string | undefined {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const path = join(this.#folder, name);
    if (!existsSync(path)) return undefined;
    const { texts, damagedAt } = readLines(readFileSync(path));
    const text = texts.get(keyNameOf([]))?.value;
    if (text === undefined || damagedAt !== undefined) {
      throw new StoreFailed(`${path} is damaged: put it back from a backup, or remove it`);
    }
    this.#known.set(name, text);
    return text;
  }

  async put(name: string, text: string): Promise<void> {
    const path = join(this.#folder, name);
    const early = `${path}.${(this.#written += 1)}${NEW}`;
    try {
      await writeFile(early, transactionLineOf([{ key: [], value: text }]), {
        mode: 0o600,
        flush: true,
      });
      await rename(early, path);
    } catch (error) {
      rmSync(early, { force: true });
      throw error;
    }
    this.#known.set(name, text);
  }

  remove(name: string): void {
    rmSync(join(this.#folder, name), { force: true });
    this.#known.delete(name);
  }
}
