import { BoundedMap } from './bounded-map.ts';

/** Receives each record as it changes. */
export interface SideRecorder {
  /** A record outside the history, which undo does not change. Undefined when it is dropped. */
  side(kind: string, key: string, value: unknown): void;
}

/** Limit for maps with few entries. */
const few = 100;

/**
 * Data of a world that neither undo nor reset changes: sessions, faults, open signing pages. It is
 * plain data in bounded maps. Each change is sent to the recorder.
 */
export class SideRecords {
  readonly #maps = new Map<string, BoundedMap<string, unknown>>();
  /** Restored entries of maps that have not been used yet. */
  readonly #waiting = new Map<string, [key: string, value: unknown][]>();
  #recorder: SideRecorder | undefined;

  /**
   * The map of a kind, always the same object.
   * @param capacity maximum number of entries
   * @param forgotten called with each entry dropped for a newer one
   */
  map<V>(
    kind: string,
    capacity: number = few,
    forgotten?: (value: V) => void,
  ): BoundedMap<string, V> {
    let map = this.#maps.get(kind) as BoundedMap<string, V> | undefined;
    if (!map) {
      map = new BoundedMap<string, V>(capacity, forgotten, (key, value) => {
        this.#recorder?.side(kind, key, value);
      });
      for (const [key, value] of this.#waiting.get(kind) ?? []) map.set(key, value as V);
      this.#waiting.delete(kind);
      this.#maps.set(kind, map as BoundedMap<string, unknown>);
    }
    return map;
  }

  /** Returns a function that restores these entries to their current state. */
  checkpoint(places: readonly (readonly [kind: string, key: string])[]): () => void {
    const before = places.map(([kind, key]) => [kind, key, this.map(kind).get(key)] as const);
    return () => {
      for (const [kind, key, value] of before) {
        const map = this.map(kind);
        if (map.get(key) === value) continue;
        if (value === undefined) map.delete(key);
        else map.set(key, value);
      }
    };
  }

  /** Restores an entry, the oldest of a kind first, before changes are recorded. */
  restore(kind: string, key: string, value: unknown): void {
    const map = this.#maps.get(kind);
    if (map) map.set(key, value);
    else {
      const waiting = this.#waiting.get(kind);
      if (waiting) waiting.push([key, value]);
      else this.#waiting.set(kind, [[key, value]]);
    }
  }

  /** Sends all further changes to the recorder. */
  recordTo(recorder: SideRecorder): void {
    // Restored entries are already stored, so they are not recorded as changes.
    for (const kind of this.#waiting.keys()) this.map(kind, Number.MAX_SAFE_INTEGER);
    this.#recorder = recorder;
  }
}
