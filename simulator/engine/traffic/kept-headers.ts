/** Headers of a request as they came, by their names in lower case. */
export type KeptHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Headers, such as the flow id, that a request may have otherwise than those it shares its headers with. */
const maxOwn = 3;

/**
 * One caller sends the same headers again and again: a thousand copies of them would cost more, in
 * memory and in collecting them, than everything else that is kept of a request.
 */
export class SharedHeaders {
  /** Those of the last request that could not share them. */
  #shared: KeptHeaders = {};
  #count = 0;

  /** The shared headers. */
  get shared(): KeptHeaders {
    return this.#shared;
  }

  /**
   * What a request has otherwise than the shared headers; undefined where nothing is. One that has too
   * much otherwise, or another set of names, is itself what is shared from now on.
   */
  own(headers: KeptHeaders): KeptHeaders | undefined {
    const own = this.#unlike(headers);
    if (own !== null) return own;
    this.#shared = headers;
    this.#count = Object.keys(headers).length;
    return undefined;
  }

  /** Null where a request cannot share. It runs with every request: no lists are made. */
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
