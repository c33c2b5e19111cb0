import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database, type RootDatabase } from 'lmdb';
import { claimFolder, type Claim } from './folder-claim.ts';
import { StoreRefused, type StoreWrite, type FileChange, type Key, type Store } from './store.ts';

/** After every key that begins as another does. */
const afterAll = '\uffff';

/**
 * A store in a folder of this machine, kept by LMDB. One process at a time: a second one is told so.
 * What is written survives the end of the process at once, and a loss of power from the moment the disk
 * has taken it, soon after; a transaction is never there by half.
 */
export class LmdbStore implements Store {
  readonly #claim: Claim;
  readonly #root: RootDatabase<string, (string | number)[]>;
  readonly #files: Database<Buffer, string>;

  private constructor(claim: Claim, folder: string) {
    this.#claim = claim;
    this.#root = open<string, (string | number)[]>({
      path: join(folder, 'worlds.mdb'),
      encoding: 'string',
      maxDbs: 2,
    });
    this.#files = this.#root.openDB<Buffer, string>({ name: 'files', encoding: 'binary' });
  }

  /**
   * Opens the store of a folder and makes the folder where there is none. Nobody but the owner may read
   * it: it holds the tokens of sessions.
   * @throws StoreRefused when the folder is in use or cannot be used
   */
  static async open(folder: string): Promise<LmdbStore> {
    let claim: Claim | undefined;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const place = realpathSync(folder);
      claim = await claimFolder(place);
      return new LmdbStore(claim, place);
    } catch (error) {
      await claim?.release();
      if (error instanceof StoreRefused) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new StoreRefused(`The data folder ${folder} cannot be used: ${why}.`, { cause: error });
    }
  }

  get(key: Key): string | undefined {
    return this.#root.get([...key]);
  }

  *entries(prefix: Key): Iterable<readonly [key: Key, value: string]> {
    const range = this.#root.getRange({ start: [...prefix], end: [...prefix, afterAll] });
    for (const { key, value } of range) yield [key, value];
  }

  *keys(prefix: Key): Iterable<Key> {
    yield* this.#root.getKeys({ start: [...prefix], end: [...prefix, afterAll] });
  }

  file(hash: string): Uint8Array | undefined {
    return this.#files.get(hash);
  }

  async write(changes: readonly StoreWrite[], files: readonly FileChange[]): Promise<void> {
    await this.#root.batch(() => {
      for (const { key, value } of changes) {
        if (value === undefined) void this.#root.remove([...key]);
        else void this.#root.put([...key], value);
      }
      for (const { hash, bytes } of files) {
        if (bytes === undefined) void this.#files.remove(hash);
        else void this.#files.put(hash, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
      }
    });
  }

  async close(): Promise<void> {
    await this.#root.flushed;
    await this.#root.close();
    await this.#claim.release();
  }
}
