import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FILE_KIND,
  FORMAT_KIND,
  keyNameOf,
  SCENARIO_KIND,
  textsUnder,
  WORLD_KIND,
  type StoredTexts,
} from '../keys.ts';
import type { FileChange, Key, Store, StoreWrite } from '../store.ts';
import { Compactor } from './compaction.ts';
import { storeFailureOf, folderRefusalOf, diskWordsOf } from './failures.ts';
import { FileFolder } from './file-folder.ts';
import { claimFolder, type Claim } from './folder-claim.ts';
import { TextFiles } from './text-files.ts';
import { NEW, WorldLog, type LogTools } from './world-log.ts';

/** Ends of file names: world files and other texts. */
const LOG = '.log';
/** File in which earlier versions stored worlds. */
const FORMER = 'worlds.mdb';
/** Names of the folders in the data folder. */
const WORLDS = 'worlds';
const SCENARIOS = 'scenarios';
const SET_ASIDE = 'set-aside';
/** File with the version of the stored data. */
const VERSION = 'version';
/** File with the sizes of all world files. It exists only while no process uses the folder. */
const SIZES = 'sizes';

/** Interval in milliseconds for flushing written data to disk. */
const FLUSH_MS = 1_000;
/**
 * Limit in bytes for files whose texts stay in memory, so that repeated lists and reads are fast.
 */
const READ_BYTES = 16 * 1024 * 1024;

const hashIn = ({ hash }: FileChange): string => hash;

/**
 * A store in a folder of this machine. Each world has a file, and each transaction adds a line to
 * it. Damage to one file never affects another world. Written data survives the end of the process
 * immediately, and a power loss after one second. Only one process uses the folder at a time.
 */
export class FolderStore implements Store {
  readonly #claim: Claim;
  readonly #folder: string;
  readonly #report: (sentence: string) => void;
  readonly #compactor = new Compactor();
  readonly #tools: LogTools;
  readonly #worlds = new Map<string, WorldLog>();
  readonly #files: FileFolder;
  /** Texts of the worlds that were read last. */
  readonly #read = new Map<string, { readonly texts: StoredTexts; readonly size: number }>();
  #readBytes = 0;
  readonly #texts: TextFiles;
  readonly #timer: NodeJS.Timeout;
  #isFlushing = false;
  /** For each uploaded file that is changing, a promise that settles after its last change. */
  readonly #changing = new Map<string, Promise<void>>();

  private constructor(claim: Claim, folder: string, report: (sentence: string) => void) {
    this.#claim = claim;
    this.#folder = folder;
    this.#report = report;
    this.#tools = { report, compactor: this.#compactor };
    for (const name of [WORLDS, SCENARIOS, SET_ASIDE]) {
      const path = join(folder, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      for (const file of readdirSync(path)) if (file.endsWith(NEW)) rmSync(join(path, file));
    }
    this.#texts = new TextFiles(folder);
    // Fails now if the version cannot be read.
    this.#texts.get(VERSION);
    this.#findWorlds();
    this.#files = new FileFolder(join(folder, 'files'), (id) => this.#worlds.has(id));
    if (existsSync(join(folder, FORMER))) {
      report(
        `${join(folder, FORMER)} contains worlds from an earlier Dokubox, which this version cannot read. Export them with that version and import them here, or remove the file.`,
      );
    }
    this.#timer = setInterval(() => void this.#flush(), FLUSH_MS).unref();
  }

  /**
   * Opens the store of a folder, and creates the folder if it does not exist. Only the owner may
   * read it, because it contains session tokens.
   * @param report receives a message for the operator
   * @throws StoreRefused if the folder is in use or cannot be used
   */
  static async open(
    folder: string,
    report: (sentence: string) => void = () => undefined,
  ): Promise<FolderStore> {
    let claim: Claim | undefined;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const place = realpathSync(folder);
      // The first write shows whether the folder can be written to.
      const first = join(place, `first${NEW}`);
      writeFileSync(first, '');
      rmSync(first);
      claim = await claimFolder(place);
      return new FolderStore(claim, place, report);
    } catch (error) {
      await claim?.release();
      throw folderRefusalOf(folder, error);
    }
  }

