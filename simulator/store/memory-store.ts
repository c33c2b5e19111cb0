import type { StoreWrite, FileChange, Key, Store } from './store.ts';

/** Order of two keys; numbers by their size, before texts. */
export function compareKeys(a: Key, b: Key): number {
  for (const [nth, one] of a.entries()) {
    const other = b[nth];
    if (other === undefined) return 1;
    if (one === other) continue;
    if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return a.length === b.length ? 0 : -1;
}

/** A store in memory that ends with the process. Tests compare the other stores with it. */
export class MemoryStore implements Store {
  readonly #values = new Map<string, { readonly key: Key; readonly value: string }>();
  readonly #files = new Map<string, Uint8Array>();

  get(key: Key): string | undefined {
    return this.#values.get(JSON.stringify(key))?.value;
  }

  *entries(prefix: Key): Iterable<readonly [key: Key, value: string]> {
    const found = [...this.#values.values()].filter(({ key }) =>
      prefix.every((part, nth) => key[nth] === part),
    );
    found.sort((a, b) => compareKeys(a.key, b.key));
    for (const { key, value } of found) yield [key, value];
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
      const name = JSON.stringify(key);
      if (value === undefined) this.#values.delete(name);
      else this.#values.set(name, { key, value });
    }
    for (const { hash, bytes } of files) {
      if (bytes) this.#files.set(hash, bytes);
      else if ([...this.keys(['file', hash])].length === 0) this.#files.delete(hash);
    }
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}
