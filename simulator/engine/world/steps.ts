import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';
import type { Watchers } from './watchers.ts';

/**
 * Carries out the steps of a world. A step that throws leaves no change. Watchers are notified of a
 * step once it has completed.
 */
export class Steps {
  readonly #watchers: Watchers;
  /** Functions that undo the parts that have joined the step in progress. */
  #joined: (() => void)[] | undefined;
  #isRunning = false;
  #events: WorldEvent[] = [];

  constructor(watchers: Watchers) {
    this.#watchers = watchers;
  }

  /**
   * @param step makes all revertible changes first, and notifies the store last
   * @param back reverts the changes the step has made
   * @throws the error of the step, once everything is restored
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
    this.#notify();
    return result;
  }

  /** Runs as part of the step in progress, or as a step of its own if there is none. */
  join<R>(step: () => R, back: () => void): R {
    if (!this.#isRunning) return this.run(step, back);
    (this.#joined ??= []).push(back);
    return step();
  }

  /** Notifies all watchers after the step in progress. */
  happened(event: WorldEvent): void {
    this.#events.push(event);
    if (!this.#isRunning) this.#notify();
  }

  #notify(): void {
    if (this.#events.length === 0) return;
    const events = this.#events;
    this.#events = [];
    for (const event of events) this.#watchers.notify(event);
  }
}
