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

/** Bounds of one validation. */
export interface ValidatorLimits {
  /** Milliseconds of processor time a file may take once a thread looks at it. */
  readonly timeoutMs: number;
  /** Milliseconds by the clock: a thread that only waits has come to a stop. */
  readonly patienceMs: number;
  /** Memory of one thread in MiB. */
  readonly memoryMb: number;
  readonly threads: number;
  /** Files of one owner that may wait, and files that may wait in all. */
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

/** What a validator has to do. */
export interface ValidatorLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Validates files, each in a thread that cannot harm the server. */
export interface Validator {
  /**
   * A file that takes too long or too much is INDETERMINATE.
   * @param owner files of one owner wait for each other before they wait for those of others
   * @throws ValidatorBusy, by rejection, where too many files of the owner wait
   */
  validate(
    name: string,
    bytes: Uint8Array,
    trust: { readonly anchors: readonly TrustAnchor[]; readonly at: Date },
    owner: Owner,
  ): Promise<ValidationNode>;
  /** The place, from 1, of an answer that is waited for; 0 when its file is looked at or was. */
  place(answer: Promise<ValidationNode>): number;
  /** How many files are looked at now, and how many wait for a thread. */
  load(): ValidatorLoad;
  /** Ends the threads; validations that run then are INDETERMINATE. */
  close(): Promise<void>;
}

interface Task {
  readonly owner: string;
  readonly job: ValidationJob;
  readonly done: (node: ValidationNode) => void;
}

/** Reads TypeScript as the process that starts from the sources does; a thread does not inherit it. */
const fromSources = (url: URL) =>
  `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(url.href)});
  });`;

/**
 * Starts a thread that does not keep the process alive.
 * @param source its module, in TypeScript; beside the bundle it is a bundle of the same name
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

/** How soon a thread is looked at again that seems to have had its time; in milliseconds. */
const lookAgainMs = 20;

interface Watch {
  /** From now on the time counts that the thread of this number gets. */
  start(threadId: number | null): void;
  /** Ends it. @returns milliseconds of processor the thread has used since */
  stop(): number;
}

/** Watches the time a thread gets and takes. */
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

/** Makes a validator; its threads start with the first files. */
export function createValidator(limits: Partial<ValidatorLimits> = {}): Validator {
  const { memoryMb, threads, ofOne, inAll, ...times } = { ...standardLimits, ...limits };
  const queue = new FairQueue<Task>({ threads, ofOne, inAll });
  /** Answers that are waited for. */
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
      // By name: Node listens to its own worker, too, and would go deaf with us.
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
    // A copy, which moves to the thread: the caller's bytes may be a view of a larger buffer, which
    // would travel whole.
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