  get(key: Key): string | undefined {
    if (key[0] === FORMAT_KIND) return this.#texts.get(VERSION);
    if (key[0] === SCENARIO_KIND) return this.#texts.get(join(SCENARIOS, String(key[1])));
    return this.#textsOf(String(key[1])).get(keyNameOf(key))?.value;
  }

  *entries(prefix: Key): Iterable<readonly [key: Key, value: string]> {
    const ids = prefix[1] === undefined ? [...this.#worlds.keys()] : [String(prefix[1])];
    for (const id of ids) yield* textsUnder(this.#textsOf(id).values(), prefix);
  }

  *keys(prefix: Key): Iterable<Key> {
    if (prefix[0] === FILE_KIND) yield* this.#files.keys(prefix[1] as string | undefined);
    // The ids of all worlds are known without reading any world.
    else if (prefix[0] === WORLD_KIND && prefix.length === 1) {
      for (const id of this.#worlds.keys()) yield [WORLD_KIND, id];
    } else for (const [key] of this.entries(prefix)) yield key;
  }

  file(hash: string): Uint8Array | undefined {
    return this.#files.get(hash);
  }

  async write(changes: readonly StoreWrite[], files: readonly FileChange[]): Promise<void> {
    const uses = changes.filter(({ key }) => key[0] === FILE_KIND);
    if (uses.length === 0 && files.length === 0) return this.#writeTexts(changes);
    const hashes = new Set([...uses.map(({ key }) => String(key[1])), ...files.map(hashIn)]);
    return this.#afterOthers(hashes, () => this.#writeAll(changes, uses, files));
  }

  /**
   * Runs changes of the same file one after the other, because its last use may end while another
   * one begins. Changes of other files do not wait. One world may change thousands of files.
   */
  async #afterOthers(hashes: ReadonlySet<string>, change: () => Promise<void>): Promise<void> {
    const before = [...hashes].map((hash) => this.#changing.get(hash) ?? Promise.resolve());
    const done = Promise.all(before).then(change);
    const settled = done.catch(() => undefined);
    for (const hash of hashes) this.#changing.set(hash, settled);
    await done.finally(() => {
      for (const hash of hashes) {
        if (this.#changing.get(hash) === settled) this.#changing.delete(hash);
      }
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    try {
      for (const log of this.#worlds.values()) await log.close();
      const sizes = [...this.#worlds].flatMap(([id, { size }]) =>
        size === undefined ? [] : [[id, size]],
      );
      await this.#texts.put(SIZES, JSON.stringify(sizes));
    } catch (error) {
      this.#report(`${this.#folder} could not be closed properly: ${diskWordsOf(error)}`);
    }
    await this.#compactor.close();
    await this.#claim.release();
  }

  /**
   * Flushes one file after the other. A write of one world must not wait until all other worlds are
   * flushed.
   */
  async #flush(): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    // An error of one file must not prevent the flush of the others.
    for (const log of this.#worlds.values()) await log.flush().catch(() => undefined);
    this.#isFlushing = false;
  }

  /**
   * Finds worlds by their file names, and checks whether each file has the same size as when the
   * folder was closed.
   */
  #findWorlds(): void {
    const folder = join(this.#folder, WORLDS);
    const sizes = new Map(JSON.parse(this.#texts.get(SIZES) ?? '[]') as [string, number][]);
    // The sizes describe the closed folder, and are no longer true from now on.
    this.#texts.remove(SIZES);
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith(LOG)) continue;
      const id = decodeURIComponent(name.slice(0, -LOG.length));
      this.#worlds.set(id, new WorldLog(join(folder, name), sizes.get(id), this.#tools));
      sizes.delete(id);
    }
    for (const id of sizes.keys()) {
      this.#report(
        `${this.#pathOf(id)} is missing, so its world is lost. Stop the simulator and put the file back from a backup.`,
      );
    }
  }

  async #writeAll(
    changes: readonly StoreWrite[],
    uses: readonly StoreWrite[],
    files: readonly FileChange[],
  ): Promise<void> {
    const begun = uses.filter(({ value }) => value !== undefined);
    try {
      for (const { hash, bytes } of files) if (bytes) await this.#files.put(hash, bytes);
      for (const { key } of begun) await this.#files.use(String(key[1]), key.slice(2));
      await this.#writeTexts(changes.filter(({ key }) => key[0] !== FILE_KIND));
    } catch (error) {
      await this.#endUses(
        begun,
        begun.map(({ key }) => String(key[1])),
      ).catch(() => undefined);
      throw storeFailureOf(error);
    }
    const ended = uses.filter(({ value }) => value === undefined);
    const dropped = files.filter(({ bytes }) => !bytes).map(({ hash }) => hash);
    await this.#endUses(ended, dropped).catch((error: unknown) => {
      this.#report(`An uploaded file could not be removed: ${diskWordsOf(error)}`);
    });
  }

  async #endUses(uses: readonly StoreWrite[], hashes: readonly string[]): Promise<void> {
    for (const { key } of uses) await this.#files.leave(String(key[1]), key.slice(2));
    for (const hash of hashes) await this.#files.drop(hash);
  }

  async #writeTexts(changes: readonly StoreWrite[]): Promise<void> {
    const byWorld = new Map<string, StoreWrite[]>();
    try {
      for (const change of changes) {
        const [kind, second] = change.key;
        const id = String(second);
        if (kind === FORMAT_KIND) await this.#texts.put(VERSION, change.value ?? '');
        else if (kind === SCENARIO_KIND)
          await this.#texts.put(join(SCENARIOS, id), change.value ?? '');
        else if (byWorld.has(id)) byWorld.get(id)?.push(change);
        else byWorld.set(id, [change]);
      }
      for (const [id, own] of byWorld) await this.#writeWorld(id, own);
    } catch (error) {
      throw storeFailureOf(error);
    }
  }

