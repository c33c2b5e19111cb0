import { differenceOf, type Difference } from './difference.ts';
import type { RecordChange, RecordKind, WorldRecord } from './transaction.ts';

/** A command as the history shows it. */
export interface Command {
  readonly operationId: string;
  /** Who gave it; `system` for what the product does by itself. */
  readonly username: string;
}

/**
 * What a command did to one record. The record as it was is not kept: a conversation of thousands would
 * lie there once for each message written to it.
 */
export interface KeptChange {
  readonly kind: RecordKind;
  readonly key: number | string;
  /** The record as the command added it; null where it was there before. */
  readonly added: WorldRecord | null;
  /** From the record as it was to the one it became; of an added record nothing. */
  readonly forward: Difference;
  readonly back: Difference;
}

/** The change as the history keeps it. */
export function keptChange({ kind, key, before, after, fields }: RecordChange): KeptChange {
  const { forward, back } = before
    ? differenceOf(before, after, fields)
    : differenceOf(after, after);
  return { kind, key, added: before ? null : after, forward, back };
}

/** A command the world has carried out, with everything it changed. */
export interface HistoryEntry extends Command {
  /** From 1, without gaps. */
  readonly number: number;
  readonly at: string;
  readonly changes: readonly KeptChange[];
}

/**
 * Commands kept at least; the world forgets how to take back older ones. Few enough to be gone before
 * the memory they lie in is collected for the second time: what is kept longer moves to the old part
 * of the heap, which is cleaned up rarely and grew by a third under load.
 */
const keptEntries = 300;
/** Older ones go together, a batch of this many: moving all entries for each would cost more. */
const batch = 100;

/** A history as it stands. */
export interface HistoryState {
  readonly done: readonly HistoryEntry[];
  readonly undone: readonly HistoryEntry[];
  readonly count: number;
}

/** Where a history was. */
export interface HistoryMark {
  readonly done: HistoryEntry[];
  readonly length: number;
  readonly undone: HistoryEntry[];
  readonly count: number;
}

/** What a world has seen, in order, and what of it was taken back. */
export class History {
  #done: HistoryEntry[] = [];
  #undone: HistoryEntry[] = [];
  #count = 0;

  /** Number of commands in force. */
  get count(): number {
    return this.#count;
  }

  entries(): readonly HistoryEntry[] {
    return this.#done;
  }

  /** Commands that were taken back, the first of them first. */
  undone(): readonly HistoryEntry[] {
    return this.#undone;
  }

  /** A copy of it, to go on from elsewhere: the history itself changes, the copy does not. */
  get kept(): HistoryState {
    return { done: [...this.#done], undone: [...this.#undone], count: this.#count };
  }

  /** The history as it is now, to go back to. */
  mark(): HistoryMark {
    const done = this.#done;
    return { done, length: done.length, undone: this.#undone, count: this.#count };
  }

  goBack({ done, length, undone, count }: HistoryMark): void {
    // The only change in place is the addition of commands.
    done.length = length;
    this.#done = done;
    this.#undone = undone;
    this.#count = count;
  }

  restore({ done, undone, count }: HistoryState): void {
    this.#done = [...done];
    this.#undone = [...undone];
    this.#count = count;
  }

  add(command: Command, at: string, changes: readonly KeptChange[]): void {
    this.#count += 1;
    this.#undone = [];
    // Field by field: spreading the command into the entry costs ten times as much.
    const { operationId, username } = command;
    this.#done.push({ operationId, username, number: this.#count, at, changes });
    if (this.#done.length >= keptEntries + batch) this.#done = this.#done.slice(batch);
  }

  /** The last command, which counts as taken back from now on. */
  takeBack(): HistoryEntry | undefined {
    const entry = this.#done.at(-1);
    if (!entry) return undefined;
    this.#count -= 1;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, entry];
    return entry;
  }

  /** The command taken back last, which counts as done again. */
  doAgain(): HistoryEntry | undefined {
    const entry = this.#undone.at(-1);
    if (!entry) return undefined;
    this.#count += 1;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, entry];
    return entry;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
    this.#count = 0;
  }
}
