import { FILE_KIND, keyNameOf, textsUnder, type StoredTexts } from './keys.ts';
import type { StoreWrite, FileChange, Key, Store } from './store.ts';

/** A store in memory that ends with the process. Tests compare the other stores with it. */
export class MemoryStore implements Store {
  readonly #values: StoredTexts = new Map();
  readonly #files = new Map<string, Uint8Array>();

  get(key: Key): string | undefined {
    return this.#values.get(keyNameOf(key))?.value;
  }

  entries(prefix: Key): Iterable<readonly [key: Key, value: string]> {
    return textsUnder(this.#values.values(), prefix);
  }

  *keys(prefix: Key): Iterable<Key> {
    for (const [key] of this.entries(prefix)) yield key;
  }

  file(hash: string): Uint8Array | undefined {
    return this.#files.get(hash);
  }

  async write(changes: readonly StoreWrite[], files: readonly FileChange[]): Promise<void> {
    await Promise.resolve();
    for (const { key, value } of changes) {
      const name = keyNameOf(key);
      if (value === undefined) this.#values.delete(name);
      else this.#values.set(name, { key, value });
    }
    for (const { hash, bytes } of files) {
      if (bytes) this.#files.set(hash, bytes);
      else if ([...this.keys([FILE_KIND, hash])].length === 0) this.#files.delete(hash);
    }
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}
