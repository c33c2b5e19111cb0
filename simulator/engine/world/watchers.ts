import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';

/** Receives the events of a world. */
export interface Watcher {
  happened(event: WorldEvent): void;
  /** Called when the world sends no more events. */
  ended(): void;
}

/** The watchers of a world. */
export class Watchers {
  readonly #watchers = new Set<Watcher>();

  get any(): boolean {
    return this.#watchers.size > 0;
  }

  /** @returns a function that stops the watching */
  add(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Notifies all watchers of an event that has already taken effect. A watcher that throws is
   * removed, and the others are still notified.
   */
  notify(event: WorldEvent): void {
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
        // The world has ended in any case, and the other watchers must hear of it too.
      }
    }
  }
}
