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

/** End of the names of the files of worlds, and of other texts. */
const LOG = '.log';
/** What earlier versions stored worlds in. */
const FORMER = 'worlds.mdb';
/** Names of the folders in it. */
const WORLDS = 'worlds';
const SCENARIOS = 'scenarios';
const SET_ASIDE = 'set-aside';
/** Holds the version of what is stored. */
const VERSION = 'version';
/** Holds the sizes of all files while nobody has the folder open. */
const SIZES = 'sizes';

/** How often the disk is asked to take what was written, in milliseconds. */
const FLUSH_MS = 1_000;
/** Bytes of files whose texts are in memory, for whoever reads several or lists worlds again and again. */
const READ_BYTES = 16 * 1024 * 1024;

const hashIn = ({ hash }: FileChange): string => hash;

/**
 * A store in a folder of this machine: a file a world, to which each transaction adds a line. What one
 * file has come to never concerns another world. What is written survives the end of the process at once,
 * and a loss of power a second later. One process has the folder at a time.
 */
export class FolderStore implements Store {
  readonly #claim: Claim;
  readonly #folder: string;
  readonly #report: (sentence: string) => void;
  readonly #compactor = new Compactor();
  readonly #tools: LogTools;
  readonly #worlds = new Map<string, WorldLog>();
  readonly #files: FileFolder;
  /** What was read last, by world. */
  readonly #read = new Map<string, { readonly texts: StoredTexts; readonly size: number }>();
  #readBytes = 0;
  readonly #texts: TextFiles;
  readonly #timer: NodeJS.Timeout;
  #isFlushing = false;
  /** For each uploaded file that changes what settles when its last change is done. */
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
    // Whoever cannot read it is to hear so now.
    this.#texts.get(VERSION);
    this.#findWorlds();
    this.#files = new FileFolder(join(folder, 'files'), (id) => this.#worlds.has(id));
    if (existsSync(join(folder, FORMER))) {
      report(
        `${join(folder, FORMER)} holds worlds that an earlier Dokubox has stored. This one cannot read them: export them with that version and import them here, or remove the file.`,
      );
    }
    this.#timer = setInterval(() => void this.#flush(), FLUSH_MS).unref();
  }

  /**
   * Opens the store of a folder and makes the folder where there is none. Nobody but the owner may read
   * it: it holds the tokens of sessions.
   * @param report takes a sentence for whoever runs the simulator
   * @throws StoreRefused when the folder is in use or cannot be used
   */
  static async open(
    folder: string,
    report: (sentence: string) => void = () => undefined,
  ): Promise<FolderStore> {
    let claim: Claim | undefined;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const place = realpathSync(folder);
      // The first write of all tells whether there can be any.
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
    // Which worlds there are is known without reading any.
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
   * Changes of one file come one after the other: its last use may end while another begins. Those of other
   * files do not wait for that: one world may change thousands.
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
      this.#report(`${this.#folder} could not be closed in good order: ${diskWordsOf(error)}`);
    }
    await this.#compactor.close();
    await this.#claim.release();
  }

  /** One file after the other: a write of one world is not to wait until the disk has those of all others. */
  async #flush(): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    // A file that cannot be closed any more has nothing to say about the others.
    for (const log of this.#worlds.values()) await log.flush().catch(() => undefined);
    this.#isFlushing = false;
  }

  /** Worlds by the names of their files, and whether each is as it was when the folder was closed. */
  #findWorlds(): void {
    const folder = join(this.#folder, WORLDS);
    const sizes = new Map(JSON.parse(this.#texts.get(SIZES) ?? '[]') as [string, number][]);
    // It tells of the folder as it was closed, and nothing of how it may be left now.
    this.#texts.remove(SIZES);
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith(LOG)) continue;
      const id = decodeURIComponent(name.slice(0, -LOG.length));
      this.#worlds.set(id, new WorldLog(join(folder, name), sizes.get(id), this.#tools));
      sizes.delete(id);
    }
    for (const id of sizes.keys()) {
      this.#report(
        `${this.#pathOf(id)} is missing: its world is gone. Put the file back from a backup while no simulator runs.`,
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
      // Who has read meanwhile has read what there was before.
      this.#forgetRead(id);
    }
  }

  /** A world begins where a file lies that cannot be read: it is kept for people to look at. */
  async #setAsideDamaged(id: string, log: WorldLog): Promise<void> {
    try {
      log.read();
    } catch {
      const time = new Date().toISOString().replaceAll(':', '-');
      const path = join(this.#folder, SET_ASIDE, `${encodeURIComponent(id)} ${time}${LOG}`);
      await log.leave(path);
      this.#worlds.delete(id);
      this.#report(`${log.path} cannot be read and lies now at ${path}; its world begins again.`);
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
