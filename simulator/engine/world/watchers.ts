import type { WorldEvent } from '@dokubox/spec/schemas/world-event.ts';

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

  tell(event: WorldEvent): void {
    for (const watcher of this.#watchers) watcher.happened(event);
  }

  end(): void {
    for (const watcher of [...this.#watchers]) watcher.ended();
    this.#watchers.clear();
  }
}
