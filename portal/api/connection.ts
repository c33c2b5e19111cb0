/** A request whose body is worth watching as it leaves. */
export interface Upload {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal: AbortSignal;
  /** Called with 0 to 1 while the body leaves. */
  readonly onProgress: (share: number) => void;
}

/** How requests reach a server: over HTTP, or by any `fetch` that answers as one does. */
export interface Connection {
  readonly fetch: typeof fetch;
  /**
   * Sends a request and tells how much of it has left, which `fetch` cannot. Rejects when there is no
   * answer or the signal says so. Without it, progress goes from nothing to all.
   */
  readonly upload?: (request: Upload) => Promise<Response>;
  /** Origin of the server; empty for the page's own. */
  readonly serverOrigin: string;
  /** Headers beside the contract's, e.g. the simulated world in tests and stories. */
  readonly extraHeaders?: Readonly<Record<string, string>>;
}

/** The browser's own connection. */
export function browserConnection(serverOrigin = ''): Connection {
  return {
    // Looked up with each call, as the browser's own: others may have wrapped it.
    fetch: (...request) => window.fetch(...request),
    // Nothing is uploaded before somebody has signed in: the sign-in does without this code.
    upload: async (request) => (await import('./uploadByXhr.ts')).uploadByXhr(request),
    serverOrigin,
  };
}
