/** A map that drops its oldest entry when it is full, so that no caller can fill the memory. */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;
  readonly #forgotten: ((value: V) => void) | undefined;
  readonly #changed: ((key: K, value: V | undefined) => void) | undefined;

  /**
   * @param capacity maximum number of entries
   * @param forgotten called with each dropped entry
   * @param changed called with each entry that is set, and without a value for each that is
   * removed. If it throws, the entry does not change
   */
  constructor(
    capacity: number,
    forgotten?: (value: V) => void,
    changed?: (key: K, value: V | undefined) => void,
  ) {
    this.#capacity = capacity;
    this.#forgotten = forgotten;
    this.#changed = changed;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  /** Sets an entry, which becomes the newest. */
  set(key: K, value: V): void {
    this.#changed?.(key, value);
    this.#entries.delete(key);
    while (this.#entries.size >= this.#capacity) this.#forgetOldest();
    this.#entries.set(key, value);
  }

  delete(key: K): boolean {
    if (!this.#entries.has(key)) return false;
    this.#changed?.(key, undefined);
    return this.#entries.delete(key);
  }

  values(): Iterable<V> {
    return this.#entries.values();
  }

  entries(): Iterable<[K, V]> {
    return this.#entries.entries();
  }

  #forgetOldest(): void {
    for (const [key, value] of this.#entries) {
      this.#changed?.(key, undefined);
      this.#entries.delete(key);
      this.#forgotten?.(value);
      return;
    }
  }
}
