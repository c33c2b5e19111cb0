import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';

/** Somebody who is told what happens in a world. */
export interface Watcher {
  happened(event: WorldEvent): void;
  /** Nothing more comes from this world. */
  ended(): void;
}

/** Whoever watches a world. */
export class Watchers {
  readonly #watchers = new Set<Watcher>();

  get any(): boolean {
    return this.#watchers.size > 0;
  }

  /** @returns ends the watching */
  add(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** What happened is in force: a watcher that fails is told no more, and keeps it from nobody else. */
  tell(event: WorldEvent): void {
    for (const watcher of [...this.#watchers]) {
      try {
        watcher.happened(event);
      } catch {
        this.#watchers.delete(watcher);
      }
    }
  }

  end(): void {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    for (const watcher of watchers) {
      try {
        watcher.ended();
      } catch {
        // It is gone in any case, and the others are to hear of the end too.
      }
    }
  }
}
