import { BoundedMap } from './bounded-map.ts';

/** Is told of each record, at the moment it changes. */
export interface SideRecorder {
  /** A record beside the history, which undo leaves alone; undefined when it is forgotten. */
  side(kind: string, key: string, value: unknown): void;
}

/** Most entries of a map that only ever has a few. */
const few = 100;

/**
 * What a world knows beside its records, and neither undo nor reset touches: sessions, faults, open
 * signing pages. Plain data in bounded maps; each change is told to whoever keeps the world.
 */
export class SideRecords {
  readonly #maps = new Map<string, BoundedMap<string, unknown>>();
  /** Entries of maps nobody has asked for since the world came back. */
  readonly #waiting = new Map<string, [key: string, value: unknown][]>();
  #recorder: SideRecorder | undefined;

  /**
   * The map of a kind, the same whenever it is asked for.
   * @param capacity most entries kept
   * @param forgotten told about each entry that had to go for a younger one
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

  /** A way back to these entries as they are now. */
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

  /** Puts an entry back, the oldest of a kind first; before anybody is told of changes. */
  restore(kind: string, key: string, value: unknown): void {
    const map = this.#maps.get(kind);
    if (map) map.set(key, value);
    else {
      const waiting = this.#waiting.get(kind);
      if (waiting) waiting.push([key, value]);
      else this.#waiting.set(kind, [[key, value]]);
    }
  }

  /** Tells of every change from now on. */
  recordTo(recorder: SideRecorder): void {
    // What still waits is no change: it is stored already.
    for (const kind of this.#waiting.keys()) this.map(kind, Number.MAX_SAFE_INTEGER);
    this.#recorder = recorder;
  }
}
