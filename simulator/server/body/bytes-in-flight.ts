import { limits } from '@dokubox/spec/limits.ts';

/** Bounds of the bodies a process holds at the same time. */
export interface InFlightBounds {
  /** Bytes of all bodies together, at least those of the largest body. */
  readonly most: number;
  /** Milliseconds a caller waits for room before being sent away. */
  readonly patienceMs: number;
  /** Number of callers of one owner who may wait. The next one is sent away at once. */
  readonly waiting: number;
}

/** Returns the room. A second call does nothing. */
export type Release = () => void;

interface Waiter {
  readonly bytes: number;
  readonly admit: (release: Release) => void;
  readonly sendAway: () => void;
}

/** The rooms of one owner: a world, or an address where the call belongs to no world. */
interface Owner {
  held: number;
  readonly waiting: Waiter[];
}

/**
 * Room for bodies in memory, shared fairly. An owner has at most half of it, so that the uploads of
 * one owner never fill the process. Among those who wait, the owner with the least room is first.
 */
export class BytesInFlight {
  readonly #bounds: InFlightBounds;
  readonly #ofOneOwner: number;
  /** Owners who have room or wait. The owner who was served last is last. */
  readonly #owners = new Map<string, Owner>();
  #held = 0;

  constructor(bounds: InFlightBounds) {
    const most = Math.max(bounds.most, limits.bodyMaxBytes);
    this.#bounds = { ...bounds, most };
    this.#ofOneOwner = Math.max(most / 2, limits.bodyMaxBytes);
  }

  /** Bytes held now. */
  get held(): number {
    return this.#held;
  }

  /** How many callers wait for room. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.#owners.values()) sum += waiting.length;
    return sum;
  }

  /**
   * Takes room for a body as soon as there is some.
   * @returns null where there is none in time, or too many of this owner wait for it
   */
  take(name: string, bytes: number): Promise<Release | null> {
    let owner = this.#owners.get(name);
    if (!owner) this.#owners.set(name, (owner = { held: 0, waiting: [] }));
    const { waiting } = owner;
    if (waiting.length >= this.#bounds.waiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      const waiter: Waiter = {
        bytes,
        admit: (release) => {
          clearTimeout(timer);
          resolve(release);
        },
        sendAway: () => {
          waiting.splice(waiting.indexOf(waiter), 1);
          resolve(null);
          // It may have been the one whose turn it was.
          this.#serve();
        },
      };
      const timer = setTimeout(waiter.sendAway, this.#bounds.patienceMs);
      waiting.push(waiter);
      this.#serve();
    });
  }

  /**
   * Admits callers while there is room. If the next owner needs more room than there is, the others
   * wait too.
   */
  #serve(): void {
    for (let name = this.#next(); name !== undefined; name = this.#next()) {
      const owner = this.#owners.get(name) as Owner;
      const [waiter] = owner.waiting;
      if (!waiter || this.#held + waiter.bytes > this.#bounds.most) return;
      owner.waiting.shift();
      this.#owners.delete(name);
      this.#owners.set(name, owner);
      this.#hold(owner, waiter);
    }
  }

  /**
   * The next owner: among those below their limit, the one with the least room, then the one served
   * longest ago.
   */
  #next(): string | undefined {
    let next: string | undefined;
    let least = Infinity;
    for (const [name, { held, waiting }] of this.#owners) {
      const [waiter] = waiting;
      if (!waiter) {
        if (held === 0) this.#owners.delete(name);
        continue;
      }
      const mayHoldMore = held === 0 || held + waiter.bytes <= this.#ofOneOwner;
      if (mayHoldMore && held < least) [next, least] = [name, held];
    }
    return next;
  }

  #hold(owner: Owner, { bytes, admit }: Waiter): void {
    owner.held += bytes;
    this.#held += bytes;
    let isHeld = true;
    admit(() => {
      if (!isHeld) return;
      isHeld = false;
      owner.held -= bytes;
      this.#held -= bytes;
      this.#serve();
    });
  }
}
