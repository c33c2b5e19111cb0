import type { ControlId } from '@dokubox/spec/control/operations/table.ts';
import { callerOf, type Caller } from './caller.ts';
import type { Door } from './door.ts';
import { TestWorld, type WorldOrder } from './world.ts';

/** A simulator, and the worlds a test makes in it. */
export class TestSimulator {
  /** Where a browser reaches it; null where it lives in this process alone. */
  readonly url: string | null;
  /** The control API. */
  readonly control: Caller<ControlId>;
  readonly #door: Door;
  readonly #controlHeaders: Readonly<Record<string, string>>;

  constructor(door: Door) {
    this.#door = door;
    this.url = door.url;
    const { controlToken } = door;
    this.#controlHeaders =
      controlToken === undefined ? {} : { authorization: `Bearer ${controlToken}` };
    this.control = callerOf(door.visitor(), this.#controlHeaders);
  }

  /**
   * Makes a world nobody else is in. Whoever makes it disposes of it.
   * @throws CallRefused where there is no such scenario, tenant or user
   */
  async world(wanted: WorldOrder): Promise<TestWorld> {
    const made = await this.control.call('createWorld', { body: wanted });
    return new TestWorld(this.control, made, () => {
      const fetch = this.#door.visitor();
      const headers = this.#controlHeaders;
      return { fetch, open: (path) => fetch(path, { method: 'GET', headers }) };
    });
  }

  /** Ends what was started for it. */
  async stop(): Promise<void> {
    await this.#door.stop();
  }
}
