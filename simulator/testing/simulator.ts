import type { ControlId } from '@dokubox/spec/control/operations/table.ts';
import { callerOf, type Caller } from './caller.ts';
import type { Door } from './door.ts';
import { TestWorld, type WorldOrder } from './world.ts';

/** A simulator, in which tests create worlds. */
export class TestSimulator {
  /** Address for browsers. Null if the simulator is only in this process. */
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
   * Creates a new world that no one else uses. The caller must dispose of it.
   * @throws CallRefused if the scenario, tenant or user does not exist
   */
  async world(order: WorldOrder): Promise<TestWorld> {
    const made = await this.control.call('createWorld', { body: order });
    return new TestWorld(this.control, made, () => {
      const fetch = this.#door.visitor();
      const headers = this.#controlHeaders;
      return { fetch, open: (path) => fetch(path, { method: 'GET', headers }) };
    });
  }

  /** Stops everything that was started for it. */
  async stop(): Promise<void> {
    await this.#door.stop();
  }
}
