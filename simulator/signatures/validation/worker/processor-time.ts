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

/** The number the system gave the calling thread; null where it tells none (only Linux does). */
export function ownThreadId(): number | null {
  const id = Number.parseInt(read('/proc/thread-self/stat') ?? '', 10);
  return Number.isNaN(id) ? null : id;
}

/** How the system ranks threads that look into files: callers of the server come first. */
const BEHIND_THE_SERVER = 10;

/**
 * Puts the calling thread behind the others of its process. A thread that looks into a hostile file for
 * seconds would otherwise take half of a small machine from everyone. Only Linux ranks threads one by one.
 */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(BEHIND_THE_SERVER);
}

/**
 * Milliseconds a thread of this process has had a processor. On a busy machine a thread waits for its
 * turn, which is no fault of the file it looks at.
 * Where the system does not tell, it is the time in which the thread was not idle: never less.
 */
export function processorTime(worker: Worker, threadId: number | null): number {
  const told = threadId === null ? null : read(`/proc/self/task/${threadId}/schedstat`);
  const nanoseconds = Number.parseInt(told ?? '', 10);
  if (!Number.isNaN(nanoseconds)) return nanoseconds / 1e6;
  return worker.performance.eventLoopUtilization().active;
}
