/** Original headers of a request, with names in lower case. */
export type KeptHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Limit on the headers, such as the flow id, in which a request differs from its shared headers.
 */
const maxOwn = 3;

/**
 * Shares headers between requests, because a caller sends the same ones repeatedly. A thousand
 * copies would cost more memory and garbage collection than all other data of the requests.
 */
export class SharedHeaders {
  /** Headers of the last request that could not share earlier ones. */
  #shared: KeptHeaders = {};
  #count = 0;

  /** The shared headers. */
  get shared(): KeptHeaders {
    return this.#shared;
  }

  /**
   * The headers in which a request differs from the shared ones. Undefined if there are none. A
   * request that differs too much, or has other names, becomes the new shared one.
   */
  own(headers: KeptHeaders): KeptHeaders | undefined {
    const own = this.#unlike(headers);
    if (own !== null) return own;
    this.#shared = headers;
    this.#count = Object.keys(headers).length;
    return undefined;
  }

  /** Null if a request cannot share. It runs on every request, so it creates no lists. */
  #unlike(headers: KeptHeaders): KeptHeaders | undefined | null {
    let own: Record<string, KeptHeaders[string]> | undefined;
    let owned = 0;
    let count = 0;
    for (const name in headers) {
      count += 1;
      const value = headers[name];
      const shared = this.#shared[name];
      if (value === shared) continue;
      owned += 1;
      if (shared === undefined || owned > maxOwn) return null;
      (own ??= {})[name] = value;
    }
    return count === this.#count ? own : null;
  }
}
