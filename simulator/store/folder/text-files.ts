import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyNameOf } from '../keys.ts';
import { StoreFailed } from '../store.ts';
import { transactionLineOf, readLines } from './lines.ts';
import { NEW } from './world-log.ts';

/**
 * Texts in separate files, each as one line with its checksum. The texts are few and stay in
 * memory.
 */
export class TextFiles {
  readonly #folder: string;
  readonly #known = new Map<string, string>();
  /** Number of written files, which gives each incomplete file a unique name. */
  #written = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stored text. Undefined if there is none. @throws StoreFailed if the file is damaged */
  get(name: string): string | undefined {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const path = join(this.#folder, name);
    if (!existsSync(path)) return undefined;
    const { texts, damagedAt } = readLines(readFileSync(path));
    const text = texts.get(keyNameOf([]))?.value;
    if (text === undefined || damagedAt !== undefined) {
      throw new StoreFailed(`${path} is damaged. Put it back from a backup, or remove it`);
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
