/** What calls a path such as `/dokubox/7`; redirects are handed out, not followed. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A way to a simulator. */
export interface Door {
  /** Scheme, host and port without a slash at the end; null for one that only this process can call. */
  readonly url: string | null;
  /** Somebody with cookies of their own. */
  readonly visitor: () => Fetch;
  /** Opens the control API of a simulator that others can reach, too. */
  readonly controlToken?: string | undefined;
  /** Ends what was started for it; a simulator that ran before goes on. */
  readonly stop: () => Promise<void>;
}
