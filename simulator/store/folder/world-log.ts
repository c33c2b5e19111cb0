import { readFileSync, renameSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { StoredTexts } from '../keys.ts';
import { WorldDamaged, type StoreWrite } from '../store.ts';
import type { Compactor } from './compaction.ts';
import { lineInSlices, readLines } from './lines.ts';

/**
 * Below this many bytes a file is not written again without what is no longer needed: at 1 MB that was 14 %
 * of what a command costs.
 */
const WORTH_COMPACTING = 2 * 1024 * 1024;
/** A file is written again once it is this many times as long as it was then. */
const GROWTH = 3;

/** What the files of all worlds share. */
export interface LogTools {
  readonly report: (sentence: string) => void;
  readonly compactor: Compactor;
}

/** The file of one world: each line a transaction, with its checksum. */
export class WorldLog {
  readonly #path: string;
  readonly #report: (sentence: string) => void;
  readonly #compactor: Compactor;
  /** Bytes that are in force; undefined until the file was read. */
  #size: number | undefined;
  /** Bytes at which it is written again. */
  #compactAt = WORTH_COMPACTING;
  /** What the file was known to measure when the simulator ended in good order. */
  readonly #expected: number | undefined;
  #file: FileHandle | undefined;
  /** Bytes may stand behind those in force. */
  #hasRest = false;
  #isDirty = false;
  #isBusy = false;

  /**
   * @param size bytes it must have; 0 for a world that begins, undefined where nobody knows
   * @param tools what all files share: `report` takes a sentence for whoever runs the simulator
   */
  constructor(path: string, size: number | undefined, { report, compactor }: LogTools) {
    this.#path = path;
    this.#compactor = compactor;
    this.#expected = size;
    this.#size = size === 0 ? 0 : undefined;
    this.#report = report;
  }

  get path(): string {
    return this.#path;
  }

  /** Bytes in force; what the file measured when nobody has read it since. */
  get size(): number | undefined {
    return this.#size ?? this.#expected;
  }

  /** Everything the file says. @throws WorldDamaged */
  read(): StoredTexts {
    let bytes: Buffer;
    try {
      bytes = readFileSync(this.#path);
    } catch (error) {
      throw this.#damaged(`cannot be read (${(error as NodeJS.ErrnoException).code ?? ''})`, error);
    }
    const known = this.#size ?? this.#expected;
    if (known !== undefined && bytes.length < known) {
      throw this.#damaged(`has ${bytes.length} of its ${known} bytes`);
    }
    const { texts, end, damagedAt } = readLines(
      this.#size === undefined ? bytes : bytes.subarray(0, this.#size),
    );
    if (damagedAt !== undefined) throw this.#damaged(`has changed in line ${damagedAt}`);
    if (texts.size === 0) throw this.#damaged('is empty');
    if (this.#size === undefined) {
      if (end < bytes.length) {
        // A command that was cut off in the middle: nobody was told that it is stored.
        this.#report(
          `${this.#path} ended in the middle of a line: the last ${bytes.length - end} bytes were left out.`,
        );
        this.#hasRest = true;
      }
      this.#size = end;
      this.#compactAt = Math.max(WORTH_COMPACTING, end + WORTH_COMPACTING);
    }
    return texts;
  }

  /** Adds a transaction: all of it is there, or nothing. @throws what the disk says; WorldDamaged */
  async append(changes: readonly StoreWrite[]): Promise<void> {
    const line = await lineInSlices(changes);
    if (this.#size === 0) {
      await this.#begin(line);
      this.#isDirty = true;
      return;
    }
    if (this.#size === undefined) this.read();
    const size = this.#size ?? 0;
    this.#isBusy = true;
    try {
      this.#file ??= await open(this.#path, 'r+');
      if (this.#hasRest) await this.#file.truncate(size);
      this.#hasRest = true;
      for (let done = 0; done < line.length;) {
        const { bytesWritten } = await this.#file.write(line, done, undefined, size + done);
        done += bytesWritten;
      }
      this.#hasRest = false;
      this.#size = size + line.length;
      this.#isDirty = true;
    } catch (error) {
      await this.#file?.truncate(size).then(
        () => (this.#hasRest = false),
        // The next transaction tries again before it writes.
        () => undefined,
      );
      throw error;
    } finally {
      this.#isBusy = false;
    }
  }

  /** Writes the file again without what is no longer needed, once that is most of it. */
  async compact(): Promise<void> {
    const { path, newPath } = this;
    const size = this.#size ?? 0;
    if (size < this.#compactAt) return;
    try {
      const shorter = await this.#compactor.compact({ path, size, newPath });
      this.#takePlace(shorter, undefined);
      this.#compactAt = Math.max(WORTH_COMPACTING, GROWTH * (this.#size ?? 0));
    } catch (error) {
      await rm(newPath, { force: true }).catch(() => undefined);
      // The file is as good as before. It is tried again when it has grown.
      this.#compactAt = (this.#size ?? 0) + WORTH_COMPACTING;
      this.#report(`${this.#path} could not be written again in a shorter form: ${String(error)}`);
    }
  }

  /** Has the disk take what was written; a file nobody has written to since the last time is closed. */
  async flush(): Promise<void> {
    const file = this.#file;
    if (!file || this.#isBusy) return;
    if (!this.#isDirty) {
      this.#file = undefined;
      await file.close();
      return;
    }
    this.#isDirty = false;
    try {
      await file.datasync();
    } catch (error) {
      this.#report(
        `The disk may not have taken the last changes in ${this.#path}: ${String(error)}`,
      );
    }
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file?.close();
    this.#file = undefined;
  }

  /** Removes the file, or, under the name that is given, keeps it for people to look at. */
  async leave(newPath?: string): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
    if (newPath === undefined) await rm(this.#path, { force: true });
    else await rename(this.#path, newPath);
  }

  /** Writes the first line: somebody finds a file with all of it, or none. */
  async #begin(line: Buffer): Promise<void> {
    let file: FileHandle | undefined;
    try {
      file = await open(this.newPath, 'w', 0o600);
      await file.writeFile(line);
      this.#takePlace(line.length, file);
    } catch (error) {
      await file?.close().catch(() => undefined);
      await rm(this.newPath, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Where contents are written that are to take the place of the file at once. */
  get newPath(): string {
    return `${this.#path}${NEW}`;
  }

  /** Puts the new file in place of the old one, before anybody can read between the two. */
  #takePlace(size: number, file: FileHandle | undefined): void {
    renameSync(this.newPath, this.#path);
    // What failed to reach the old file matters no more.
    void this.#file?.close().catch(() => undefined);
    this.#file = file;
    this.#size = size;
    this.#hasRest = false;
  }

  #damaged(how: string, cause?: unknown): WorldDamaged {
    // Whoever calls reads of it: where the data folder lies is nobody else's business.
    const name = join(basename(dirname(this.#path)), basename(this.#path));
    return new WorldDamaged(
      `${name} in the data folder ${how}: delete this world, or stop the simulator and put the file back from a backup. Other worlds are not concerned`,
      { cause },
    );
  }
}

/** End of the names of files that are not complete yet. */
export const NEW = '.new';
