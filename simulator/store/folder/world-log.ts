import { readFileSync, renameSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { StoredTexts } from '../keys.ts';
import { WorldDamaged, type StoreWrite } from '../store.ts';
import type { Compactor } from './compaction.ts';
import { lineInSlices, readLines } from './lines.ts';

/** Minimum size in bytes for compaction. At 1 MB, compaction was 14 % of the cost of a command. */
const WORTH_COMPACTING = 2 * 1024 * 1024;
/** A file is compacted when it is this many times as long as after the last compaction. */
const GROWTH = 3;

/** Tools that the files of all worlds share. */
export interface LogTools {
  readonly report: (sentence: string) => void;
  readonly compactor: Compactor;
}

/** The file of one world. Each line is a transaction with its checksum. */
export class WorldLog {
  readonly #path: string;
  readonly #report: (sentence: string) => void;
  readonly #compactor: Compactor;
  /** Number of valid bytes. Undefined until the file has been read. */
  #size: number | undefined;
  /** Size in bytes at which the file will be compacted. */
  #compactAt = WORTH_COMPACTING;
  /** Size of the file when the simulator was stopped properly. */
  readonly #expected: number | undefined;
  #file: FileHandle | undefined;
  /** Whether there may be bytes after the valid ones. */
  #hasRest = false;
  #isDirty = false;
  #isBusy = false;

  /**
   * @param size expected size in bytes. 0 for a new world, undefined if unknown.
   * @param tools shared tools. `report` receives a message for the operator.
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

  /** Number of valid bytes. The size of the closed file if it has not been read since. */
  get size(): number | undefined {
    return this.#size ?? this.#expected;
  }

  /** All texts in the file. @throws WorldDamaged */
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
    if (damagedAt !== undefined) throw this.#damaged(`is damaged in line ${damagedAt}`);
    if (texts.size === 0) throw this.#damaged('is empty');
    if (this.#size === undefined) {
      if (end < bytes.length) {
        // A command was interrupted during writing, so no caller received an answer for it.
        this.#report(
          `${this.#path} ended in the middle of a line. The last ${bytes.length - end} bytes were left out.`,
        );
        this.#hasRest = true;
      }
      this.#size = end;
      this.#compactAt = Math.max(WORTH_COMPACTING, end + WORTH_COMPACTING);
    }
    return texts;
  }

  /** Adds a transaction completely or not at all. @throws the error of the disk, or WorldDamaged */
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

  /** Compacts the file when most of its content is no longer needed. */
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
      // The file is still valid. The next attempt follows when it has grown.
      this.#compactAt = (this.#size ?? 0) + WORTH_COMPACTING;
      this.#report(`${this.#path} could not be compacted: ${String(error)}`);
    }
  }

  /** Flushes written data to disk. A file without new data since the last flush is closed. */
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
      this.#report(`The last changes in ${this.#path} may not be on the disk: ${String(error)}`);
    }
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file?.close();
    this.#file = undefined;
  }

  /** Removes the file. With a new path, the file is kept there for the operator. */
  async leave(newPath?: string): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
    if (newPath === undefined) await rm(this.#path, { force: true });
    else await rename(this.#path, newPath);
  }

  /** Writes the first line atomically: readers find the complete file or none. */
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

  /** Temporary path of content that will replace the file. */
  get newPath(): string {
    return `${this.#path}${NEW}`;
  }

  /** Replaces the file by the new one in one step, so that no reader comes in between. */
  #takePlace(size: number, file: FileHandle | undefined): void {
    renameSync(this.newPath, this.#path);
    // Failed writes to the old file no longer count.
    void this.#file?.close().catch(() => undefined);
    this.#file = file;
    this.#size = size;
    this.#hasRest = false;
  }

  #damaged(how: string, cause?: unknown): WorldDamaged {
    // The message is shown to callers, who must not learn the place of the data folder.
    const name = join(basename(dirname(this.#path)), basename(this.#path));
    return new WorldDamaged(
      `${name} in the data folder ${how}. Delete this world, or stop the simulator and put the file back from a backup. Other worlds are not affected`,
      { cause },
    );
  }
}

/** Extension of files that are not complete yet. */
export const NEW = '.new';
