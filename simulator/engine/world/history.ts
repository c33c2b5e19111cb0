import { differenceOf, type Difference } from './difference.ts';
import type { RecordChange, RecordKind, WorldRecord } from './transaction.ts';

/** A command as the history shows it. */
export interface Command {
  readonly operationId: string;
  /** The user who gave it, or `system` for automatic commands. */
  readonly username: string;
}

/**
 * The effect of a command on one record. The earlier record is not stored: each message would store
 * another copy of a conversation of thousands.
 */
export interface KeptChange {
  readonly kind: RecordKind;
  readonly key: number | string;
  /** The record the command added, or null if the record existed before. */
  readonly added: WorldRecord | null;
  /** Difference from the earlier record to the later one. Empty for an added record. */
  readonly forward: Difference;
  readonly back: Difference;
}

/** The change in the form the history stores. */
export function keptChange({ kind, key, before, after, fields }: RecordChange): KeptChange {
  const { forward, back } = before
    ? differenceOf(before, after, fields)
    : differenceOf(after, after);
  return { kind, key, added: before ? null : after, forward, back };
}

/** A command the world has carried out, with all its changes. */
export interface HistoryEntry extends Command {
  /** From 1, without gaps. */
  readonly number: number;
  readonly at: string;
  readonly changes: readonly KeptChange[];
}

/**
 * Minimum number of commands kept. Older ones can no longer be undone. The number is small enough
 * that commands are dropped before the garbage collector moves them to the old heap, which is
 * rarely cleaned and grew by a third under load.
 */
const keptEntries = 300;
/**
 * Older commands are dropped in batches of this size, because moving all entries for each command
 * would cost more.
 */
const batch = 100;

/** The state of a history, to store. */
export interface HistoryState {
  readonly done: readonly HistoryEntry[];
  readonly undone: readonly HistoryEntry[];
  readonly count: number;
}

/** A mark of a history. */
export interface HistoryMark {
  readonly done: HistoryEntry[];
  readonly length: number;
  readonly undone: HistoryEntry[];
  readonly count: number;
}

/** The commands of a world in order, and the commands that have been undone. */
export class History {
  #done: HistoryEntry[] = [];
  #undone: HistoryEntry[] = [];
  #count = 0;

  /** Number of commands in effect. */
  get count(): number {
    return this.#count;
  }

  entries(): readonly HistoryEntry[] {
    return this.#done;
  }

  /** Commands that have been undone, oldest first. */
  undone(): readonly HistoryEntry[] {
    return this.#undone;
  }

  /** A copy to continue from elsewhere. Later changes of the history do not change the copy. */
  get kept(): HistoryState {
    return { done: [...this.#done], undone: [...this.#undone], count: this.#count };
  }

  /** A mark of the history, to return to. */
  mark(): HistoryMark {
    const done = this.#done;
    return { done, length: done.length, undone: this.#undone, count: this.#count };
  }

  goBack({ done, length, undone, count }: HistoryMark): void {
    // Adding commands is the only change in place.
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
    // Field by field, because spreading the command into the entry costs ten times as much.
    const { operationId, username } = command;
    this.#done.push({ operationId, username, number: this.#count, at, changes });
    if (this.#done.length >= keptEntries + batch) this.#done = this.#done.slice(batch);
  }

  /** Marks the last command as undone and returns it. */
  undo(): HistoryEntry | undefined {
    const entry = this.#done.at(-1);
    if (!entry) return undefined;
    this.#count -= 1;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, entry];
    return entry;
  }

  /** Marks the command undone last as redone and returns it. */
  redo(): HistoryEntry | undefined {
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
