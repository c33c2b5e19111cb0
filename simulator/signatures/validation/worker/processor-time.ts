import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Number of the calling thread in the operating system. Null if the system does not report it (only
 * Linux does).
 */
export function ownThreadId(): number | null {
  const id = Number.parseInt(read('/proc/thread-self/stat') ?? '', 10);
  return Number.isNaN(id) ? null : id;
}

/** Priority of threads that read files. Callers of the server come first. */
const BEHIND_THE_SERVER = 10;

/**
 * Gives the calling thread a lower priority than the rest of its process. Otherwise a thread that
 * reads a hostile file for seconds would take half of a small machine. Only Linux has priorities
 * for threads.
 */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(BEHIND_THE_SERVER);
}

/**
 * Processor time of a thread in milliseconds. On a busy machine a thread waits for its turn, which
 * is not the fault of its file. If the system does not report it, the result is the time in which
 * the thread was not idle, which is never less.
 */
export function processorTime(worker: Worker, threadId: number | null): number {
  const schedstat = threadId === null ? null : read(`/proc/self/task/${threadId}/schedstat`);
  const nanoseconds = Number.parseInt(schedstat ?? '', 10);
  if (!Number.isNaN(nanoseconds)) return nanoseconds / 1e6;
  return worker.performance.eventLoopUtilization().active;
}
