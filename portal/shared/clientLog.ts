import type { LogLevel } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { maskText, maskValue } from '@dokubox/spec/log-masking.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';

type Entry = BodyOf<'uploadLogs'>['entries'][number];

/** The parts of the portal that the log needs. */
export interface LogSurroundings {
  /**
   * Sends entries and ignores the result: never throws, is never logged.
   *
   * @param carried whether the browser must finish sending after the page has closed
   */
  readonly send: (entries: readonly Entry[], carried: boolean) => void;
  readonly now: () => Date;
  readonly flowId: string;
}

/**
 * Bytes of one batch that a browser still sends for a closed page. It is half of the 64 kB it
 * grants in total, as the timer's batch may still be in progress when the page closes.
 */
const CARRIED_BYTES = 30_000;

/**
 * The portal's log (R9.9, A-232). Entries wait up to 5 s and are sent together. Secrets are masked
 * when an entry is written, at any depth, so the buffer contains none either. Beyond 500 entries
 * the oldest are dropped, and their number is recorded.
 */
export class ClientLog {
  readonly #around: LogSurroundings;
  #entries: Entry[] = [];
  #lost = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: LogSurroundings) {
    this.#around = around;
  }

  /** Writes an entry. `context` may be any value and is bounded and masked. */
  write(level: LogLevel, message: string, context?: Readonly<Record<string, unknown>>): void {
    this.#entries.push(this.#entry(level, message, context));
    if (this.#entries.length > limits.logBufferMax) {
      this.#entries.shift();
      this.#lost += 1;
    }
    // No timer runs while there is nothing to send.
    this.#timer ??= setTimeout(() => {
      this.flush();
    }, limits.logFlushMs);
  }

  #entry(level: LogLevel, message: string, context?: Readonly<Record<string, unknown>>): Entry {
    return {
      level,
      message: maskText(message),
      ...(context === undefined
        ? {}
        : { context: maskValue(context) as Entry['context'] & object }),
      timestamp: this.#around.now().toISOString(),
      flowId: this.#around.flowId,
    };
  }

  /**
   * Sends the waiting entries.
   *
   * @param leaving the page is closing: entries beyond one batch are dropped
   */
  flush(leaving = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#entries.length === 0) return;
    let entries = this.#entries;
    if (this.#lost > 0) {
      // The note replaces one more entry.
      const note = this.#entry('info', 'Entries were lost', { count: this.#lost + 1 });
      entries = [note, ...entries.slice(1)];
    }
    this.#entries = [];
    this.#lost = 0;
    const fitting = newest(entries);
    const carried = leaving || fitting.length === entries.length;
    this.#around.send(carried ? fitting : entries, carried);
  }

  /** Sends the waiting entries, and stops the timer. */
  stop(): void {
    this.flush(true);
  }
}

/** Returns the newest entries that a browser still sends for a closed page. */
function newest(entries: readonly Entry[]): readonly Entry[] {
  let room = CARRIED_BYTES;
  let from = entries.length;
  while (from > 0) {
    room -= new Blob([JSON.stringify(entries[from - 1])]).size + 1;
    if (room < 0) break;
    from -= 1;
  }
  return entries.slice(from);
}
