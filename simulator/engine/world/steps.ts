import type { WorldEvent } from '@dokubox/spec/schemas/world-event.ts';
import type { Watchers } from './watchers.ts';

/** Notes a way back, before that is done which it takes back. */
export type OnFailure = (back: () => void) => void;

/**
 * Carries out the steps of a world: all of a step or, where it throws, nothing. Watchers hear of a step
 * when it is in force.
 */
export class Steps {
  readonly #watchers: Watchers;
  /** Of the step in progress. */
  #onFailure: OnFailure | undefined;
  #events: WorldEvent[] = [];

  constructor(watchers: Watchers) {
    this.#watchers = watchers;
  }

  /**
   * @param step does everything that can be taken back first, and tells the store last
   * @throws what the step throws, once everything is as it was
   */
  run<R>(step: (onFailure: OnFailure) => R): R {
    if (this.#onFailure) throw new Error('a commit cannot run inside another');
    const ways: (() => void)[] = [];
    this.#onFailure = (back) => ways.push(back);
    let result: R;
    try {
      result = step(this.#onFailure);
    } catch (error) {
      for (const back of ways.reverse()) back();
      this.#events = [];
      throw error;
    } finally {
      this.#onFailure = undefined;
    }
    this.#tell();
    return result;
  }

  /** Carries out a part of the step in progress; without one, a step of its own. */
  join<R>(step: (onFailure: OnFailure) => R): R {
    return this.#onFailure ? step(this.#onFailure) : this.run(step);
  }

  /** Tells whoever watches, after the step in progress. */
  happened(event: WorldEvent): void {
    this.#events.push(event);
    if (!this.#onFailure) this.#tell();
  }

  #tell(): void {
    if (this.#events.length === 0) return;
    const events = this.#events;
    this.#events = [];
    for (const event of events) this.#watchers.tell(event);
  }
}
