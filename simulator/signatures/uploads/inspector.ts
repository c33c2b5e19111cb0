import type { Worker } from 'node:worker_threads';
import type { Inspection } from '../inspection/inspection.ts';
import { tooCostly } from '../inspection/inspect.ts';
import { FairQueue } from '../validation/worker/fair-queue.ts';
import { startThread, watch } from '../validation/worker/validator.ts';
import { isCheap, lookInto } from './look.ts';
import type { InspectionJob, InspectionNews } from './messages.ts';

/** Limits of one inspection: processor time and elapsed time, in milliseconds. */
export interface InspectionTimes {
  readonly timeoutMs: number;
  readonly patienceMs: number;
}

/** The costliest honest file of 10 MB takes a tenth of this time. */
const standardTimes: InspectionTimes = { timeoutMs: 4_000, patienceMs: 60_000 };
/** Memory of the thread in MiB. */
const memoryMb = 384;
const threadModule = new URL('./inspection-thread.ts', import.meta.url);

/** A file waiting for the thread. */
interface Task {
  readonly job: InspectionJob;
  readonly done: (inspection: Inspection) => void;
}

/** Inspects uploads one after the other in a thread, so that they do not block the server. */
export interface Inspector {
  /**
   * Never throws: a file that needs too much time or work is rejected with a reason.
   * @param owner name of the caller. Files of other callers go before further files of a heavy
   *   caller.
   */
  inspect(job: InspectionJob, owner: string): Promise<Inspection>;
  /** Ends the thread and rejects all waiting files. */
  close(): Promise<void>;
}

/** Creates an inspector. Its thread starts with the first costly file. */
export function createInspector(times = standardTimes): Inspector {
  // The number of waiting files is limited where uploads are received.
  const queue = new FairQueue<Task>({ threads: 1, ofOne: Infinity, inAll: Infinity });
  let thread: Worker | undefined;
  let isBusy = false;
  let closed = false;

  function run({ job, done }: Task, end: (usedMs: number) => void): void {
    const worker = (thread ??= startThread(threadModule, memoryMb));
    const finish = (inspection: Inspection, reusable: boolean) => {
      end(watched.stop());
      // Removes listeners by event, because Node has its own listeners on the worker.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      worker.unref();
      if (!reusable) {
        thread = undefined;
        void worker.terminate();
      }
      isBusy = false;
      done(inspection);
      next();
    };
    const giveUp = () => finish(tooCostly, false);
    const watched = watch(worker, times, giveUp);
    worker.on('message', (news: InspectionNews) => {
      if (news.kind === 'started') watched.start(news.threadId);
      else finish(news.inspection, true);
    });
    worker.once('error', giveUp);
    worker.once('exit', giveUp);
    worker.ref();
    // A copy, because the bytes may be a view of a larger buffer. The whole buffer would be
    // transferred.
    const bytes = new Uint8Array(job.bytes);
    worker.postMessage({ ...job, bytes }, [bytes.buffer]);
  }

  function next(): void {
    const taken = isBusy ? undefined : queue.take();
    if (!taken) return;
    isBusy = true;
    run(taken.item, taken.end);
  }

  return {
    inspect(job, owner) {
      if (isCheap(job)) return lookInto(job);
      if (closed) return Promise.resolve(tooCostly);
      return new Promise((done) => {
        queue.add(owner, { job, done });
        next();
      });
    },
    async close() {
      closed = true;
      for (const { done } of queue.clear()) done(tooCostly);
      await thread?.terminate();
    },
  };
}
