/**
 * Function that calls a path such as `/dokubox/7`. It returns redirects and does not follow them.
 */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Access to a simulator. */
export interface Door {
  /**
   * Scheme, host and port without a trailing slash. Null if only this process can call the
   * simulator.
   */
  readonly url: string | null;
  /** Creates a visitor with separate cookies. */
  readonly visitor: () => Fetch;
  /** Token for the control API of a simulator that others can reach too. */
  readonly controlToken?: string | undefined;
  /** Stops everything that was started for it. A simulator that was already running continues. */
  readonly stop: () => Promise<void>;
}
