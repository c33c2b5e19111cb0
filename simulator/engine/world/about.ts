import type { RealTime } from './clock.ts';
import type { SideRecords } from '../side/side-records.ts';

const hourMs = 60 * 60_000;

/** What people know a world by, and how long it is kept. Its moments are of the real time. */
export class WorldAbout {
  /** ISO 8601. */
  readonly madeAt: string;
  /** Milliseconds since 1970. */
  lastUsed: number;
  readonly #side: SideRecords;
  readonly #realTime: RealTime;

  /** @param madeAt ISO 8601; now when absent */
  constructor(side: SideRecords, realTime: RealTime, madeAt?: string) {
    this.#side = side;
    this.#realTime = realTime;
    this.madeAt = madeAt ?? new Date(realTime()).toISOString();
    this.lastUsed = Date.parse(this.madeAt);
  }

  /** What people call it; null while nobody has named it. */
  get name(): string | null {
    return this.#side.map<string>('about').get('name') ?? null;
  }

  set name(name: string | null) {
    this.#keep('name', name);
  }

  /** Hours after the last use when it is removed, said of this world alone; null where nobody said. */
  get keepIdleHours(): number | null {
    return this.#side.map<number>('about').get('keepIdleHours') ?? null;
  }

  set keepIdleHours(hours: number | null) {
    this.#keep('keepIdleHours', hours);
  }

  /** Key of the secret link to the world; null while it has none. */
  get linkKey(): string | null {
    return this.#side.map<string>('link').get('key') ?? null;
  }

  set linkKey(key: string | null) {
    if (key === null) this.#side.map('link').delete('key');
    else this.#side.map('link').set('key', key);
  }

  /** Somebody calls the world or changes it. */
  used(): void {
    this.lastUsed = this.#realTime();
  }

  /**
   * When the world is removed unless it is used before, milliseconds since 1970; null for one with a
   * link, whose holders would be surprised.
   * @param keepIdleMs how long worlds are kept of which nobody said otherwise
   */
  expiresAt(keepIdleMs: number): number | null {
    if (this.linkKey !== null) return null;
    const { keepIdleHours } = this;
    return this.lastUsed + (keepIdleHours === null ? keepIdleMs : keepIdleHours * hourMs);
  }

  #keep(key: string, value: string | number | null): void {
    if (value === null) this.#side.map('about').delete(key);
    else this.#side.map('about').set(key, value);
  }
}
