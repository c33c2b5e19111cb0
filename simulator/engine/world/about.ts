import type { RealTime } from './clock.ts';
import type { SideRecords } from '../side/side-records.ts';

const hourMs = 60 * 60_000;

/**
 * A world's name, its secret link and its last use, which decides when the world is removed
 * . All times are real times.
 */
export class WorldAbout {
  /** ISO 8601. */
  readonly madeAt: string;
  /** Milliseconds since 1970. */
  lastUsed: number;
  readonly #side: SideRecords;
  readonly #realTime: RealTime;

  /** @param madeAt ISO 8601. Defaults to the current real time. */
  constructor(side: SideRecords, realTime: RealTime, madeAt?: string) {
    this.#side = side;
    this.#realTime = realTime;
    this.madeAt = madeAt ?? new Date(realTime()).toISOString();
    this.lastUsed = Date.parse(this.madeAt);
  }

  /** The world's display name, or null if it has none. */
  get name(): string | null {
    return this.#side.map<string>('about').get('name') ?? null;
  }

  set name(name: string | null) {
    this.#keep('name', name);
  }

  /**
   * Hours after the last use when this world is removed, or null if the server's default applies.
   */
  get keepIdleHours(): number | null {
    return this.#side.map<number>('about').get('keepIdleHours') ?? null;
  }

  set keepIdleHours(hours: number | null) {
    this.#keep('keepIdleHours', hours);
  }

  /** Key of the world's secret link, or null if it has none. */
  get linkKey(): string | null {
    return this.#side.map<string>('link').get('key') ?? null;
  }

  set linkKey(key: string | null) {
    if (key === null) this.#side.map('link').delete('key');
    else this.#side.map('link').set('key', key);
  }

  /** Records a call to the world or a change of it. */
  used(): void {
    this.lastUsed = this.#realTime();
  }

  /**
   * When an unused world is removed, in milliseconds since 1970. Null if the world has a link,
   * because removing it would surprise the link's holders.
   * @param keepIdleMs how long worlds are kept by default
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