  async #writeWorld(id: string, changes: readonly StoreWrite[]): Promise<void> {
    const beginning = changes.find(({ key }) => key[0] === WORLD_KIND);
    const known = this.#worlds.get(id);
    if (beginning && beginning.value === undefined) {
      await known?.leave();
      this.#worlds.delete(id);
      this.#forgetRead(id);
      return;
    }
    if (beginning && known) await this.#setAsideDamaged(id, known);
    const log = this.#worlds.get(id) ?? new WorldLog(this.#pathOf(id), 0, this.#tools);
    try {
      await log.append(changes);
      this.#worlds.set(id, log);
      await log.compact();
    } finally {
      // A concurrent read may have cached the previous content.
      this.#forgetRead(id);
    }
  }

  /**
   * Moves a damaged file away before its world is created again. The operator can still examine it.
   */
  async #setAsideDamaged(id: string, log: WorldLog): Promise<void> {
    try {
      log.read();
    } catch {
      const time = new Date().toISOString().replaceAll(':', '-');
      const path = join(this.#folder, SET_ASIDE, `${encodeURIComponent(id)} ${time}${LOG}`);
      await log.leave(path);
      this.#worlds.delete(id);
      this.#report(
        `${log.path} cannot be read and was moved to ${path}. Its world was created again.`,
      );
    }
  }

  #textsOf(id: string): StoredTexts {
    const known = this.#read.get(id);
    if (known) return known.texts;
    const log = this.#worlds.get(id);
    const texts: StoredTexts = log?.read() ?? new Map();
    const size = log?.size ?? 0;
    this.#read.set(id, { texts, size });
    this.#readBytes += size;
    for (const oldest of this.#read.keys()) {
      if (this.#readBytes <= READ_BYTES || oldest === id) break;
      this.#forgetRead(oldest);
    }
    return texts;
  }

  #forgetRead(id: string): void {
    this.#readBytes -= this.#read.get(id)?.size ?? 0;
    this.#read.delete(id);
  }

  #pathOf(id: string): string {
    return join(this.#folder, WORLDS, `${encodeURIComponent(id)}${LOG}`);
  }
}
