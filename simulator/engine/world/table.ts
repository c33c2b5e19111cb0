/** Records by key, as handlers read them. */
export interface Table<K, T> {
  get(key: K): T | undefined;
  /** Every record; of boxes this expands and reads all of them, so lists go by the index. */
  values(): Iterable<T>;
  /** Every key; those of the beginning first. */
  keys(): Iterable<K>;
  readonly size: number;
  /** Grows with every change, also with a change taken back. */
  readonly version: number;
  /** Number of records handed out so far; tests count with it. */
  readonly reads: number;
}

/** The shared beginning of a table: frozen records, possibly made on first read. */
export interface RecordSource<K, T> {
  readonly size: number;
  has(key: K): boolean;
  get(key: K): T | undefined;
  /** The same for somebody who reads all: what is made on first read is not kept. */
  glance?(key: K): T | undefined;
  keys(): Iterable<K>;
}

/** A source over a plain map. */
export function sourceOf<K, T>(records: ReadonlyMap<K, T>): RecordSource<K, T> {
  return records;
}

/**
 * A table that shares its beginning with other worlds and holds only what differs. A record that was
 * there from the beginning is never removed, one that was added can be taken back.
 */
export class OverlayTable<K, T> implements Table<K, T> {
  readonly #source: RecordSource<K, T>;
  readonly #changed = new Map<K, T>();
  #added = 0;
  #version = 0;
  #reads = 0;

  constructor(source: RecordSource<K, T>) {
    this.#source = source;
  }

  get size(): number {
    return this.#source.size + this.#added;
  }

  get version(): number {
    return this.#version;
  }

  get reads(): number {
    return this.#reads;
  }

  has(key: K): boolean {
    return this.#changed.has(key) || this.#source.has(key);
  }

  get(key: K): T | undefined {
    this.#reads += 1;
    return this.peek(key);
  }

  /** Reads without counting: for the world's own bookkeeping. */
  peek(key: K): T | undefined {
    return this.#changed.get(key) ?? this.#source.get(key);
  }

  /** The record where it differs from the beginning. */
  own(key: K): T | undefined {
    return this.#changed.get(key);
  }

  /** The record as it was at the beginning; what has to be made for that is not kept. */
  beginning(key: K): T | undefined {
    return this.#source.glance ? this.#source.glance(key) : this.#source.get(key);
  }

  *keys(): Iterable<K> {
    yield* this.#source.keys();
    for (const key of this.#changed.keys()) if (!this.#source.has(key)) yield key;
  }

  *values(): Iterable<T> {
    for (const key of this.#source.keys()) {
      const record = this.get(key);
      if (record !== undefined) yield record;
    }
    for (const [key, record] of this.#changed) {
      if (this.#source.has(key)) continue;
      this.#reads += 1;
      yield record;
    }
  }

  /** Records that differ from the beginning. */
  changed(): ReadonlyMap<K, T> {
    return this.#changed;
  }

  put(key: K, record: T): void {
    if (!this.has(key)) this.#added += 1;
    this.#changed.set(key, record);
    this.#version += 1;
  }

  /** Takes an added record back; of a record from the beginning, its changes. */
  drop(key: K): void {
    if (!this.#changed.delete(key)) return;
    if (!this.#source.has(key)) this.#added -= 1;
    this.#version += 1;
  }

  /** Back to the beginning. */
  clear(): void {
    this.#changed.clear();
    this.#added = 0;
    this.#version += 1;
  }
}
