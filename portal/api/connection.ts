/** A request whose upload progress is reported. */
export interface Upload {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal: AbortSignal;
  /** Called with the share of the body sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * The way requests reach a server: over HTTP, or through any function that behaves like `fetch`.
 */
export interface Connection {
  readonly fetch: typeof fetch;
  /**
   * Sends a request and reports the progress of its body, which `fetch` cannot. Rejects when there
   * is no answer or when the signal aborts. Without this function, progress jumps from 0 to 1.
   */
  readonly upload?: (request: Upload) => Promise<Response>;
  /** Origin of the server. Empty for the origin of the page. */
  readonly serverOrigin: string;
  /** Headers in addition to the contract's, such as the simulated world in tests and stories. */
  readonly extraHeaders?: Readonly<Record<string, string>>;
}

/** The browser's own connection. */
export function browserConnection(serverOrigin = ''): Connection {
  return {
    // Other code may wrap the browser's `fetch`, so it is looked up for each call.
    fetch: (...request) => window.fetch(...request),
    // No file can be uploaded before the sign-in, so this code is loaded later.
    upload: async (request) => (await import('./uploadByXhr.ts')).uploadByXhr(request),
    serverOrigin,
  };
}
