/** Bounds of a queue. */
export interface QueueBounds {
  /** Threads that take from it. */
  readonly threads: number;
  /** Files of one owner that may wait. */
  readonly ofOne: number;
  /** Files that may wait in all; an owner of whom none waits may always bring one. */
  readonly inAll: number;
}

/** Milliseconds in which half of what an owner has used is forgotten. */
const HALF_LIFE_MS = 30_000;
/** From this many milliseconds of processor on, an owner leaves one thread to the others. */
const HEAVY_MS = 1_000;

/** One caller, by the name the caller gave. */
interface Owner<T> {
  readonly waiting: T[];
  running: number;
  /** Milliseconds of processor used, as of `at`. */
  used: number;
  at: number;
}

/**
 * Files that wait for a thread, fairly: of the owners who wait, the one that has used the least processor
 * time lately is next. An owner never has all threads, and one thread is kept for owners that have used
 * little, so that one file of theirs waits for none of those that take seconds.
 */
export class FairQueue<T> {
  readonly #bounds: QueueBounds;
  readonly #now: () => number;
  readonly #owners = new Map<string, Owner<T>>();
  /** Files of heavy owners that run. */
  #heavy = 0;
  #waiting = 0;

  /** @param now milliseconds of a clock that only measures */
  constructor(bounds: QueueBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** How many files wait. */
  get size(): number {
    return this.#waiting;
  }

  /** How many files of an owner wait. */
  waitingOf(name: string): number {
    return this.#owners.get(name)?.waiting.length ?? 0;
  }

  /** The place of a file among those of its owner that wait, from 1; 0 where it does not wait. */
  place(name: string, item: T): number {
    return (this.#owners.get(name)?.waiting.indexOf(item) ?? -1) + 1;
  }

  /**
   * @param bounded false for what has to be done whatever waits
   * @returns false where too many wait already
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
   * @returns the file, and what to call at its end with the milliseconds of processor it has used;
   *   undefined where none may
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

  /** Empties the queue. @returns all that waited */
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

  /** Forgets owners whose use no longer counts. */
  #forget(): void {
    for (const [name, owner] of this.#owners) {
      const isIdle = owner.waiting.length === 0 && owner.running === 0;
      if (isIdle && this.#usedBy(owner) < 1) this.#owners.delete(name);
    }
  }
}
