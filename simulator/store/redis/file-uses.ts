import type { Key } from '../store.ts';
import { storedUploadOf } from '../stored-world.ts';

/** Files used by the worlds of this process, so that no search through all worlds is needed. */
export class FileUses {
  readonly #byHash = new Map<string, Map<string, Key>>();

  /** @param key key of an upload text: its kind, its world and its name */
  add([, id = '', upload = '']: Key, text: string): void {
    const { hash } = storedUploadOf(text);
    let uses = this.#byHash.get(hash);
    if (!uses) this.#byHash.set(hash, (uses = new Map()));
    uses.set(`${id} ${upload}`, ['file', hash, id, upload]);
  }

  /** @returns the hash of a file without further use. Undefined if the file is still used. */
  end([, id = '', upload = '']: Key, text: string): string | undefined {
    const { hash } = storedUploadOf(text);
    const uses = this.#byHash.get(hash);
    uses?.delete(`${id} ${upload}`);
    if (uses && uses.size > 0) return undefined;
    this.#byHash.delete(hash);
    return hash;
  }

  /** Keys of the uses of one file or of all files, in the same form as in other stores. */
  *keys(hash?: string): Iterable<Key> {
    const found = hash === undefined ? this.#byHash.values() : [this.#byHash.get(hash)];
    for (const uses of found) yield* uses?.values() ?? [];
  }
}
