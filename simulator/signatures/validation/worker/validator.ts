import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { TrustAnchor } from '../core/chain.ts';
import type { FindingId } from '../core/checks.ts';
import { ValidatorBusy, type Owner } from './busy.ts';
import { FairQueue } from './fair-queue.ts';
import type { ValidationJob, ValidationNews } from './messages.ts';
import { processorTime } from './processor-time.ts';
import { stopped } from './stopped.ts';

/** Limits of one validation. */
export interface ValidatorLimits {
  /** Processor time in milliseconds that a file may take in a thread. */
  readonly timeoutMs: number;
  /** Elapsed time in milliseconds. A thread that only waits has stopped working. */
  readonly patienceMs: number;
  /** Memory of one thread in MiB. */
  readonly memoryMb: number;
  readonly threads: number;
  /** Maximum number of waiting files, of one owner and in total. */
  readonly ofOne: number;
  readonly inAll: number;
}

const standardLimits: ValidatorLimits = {
  timeoutMs: 8_000,
  patienceMs: 180_000,
  memoryMb: 384,
  threads: 2,
  ofOne: 10,
  inAll: 64,
};

/** Current load of a validator. */
export interface ValidatorLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Validates files in threads, so that they cannot harm the server. */
export interface Validator {
  /**
   * A file that needs too much time or memory is INDETERMINATE.
   * @param owner files of one owner wait for each other before they wait for those of others
   * @throws ValidatorBusy, as a rejection, if too many files of the owner are waiting
   */
  validate(
    name: string,
    bytes: Uint8Array,
    trust: { readonly anchors: readonly TrustAnchor[]; readonly at: Date },
    owner: Owner,
  ): Promise<ValidationNode>;
  /** Position of a pending result, from 1. 0 if its file is being validated or has been. */
  place(answer: Promise<ValidationNode>): number;
  /** Number of files that are being validated, and number of files waiting for a thread. */
  load(): ValidatorLoad;
  /** Ends the threads. Running validations become INDETERMINATE. */
  close(): Promise<void>;
}

interface Task {
  readonly owner: string;
  readonly job: ValidationJob;
  readonly done: (node: ValidationNode) => void;
}

/**
 * Loads TypeScript in a thread, because threads do not inherit the loader of a process that runs
 * from source.
 */
const fromSources = (url: URL) =>
  `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(url.href)});
  });`;

/**
 * Starts a thread that does not keep the process alive.
 * @param source its module in TypeScript. The built server has a bundle of the same name next to
 *   it.
 */
export function startThread(source: URL, memoryMb: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 };
  const bundled = new URL(`./${basename(source.pathname, '.ts')}.js`, import.meta.url);
  const worker = existsSync(fileURLToPath(bundled))
    ? new Worker(bundled, { resourceLimits })
    : new Worker(fromSources(source), { eval: true, resourceLimits });
  worker.unref();
  return worker;
}

const threadModule = new URL('./validation-thread.ts', import.meta.url);

/** Interval in milliseconds for checking a thread that seems to have used its time. */
const lookAgainMs = 20;

interface Watch {
  /** Starts to count the processor time of the thread with this number. */
  start(threadId: number | null): void;
  /** Stops counting. @returns processor time in milliseconds since the start */
  stop(): number;
}

/** Watches the processor time and the elapsed time of a thread. */
export function watch(
  worker: Worker,
  { timeoutMs, patienceMs }: Pick<ValidatorLimits, 'timeoutMs' | 'patienceMs'>,
  onEnd: () => void,
): Watch {
  let timer: NodeJS.Timeout | undefined;
  const patience = setTimeout(onEnd, patienceMs);
  let used = () => 0;
  return {
    start(threadId) {
      const before = processorTime(worker, threadId);
      used = () => processorTime(worker, threadId) - before;
      const look = () => {
        const left = timeoutMs - used();
        if (left <= 0) onEnd();
        else timer = setTimeout(look, Math.max(left, lookAgainMs));
      };
      timer = setTimeout(look, timeoutMs);
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(patience);
      return used();
    },
  };
}

/** Creates a validator. Its threads start with the first files. */
export function createValidator(limits: Partial<ValidatorLimits> = {}): Validator {
  const { memoryMb, threads, ofOne, inAll, ...times } = { ...standardLimits, ...limits };
  const queue = new FairQueue<Task>({ threads, ofOne, inAll });
  /** Tasks of pending results. */
  const tasks = new WeakMap<Promise<ValidationNode>, Task>();
  const idle: Worker[] = [];
  const running = new Set<Worker>();
  let closed = false;

  function run(worker: Worker, { job, done }: Task, end: (usedMs: number) => void): void {
    let soFar: ValidationNode | null = null;
    running.add(worker);
    worker.ref();
    const finish = (node: ValidationNode, reusable: boolean) => {
      end(watched.stop());
      // Removes listeners by event, because Node has its own listeners on the worker.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      running.delete(worker);
      worker.unref();
      if (reusable && !closed) idle.push(worker);
      else void worker.terminate();
      done(node);
      next();
    };
    const giveUp = (id: FindingId) => finish(stopped(job.name, id, soFar), false);
    const watched = watch(worker, times, () => giveUp('TIME_LIMIT_REACHED'));
    worker.on('message', (news: ValidationNews) => {
      if (news.kind === 'started') watched.start(news.threadId);
      else if (news.kind === 'found') soFar = news.node;
      else finish(news.node, true);
    });
    worker.once('error', () => giveUp('LIMIT_REACHED'));
    worker.once('exit', () => giveUp('LIMIT_REACHED'));
    // A copy for the thread, because the bytes may be a view of a larger buffer. The whole buffer
    // would be transferred.
    const bytes = new Uint8Array(job.bytes);
    worker.postMessage({ ...job, bytes }, [bytes.buffer]);
  }

  function next(): void {
    while (idle.length > 0 || running.size < threads) {
      const taken = queue.take();
      if (!taken) return;
      run(idle.pop() ?? startThread(threadModule, memoryMb), taken.item, taken.end);
    }
  }

  return {
    validate(name, bytes, { anchors, at }, asker) {
      if (closed) return Promise.resolve(stopped(name, 'LIMIT_REACHED', null));
      const owner = asker ?? '';
      let done: Task['done'] = () => undefined;
      const answer = new Promise<ValidationNode>((resolve) => (done = resolve));
      const trusted = anchors.map(({ certificate, listed }) => ({ der: certificate.der, listed }));
      const task = { owner, job: { name, bytes, anchors: trusted, at: at.getTime() }, done };
      if (!queue.add(owner, task, asker !== null)) return Promise.reject(new ValidatorBusy(null));
      tasks.set(answer, task);
      next();
      return answer;
    },
    place(answer) {
      const task = tasks.get(answer);
      return task ? queue.place(task.owner, task) : 0;
    },
    load: () => ({ running: running.size, waiting: queue.size }),
    async close() {
      closed = true;
      for (const { job, done } of queue.clear()) done(stopped(job.name, 'LIMIT_REACHED', null));
      await Promise.all([...idle.splice(0), ...running].map((worker) => worker.terminate()));
    },
  };
}
