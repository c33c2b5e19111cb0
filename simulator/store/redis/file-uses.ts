import type { Key } from '../store.ts';
import { storedUploadOf } from '../stored-world.ts';

/** Which worlds of this process use which files, so that nobody looks through all worlds for it. */
export class FileUses {
  readonly #byHash = new Map<string, Map<string, Key>>();

  /** @param key of the text of an upload: its kind, its world, its name */
  add([, id = '', upload = '']: Key, text: string): void {
    const { hash } = storedUploadOf(text);
    let uses = this.#byHash.get(hash);
    if (!uses) this.#byHash.set(hash, (uses = new Map()));
    uses.set(`${id} ${upload}`, ['file', hash, id, upload]);
  }

  /** @returns the hash of a file nobody uses any more; undefined where somebody does */
  end([, id = '', upload = '']: Key, text: string): string | undefined {
    const { hash } = storedUploadOf(text);
    const uses = this.#byHash.get(hash);
    uses?.delete(`${id} ${upload}`);
    if (uses && uses.size > 0) return undefined;
    this.#byHash.delete(hash);
    return hash;
  }

  /** Keys of the uses of a file, or of all of them, as other stores have them. */
  *keys(hash?: string): Iterable<Key> {
    const found = hash === undefined ? this.#byHash.values() : [this.#byHash.get(hash)];
    for (const uses of found) yield* uses?.values() ?? [];
  }
}
