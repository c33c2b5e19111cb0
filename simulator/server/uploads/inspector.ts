import type { Worker } from 'node:worker_threads';
import type { Inspection } from '../../engine/ports.ts';
import { tooCostly } from '../../inspection/inspect.ts';
import { startThread, watch } from '../../validation/worker/validator.ts';
import { isCheap, lookInto } from './look.ts';
import type { InspectionJob, InspectionNews } from './messages.ts';

/** Bounds of one inspection: its processor time and the time by the clock, in milliseconds. */
export interface InspectionTimes {
  readonly timeoutMs: number;
  readonly patienceMs: number;
}

/** The costliest honest file of 10 MB takes a tenth of it. */
const standardTimes: InspectionTimes = { timeoutMs: 4_000, patienceMs: 60_000 };
/** Memory of the thread in MiB. */
const memoryMb = 384;
const threadModule = new URL('./inspection-thread.ts', import.meta.url);

/** Inspects uploads one after the other, in a thread that cannot hold up the server. */
export interface Inspector {
  /** Never rejects: a file that takes too long or too much is refused with a reason. */
  inspect(job: InspectionJob): Promise<Inspection>;
  /** Ends the thread; files it has not answered are refused. */
  close(): Promise<void>;
}

/** Creates an inspector; its thread starts with the first file that is worth one. */
export function createInspector(times = standardTimes): Inspector {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  function inThread(job: InspectionJob): Promise<Inspection> {
    if (closed) return Promise.resolve(tooCostly);
    const worker = (thread ??= startThread(threadModule, memoryMb));
    return new Promise((resolve) => {
      const finish = (inspection: Inspection, reusable: boolean) => {
        watched.stop();
        // By name: Node listens to its own worker, too.
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
        worker.unref();
        if (!reusable) {
          thread = undefined;
          void worker.terminate();
        }
        resolve(inspection);
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
      // A copy: the caller's bytes may be a view of a larger buffer, which would travel whole.
      const bytes = new Uint8Array(job.bytes);
      worker.postMessage({ ...job, bytes }, [bytes.buffer]);
    });
  }

  return {
    inspect(job) {
      if (isCheap(job)) return lookInto(job);
      const found = last.then(() => inThread(job));
      last = found;
      return found;
    },
    async close() {
      closed = true;
      await thread?.terminate();
    },
  };
}
