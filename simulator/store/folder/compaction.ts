import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { StoreWrite } from '../store.ts';
import { startStoreThread } from '../start-store-thread.ts';
import { readLines, transactionLineOf } from './lines.ts';

/** Bytes of a line where texts are written again. */
const LINE_BYTES = 64 * 1024;
/** Memory of the thread in MiB. */
const MEMORY_MB = 384;

/** A file of a world that is to be written again without what is no longer needed. */
export interface Compaction {
  readonly path: string;
  /** Bytes of it that are in force. */
  readonly size: number;
  /** Where the shorter one goes. */
  readonly newPath: string;
}

/** What the thread answers: bytes of the shorter file, or why there is none. */
export type CompactionNews = { readonly size: number } | { readonly failure: string };

/**
 * Writes the shorter file, and has the disk take it. Takes as long as the file is large.
 * @returns its bytes
 * @throws Error for a damaged file, and what the disk says
 */
export function writeShorter({ path, size, newPath }: Compaction): number {
  const { texts, damagedAt } = readLines(readFileSync(path).subarray(0, size));
  if (damagedAt !== undefined) throw new Error(`line ${damagedAt} has changed`);
  const file = openSync(newPath, 'w', 0o600);
  try {
    let written = 0;
    let some: StoreWrite[] = [];
    let length = 0;
    const write = () => {
      const line = transactionLineOf(some);
      for (let done = 0; done < line.length;) done += writeSync(file, line, done);
      written += line.length;
      some = [];
      length = 0;
    };
    for (const { key, value } of texts.values()) {
      some.push({ key, value });
      length += value.length;
      if (length > LINE_BYTES) write();
    }
    if (some.length > 0) write();
    fdatasyncSync(file);
    return written;
  } finally {
    closeSync(file);
  }
}

interface Waiting {
  readonly done: (size: number) => void;
  readonly failed: (why: Error) => void;
}

/** Has a thread write files again, one after the other: to read a large one would hold up every world. */
export class Compactor {
  #thread: Worker | undefined;
  /** Who waits, in the order of their files. */
  #waiting: Waiting[] = [];

  /** @returns bytes of the shorter file; rejects where there is none */
  compact(order: Compaction): Promise<number> {
    const thread = (this.#thread ??= this.#started());
    thread.ref();
    thread.postMessage(order);
    return new Promise((done, failed) => this.#waiting.push({ done, failed }));
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #started(): Worker {
    const thread = startStoreThread(new URL('./compaction-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    thread.on('message', (news: CompactionNews) => {
      const waiting = this.#waiting.shift();
      if ('size' in news) waiting?.done(news.size);
      else waiting?.failed(new Error(news.failure));
      if (this.#waiting.length === 0) thread.unref();
    });
    let why = 'its thread has ended';
    thread.on('error', (error) => (why = error.message));
    thread.on('exit', () => {
      this.#thread = undefined;
      for (const { failed } of this.#waiting.splice(0)) failed(new Error(why));
    });
    return thread;
  }
}
