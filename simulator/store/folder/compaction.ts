import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { StoreWrite } from '../store.ts';
import { startStoreThread } from '../start-store-thread.ts';
import { readLines, transactionLineOf } from './lines.ts';

/** Number of bytes per line when texts are written again. */
const LINE_BYTES = 64 * 1024;
/** Memory of the thread in MiB. */
const MEMORY_MB = 384;

/** A world file to compact. */
export interface Compaction {
  readonly path: string;
  /** Number of valid bytes in the file. */
  readonly size: number;
  /** Path of the compacted file. */
  readonly newPath: string;
}

/** Answer of the thread: the size of the compacted file, or the reason for a failure. */
export type CompactionNews = { readonly size: number } | { readonly failure: string };

/**
 * Writes the compacted file and flushes it to disk. The time grows with the size of the file.
 * @returns its size in bytes
 * @throws Error for a damaged file, or with the error of the disk
 */
export function writeShorter({ path, size, newPath }: Compaction): number {
  const { texts, damagedAt } = readLines(readFileSync(path).subarray(0, size));
  if (damagedAt !== undefined) throw new Error(`line ${damagedAt} is damaged`);
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

/**
 * Compacts files in a thread, one after the other. In the server's own thread, a large file would
 * block every world.
 */
export class Compactor {
  #thread: Worker | undefined;
  /** Waiting orders, in order. */
  #waiting: Waiting[] = [];

  /** @returns size of the compacted file. Rejects if compaction fails. */
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
    let why = 'the compaction thread has ended';
    thread.on('error', (error) => (why = error.message));
    thread.on('exit', () => {
      this.#thread = undefined;
      for (const { failed } of this.#waiting.splice(0)) failed(new Error(why));
    });
    return thread;
  }
}
