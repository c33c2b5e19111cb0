/** A map that forgets its oldest entry when it is full, so that no caller can fill the memory. */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;
  readonly #forgotten: (value: V) => void;

  /**
   * @param capacity most entries kept
   * @param forgotten told about each entry that had to go
   */
  constructor(capacity: number, forgotten: (value: V) => void = () => undefined) {
    this.#capacity = capacity;
    this.#forgotten = forgotten;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  /** Sets an entry; it counts as the youngest from now on. */
  set(key: K, value: V): void {
    this.#entries.delete(key);
    while (this.#entries.size >= this.#capacity) this.#forgetOldest();
    this.#entries.set(key, value);
  }

  delete(key: K): boolean {
    return this.#entries.delete(key);
  }

  values(): Iterable<V> {
    return this.#entries.values();
  }

  #forgetOldest(): void {
    for (const [key, value] of this.#entries) {
      this.#entries.delete(key);
      this.#forgotten(value);
      return;
    }
  }
}
