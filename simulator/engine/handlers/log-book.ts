import type { LogLevel } from '@dokubox/spec/enums.ts';
import type { World } from '../world/world.ts';
import { maskText, maskValue } from '@dokubox/spec/log-masking.ts';

/** An entry as the portal sends it. */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly context?: unknown;
  readonly timestamp: string;
  readonly flowId: string;
}

const maxEntries = 500;
/** Characters of an entry's context as JSON; a longer one is not worth the memory. */
const maxContext = 16_000;

/** The context without secrets, or a note that it was too large to keep. */
function keptContext(context: unknown): unknown {
  const masked = maskValue(context);
  return JSON.stringify(masked).length > maxContext ? { leftOut: 'too large' } : masked;
}

/** What the portals of one world reported: the youngest entries, without secrets. */
export class LogBook {
  readonly #entries: LogEntry[] = [];

  /** Oldest first. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  add(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      this.#entries.push({
        level: entry.level,
        message: maskText(entry.message),
        ...(entry.context === undefined ? {} : { context: keptContext(entry.context) }),
        timestamp: entry.timestamp,
        flowId: entry.flowId,
      });
    }
    this.#entries.splice(0, Math.max(0, this.#entries.length - maxEntries));
  }
}

const books = new WeakMap<World, LogBook>();

/** The log book of a world; it ends with the world. */
export function logBookOf(world: World): LogBook {
  let book = books.get(world);
  if (!book) books.set(world, (book = new LogBook()));
  return book;
}
