import type { LogLevel } from '@dokubox/spec/enums.ts';
import type { World } from '../world/world.ts';
import { maskText, maskValue } from '@dokubox/spec/log-masking.ts';

/** A log entry sent by the portal. */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly context?: unknown;
  readonly timestamp: string;
  readonly flowId: string;
}

const maxEntries = 500;
/** Limit on the characters of an entry's context as JSON, to save memory. */
const maxContext = 16_000;

/** The context without secrets, or a note that it was too large. */
function keptContext(context: unknown): unknown {
  const masked = maskValue(context);
  return JSON.stringify(masked).length > maxContext ? { leftOut: 'too large' } : masked;
}

/** The latest log entries from the portals of one world, without secrets. */
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

/** The log book of a world. It ends with the world. */
export function logBookOf(world: World): LogBook {
  let book = books.get(world);
  if (!book) books.set(world, (book = new LogBook()));
  return book;
}
