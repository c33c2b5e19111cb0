import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';
import type { Watchers } from './watchers.ts';

/**
 * Carries out the steps of a world: all of a step or, where it throws, nothing. Watchers hear of a step
 * when it is in force.
 */
export class Steps {
  readonly #watchers: Watchers;
  /** Takes back what has joined the step in progress. */
  #joined: (() => void)[] | undefined;
  #isRunning = false;
  #events: WorldEvent[] = [];

  constructor(watchers: Watchers) {
    this.#watchers = watchers;
  }

  /**
   * @param step does everything that can be taken back first, and tells the store last
   * @param back takes back what the step has done of it
   * @throws what the step throws, once everything is as it was
   */
  run<R>(step: () => R, back: () => void): R {
    if (this.#isRunning) throw new Error('a commit cannot run inside another');
    this.#isRunning = true;
    let result: R;
    try {
      result = step();
    } catch (error) {
      for (const joined of this.#joined?.reverse() ?? []) joined();
      back();
      this.#events = [];
      throw error;
    } finally {
      this.#isRunning = false;
      this.#joined = undefined;
    }
    this.#tell();
    return result;
  }

  /** A part of the step in progress; without one, a step of its own. */
  join<R>(step: () => R, back: () => void): R {
    if (!this.#isRunning) return this.run(step, back);
    (this.#joined ??= []).push(back);
    return step();
  }

  /** Tells whoever watches, after the step in progress. */
  happened(event: WorldEvent): void {
    this.#events.push(event);
    if (!this.#isRunning) this.#tell();
  }

  #tell(): void {
    if (this.#events.length === 0) return;
    const events = this.#events;
    this.#events = [];
    for (const event of events) this.#watchers.tell(event);
  }
}
