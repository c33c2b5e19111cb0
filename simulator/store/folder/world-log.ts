import { readFileSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { StoredTexts } from '../keys.ts';
import { WorldDamaged, type StoreWrite } from '../store.ts';
import { transactionLineOf, readLines } from './lines.ts';

/**
 * Below this many bytes a file is not written again without what is no longer needed: at 1 MB that was 14 %
 * of what a command costs. To read 2 MB holds the event loop for about 25 ms.
 */
const WORTH_COMPACTING = 2 * 1024 * 1024;
/** A file is written again once it is this many times as long as it was then. */
const GROWTH = 3;
/** Bytes of a line where texts are written again. */
const LINE_BYTES = 64 * 1024;

/** The file of one world: each line a transaction, with its checksum. */
export class WorldLog {
  readonly #path: string;
  readonly #report: (sentence: string) => void;
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
   * @param report takes a sentence for whoever runs the simulator
   */
  constructor(path: string, size: number | undefined, report: (sentence: string) => void) {
    this.#path = path;
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
    const line = transactionLineOf(changes);
    if (this.#size === 0) {
      await this.#replace([line]);
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
    if ((this.#size ?? 0) < this.#compactAt) return;
    try {
      const lines: Buffer[] = [];
      let some: StoreWrite[] = [];
      let length = 0;
      for (const { key, value } of this.read().values()) {
        some.push({ key, value });
        length += value.length;
        if (length > LINE_BYTES) {
          lines.push(transactionLineOf(some));
          some = [];
          length = 0;
        }
      }
      if (some.length > 0) lines.push(transactionLineOf(some));
      await this.#replace(lines, true);
      this.#compactAt = Math.max(WORTH_COMPACTING, GROWTH * (this.#size ?? 0));
    } catch (error) {
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

  /**
   * Puts other contents in place of the file at once: somebody finds the old or the new, never a part.
   * @param first has the disk take them before the old ones go
   */
  async #replace(lines: readonly Buffer[], first = false): Promise<void> {
    const path = `${this.#path}${NEW}`;
    let file: FileHandle | undefined;
    try {
      file = await open(path, 'w', 0o600);
      await file.writeFile(Buffer.concat(lines));
      if (first) await file.datasync();
      await rename(path, this.#path);
    } catch (error) {
      await file?.close().catch(() => undefined);
      await rm(path, { force: true }).catch(() => undefined);
      throw error;
    }
    await this.#file?.close();
    this.#file = file;
    this.#size = lines.reduce((sum, { length }) => sum + length, 0);
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
