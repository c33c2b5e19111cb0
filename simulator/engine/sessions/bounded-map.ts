/** A map that forgets its oldest entry when it is full, so that no caller can fill the memory. */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;
  readonly #forgotten: ((value: V) => void) | undefined;
  readonly #changed: ((key: K, value: V | undefined) => void) | undefined;

  /**
   * @param capacity most entries kept
   * @param forgotten told about each entry that had to go
   * @param changed told about each entry that was set, and, without a value, each that is gone
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

  /** Sets an entry; it counts as the youngest from now on. */
  set(key: K, value: V): void {
    this.#entries.delete(key);
    while (this.#entries.size >= this.#capacity) this.#forgetOldest();
    this.#entries.set(key, value);
    this.#changed?.(key, value);
  }

  delete(key: K): boolean {
    if (!this.#entries.delete(key)) return false;
    this.#changed?.(key, undefined);
    return true;
  }

  values(): Iterable<V> {
    return this.#entries.values();
  }

  entries(): Iterable<[K, V]> {
    return this.#entries.entries();
  }

  #forgetOldest(): void {
    for (const [key, value] of this.#entries) {
      this.#entries.delete(key);
      this.#changed?.(key, undefined);
      this.#forgotten?.(value);
      return;
    }
  }
}
