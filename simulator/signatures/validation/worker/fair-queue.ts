/** Limits of a queue. */
export interface QueueBounds {
  /** Number of threads that take files from the queue. */
  readonly threads: number;
  /** Maximum number of waiting files of one owner. */
  readonly ofOne: number;
  /**
   * Maximum number of waiting files in total. An owner without a waiting file may always add one.
   */
  readonly inAll: number;
}

/** Time in milliseconds after which half of an owner's used time is forgotten. */
const HALF_LIFE_MS = 30_000;
/**
 * Processor time in milliseconds from which an owner counts as heavy. Heavy owners leave one thread
 * to the others.
 */
const HEAVY_MS = 1_000;

/** One caller, identified by its name. */
interface Owner<T> {
  readonly waiting: T[];
  running: number;
  /** Used processor time in milliseconds, as of `at`. */
  used: number;
  at: number;
}

/**
 * A fair queue of files that wait for a thread. The next file belongs to the owner that has
 * recently used the least processor time. An owner never gets all threads. One thread is reserved
 * for owners that have used little, so that their first file never waits for files that take
 * seconds.
 */
export class FairQueue<T> {
  readonly #bounds: QueueBounds;
  readonly #now: () => number;
  readonly #owners = new Map<string, Owner<T>>();
  /** Number of running files of heavy owners. */
  #heavy = 0;
  #waiting = 0;

  /** @param now monotonic clock in milliseconds */
  constructor(bounds: QueueBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** Number of waiting files. */
  get size(): number {
    return this.#waiting;
  }

  /** Number of waiting files of an owner. */
  waitingOf(name: string): number {
    return this.#owners.get(name)?.waiting.length ?? 0;
  }

  /** Position of a file among the waiting files of its owner, from 1. 0 if it is not waiting. */
  place(name: string, item: T): number {
    return (this.#owners.get(name)?.waiting.indexOf(item) ?? -1) + 1;
  }

  /**
   * @param bounded false for a file that must be accepted in any case
   * @returns false if too many files are waiting
   */
  add(name: string, item: T, bounded = true): boolean {
    let owner = this.#owners.get(name);
    if (!owner) {
      this.#forget();
      owner = { waiting: [], running: 0, used: 0, at: this.#now() };
      this.#owners.set(name, owner);
    }
    const { length } = owner.waiting;
    const { ofOne, inAll } = this.#bounds;
    const isFull = length >= ofOne || (length > 0 && this.#waiting >= inAll);
    if (bounded && isFull) return false;
    owner.waiting.push(item);
    this.#waiting += 1;
    return true;
  }

  /**
   * Takes the next file that may run now.
   * @returns the file, and a function to call at its end with the used processor time in
   *   milliseconds. Undefined if no file may run.
   */
  take(): { readonly item: T; readonly end: (usedMs: number) => void } | undefined {
    const others = Math.max(this.#bounds.threads - 1, 1);
    let next: Owner<T> | undefined;
    for (const owner of this.#owners.values()) {
      if (owner.waiting.length === 0 || owner.running >= others) continue;
      if (this.#usedBy(owner) >= HEAVY_MS && this.#heavy >= others) continue;
      if (!next || this.#usedBy(owner) < this.#usedBy(next)) next = owner;
    }
    const item = next?.waiting.shift();
    if (!next || item === undefined) return undefined;
    return { item, end: this.#run(next) };
  }

  /** Empties the queue. @returns all files that were waiting */
  clear(): T[] {
    const all = [...this.#owners.values()].flatMap(({ waiting }) => waiting.splice(0));
    this.#waiting = 0;
    return all;
  }

  #run(owner: Owner<T>): (usedMs: number) => void {
    const isHeavy = this.#usedBy(owner) >= HEAVY_MS;
    this.#waiting -= 1;
    owner.running += 1;
    if (isHeavy) this.#heavy += 1;
    return (usedMs) => {
      owner.running -= 1;
      if (isHeavy) this.#heavy -= 1;
      owner.used = this.#usedBy(owner) + usedMs;
      owner.at = this.#now();
    };
  }

  #usedBy({ used, at }: Owner<T>): number {
    return used * 0.5 ** ((this.#now() - at) / HALF_LIFE_MS);
  }

  /** Forgets owners whose used time no longer counts. */
  #forget(): void {
    for (const [name, owner] of this.#owners) {
      const isIdle = owner.waiting.length === 0 && owner.running === 0;
      if (isIdle && this.#usedBy(owner) < 1) this.#owners.delete(name);
    }
  }
}
