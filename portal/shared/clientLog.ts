import type { LogLevel } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { maskText, maskValue } from '@dokubox/spec/log-masking.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';

type Entry = BodyOf<'uploadLogs'>['entries'][number];

/** What the log needs of its surroundings. */
export interface LogSurroundings {
  /**
   * Sends entries and forgets about them: never throws, is never logged.
   *
   * @param carried whether the browser is to carry them on when the page goes away
   */
  readonly send: (entries: readonly Entry[], carried: boolean) => void;
  readonly now: () => Date;
  readonly flowId: string;
}

/**
 * Bytes of one batch that a browser carries for a page that has gone: half of the 64 kB it grants all
 * of them together, as the batch of the clock may still be under way when the page leaves.
 */
const CARRIED_BYTES = 30_000;

/**
 * The portal's log (R9.9, A-232): entries wait up to 5 s and leave together. Secrets are masked as
 * they are written, at any depth, so that the buffer holds none either. The buffer is bounded: beyond
 * 500 entries the oldest give way, and how many did is told.
 */
export class ClientLog {
  readonly #around: LogSurroundings;
  #entries: Entry[] = [];
  #lost = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: LogSurroundings) {
    this.#around = around;
  }

  /** Writes an entry; `context` may hold anything, bounded and masked. */
  write(level: LogLevel, message: string, context?: Readonly<Record<string, unknown>>): void {
    this.#entries.push(this.#entry(level, message, context));
    if (this.#entries.length > limits.logBufferMax) {
      this.#entries.shift();
      this.#lost += 1;
    }
    // Nothing runs while there is nothing to send.
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
   * Sends what waits.
   *
   * @param leaving the page goes away: what does not fit a carried batch gives way
   */
  flush(leaving = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#entries.length === 0) return;
    let entries = this.#entries;
    if (this.#lost > 0) {
      // The note takes the place of one more.
      const note = this.#entry('info', 'Entries were lost', { count: this.#lost + 1 });
      entries = [note, ...entries.slice(1)];
    }
    this.#entries = [];
    this.#lost = 0;
    const fitting = youngest(entries);
    const carried = leaving || fitting.length === entries.length;
    this.#around.send(carried ? fitting : entries, carried);
  }

  /** Sends what waits and writes nothing more by itself. */
  stop(): void {
    this.flush(true);
  }
}

/** The youngest entries that a browser carries for a page that has gone. */
function youngest(entries: readonly Entry[]): readonly Entry[] {
  let room = CARRIED_BYTES;
  let from = entries.length;
  while (from > 0) {
    room -= new Blob([JSON.stringify(entries[from - 1])]).size + 1;
    if (room < 0) break;
    from -= 1;
  }
  return entries.slice(from);
}
