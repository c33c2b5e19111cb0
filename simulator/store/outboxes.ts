import { Outbox } from './outbox.ts';
import type { Store } from './store.ts';

/** Callbacks for failed writes. */
export interface FailedWrites {
  /** The last changes of a world and all later ones were not stored. */
  onLost(id: string, failure: unknown): void;
  /** Notes about a world were not stored, such as its journal. */
  onNoteLost(id: string): void;
}

const together = (waiting: readonly Promise<void>[]) =>
  waiting.length === 0 ? undefined : Promise.all(waiting).then(() => undefined);

/** Outboxes of all worlds. Each is created with the first change of its world. */
export class Outboxes {
  readonly #store: Store;
  readonly #failed: FailedWrites;
  readonly #byWorld = new Map<string, Outbox>();
  #isRefusing = false;

  constructor(store: Store, failed: FailedWrites) {
    this.#store = store;
    this.#failed = failed;
  }

  /** Whether the last write failed. */
  get isRefusing(): boolean {
    return this.#isRefusing;
  }

  of(id: string): Outbox {
    let outbox = this.#byWorld.get(id);
    if (!outbox) {
      outbox = new Outbox(id, this.#store, (failure, wasAwaited) => {
        this.#isRefusing = failure !== undefined;
        if (failure === undefined) return;
        if (wasAwaited) this.#failed.onLost(id, failure);
        else this.#failed.onNoteLost(id);
      });
      this.#byWorld.set(id, outbox);
    }
    return outbox;
  }

  /**
   * Settles when all changes that an answer may show are stored. Undefined if they already are.
   * @param ids ids of the worlds. All worlds by default.
   */
  stored(ids: Iterable<string> = this.#byWorld.keys()): Promise<void> | undefined {
    return together(Array.from(ids).flatMap((id) => this.#byWorld.get(id)?.stored() ?? []));
  }

  /** Settles when everything is stored, including journals. Undefined if it already is. */
  settled(): Promise<void> | undefined {
    return together([...this.#byWorld.values()].flatMap((outbox) => outbox.settled() ?? []));
  }

  /** Removes outboxes without changes. @param isUsed whether a world is still in use */
  sweep(isUsed: (id: string) => boolean): void {
    for (const [id, outbox] of this.#byWorld) {
      if (!isUsed(id) && !outbox.settled()) this.#byWorld.delete(id);
    }
  }

  /** Accepts no more changes after everything is stored. */
  async close(): Promise<void> {
    try {
      await this.settled();
    } finally {
      for (const outbox of this.#byWorld.values()) outbox.close();
    }
  }
}
