import { Outbox } from './outbox.ts';
import type { Store } from './store.ts';

/** What hears of a write that failed. */
export interface FailedWrites {
  /** Nothing is stored of the last changes of a world, nor of what came after them. */
  onLost(id: string, failure: unknown): void;
  /** Nothing is stored of what was only noted of a world. */
  onNoteLost(id: string): void;
}

const together = (waiting: readonly Promise<void>[]) =>
  waiting.length === 0 ? undefined : Promise.all(waiting).then(() => undefined);

/** The outboxes of all worlds, each made when something of its world is to be stored. */
export class Outboxes {
  readonly #store: Store;
  readonly #failed: FailedWrites;
  readonly #byWorld = new Map<string, Outbox>();
  #isRefusing = false;

  constructor(store: Store, failed: FailedWrites) {
    this.#store = store;
    this.#failed = failed;
  }

  /** True while the store has refused the last write. */
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
   * Settles when all that answers may tell of these worlds is stored; undefined when it is.
   * @param ids of the worlds; all worlds where absent
   */
  stored(ids: Iterable<string> = this.#byWorld.keys()): Promise<void> | undefined {
    return together(Array.from(ids).flatMap((id) => this.#byWorld.get(id)?.stored() ?? []));
  }

  /** Settles when everything is stored, journals as well; undefined when it is. */
  settled(): Promise<void> | undefined {
    return together([...this.#byWorld.values()].flatMap((outbox) => outbox.settled() ?? []));
  }

  /** Forgets those in which nothing waits. @param isUsed whether somebody still writes a world */
  sweep(isUsed: (id: string) => boolean): void {
    for (const [id, outbox] of this.#byWorld) {
      if (!isUsed(id) && !outbox.settled()) this.#byWorld.delete(id);
    }
  }

  /** Takes nothing more, once everything is stored. */
  async close(): Promise<void> {
    try {
      await this.settled();
    } finally {
      for (const outbox of this.#byWorld.values()) outbox.close();
    }
  }
}
