/** Records by key, in the form handlers read. */
export interface Table<K, T> {
  get(key: K): T | undefined;
  /** Every record. For boxes this expands and reads all of them, so lists use the index instead. */
  values(): Iterable<T>;
  /** Every key, those of the initial state first. */
  keys(): Iterable<K>;
  readonly size: number;
  /** Increases with every change, including an undo. */
  readonly version: number;
  /** Number of records read so far, which tests count with. */
  readonly reads: number;
}

/** The shared initial state of a table. Records are frozen and may be created on first read. */
export interface RecordSource<K, T> {
  readonly size: number;
  has(key: K): boolean;
  get(key: K): T | undefined;
  /** Like `get`, but does not cache a record created for it. For callers that read every record. */
  glance?(key: K): T | undefined;
  keys(): Iterable<K>;
}

/** A source backed by a plain map. */
export function sourceOf<K, T>(records: ReadonlyMap<K, T>): RecordSource<K, T> {
  return records;
}

/**
 * A table that shares its initial state with other worlds and stores only the differences. Records
 * of the initial state are never removed. Added records can be removed again.
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

  /** Reads without counting, for the world's internal use. */
  peek(key: K): T | undefined {
    return this.#changed.get(key) ?? this.#source.get(key);
  }

  /** The record if it differs from the initial state. */
  own(key: K): T | undefined {
    return this.#changed.get(key);
  }

  /** The record in its initial state. A record created for this call is not cached. */
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

  /** Records that differ from the initial state. */
  changed(): ReadonlyMap<K, T> {
    return this.#changed;
  }

  put(key: K, record: T): void {
    if (!this.has(key)) this.#added += 1;
    this.#changed.set(key, record);
    this.#version += 1;
  }

  /** Removes an added record, or the changes of an initial record. */
  drop(key: K): void {
    if (!this.#changed.delete(key)) return;
    if (!this.#source.has(key)) this.#added -= 1;
    this.#version += 1;
  }

  /** Returns to the initial state. */
  clear(): void {
    this.#changed.clear();
    this.#added = 0;
    this.#version += 1;
  }
}
