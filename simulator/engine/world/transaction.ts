import {
  createDraft,
  enablePatches,
  finishDraft,
  freeze,
  isDraft,
  type Draft,
  type Patch,
} from 'immer';
import type { BoxState, UserState, WorldSettings } from '../state.ts';
import type { IdKind } from './base.ts';

enablePatches();

/** What one command may change. Records it names are drafts: assign to their fields. */
export interface Transaction {
  /** A box to be changed. @throws UnknownRecord when there is none */
  box(id: number): Draft<BoxState>;
  /** A user to be changed. @throws UnknownRecord when there is none */
  user(username: string): Draft<UserState>;
  settings(): Draft<WorldSettings>;
  /** Adds a box under an id of {@link nextId}; it can be changed further with {@link box}. */
  addBox(box: BoxState): void;
  /** The next free id of a kind. */
  nextId(kind: IdKind): number;
}

/** A command named a record that does not exist: handlers look before they write. */
export class UnknownRecord extends Error {
  constructor(kind: string, key: number | string) {
    super(`no ${kind} ${key}`);
    this.name = 'UnknownRecord';
  }
}

export type RecordKind = 'box' | 'user' | 'settings';

/** The change of one record; an added one has no patches. */
export interface RecordChange {
  readonly kind: RecordKind;
  readonly key: number | string;
  readonly added: boolean;
  /** The record after the command. */
  readonly after: BoxState | UserState | WorldSettings;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** Where a transaction reads from. */
export interface TransactionSource {
  box(id: number): BoxState | undefined;
  user(username: string): UserState | undefined;
  settings(): WorldSettings;
  lastId(kind: IdKind): number;
}

interface OpenRecord {
  readonly kind: RecordKind;
  readonly key: number | string;
  readonly before: BoxState | UserState | WorldSettings;
  readonly added: boolean;
  draft: Draft<BoxState | UserState | WorldSettings> | undefined;
}

/** A transaction in progress: nothing of it is visible until {@link finish}. */
export class OpenTransaction implements Transaction {
  readonly #source: TransactionSource;
  readonly #open = new Map<string, OpenRecord>();
  readonly #ids = new Map<IdKind, number>();
  #done = false;

  constructor(source: TransactionSource) {
    this.#source = source;
  }

  box(id: number): Draft<BoxState> {
    return this.#draft('box', id, this.#source.box(id)) as Draft<BoxState>;
  }

  user(username: string): Draft<UserState> {
    return this.#draft('user', username, this.#source.user(username)) as Draft<UserState>;
  }

  settings(): Draft<WorldSettings> {
    return this.#draft('settings', 'settings', this.#source.settings()) as Draft<WorldSettings>;
  }

  addBox(box: BoxState): void {
    this.#assertOpen();
    const name = `box ${box.id}`;
    if (this.#open.has(name) || this.#source.box(box.id)) {
      throw new Error(`box ${box.id} exists already`);
    }
    const before = freeze(box, true);
    this.#open.set(name, { kind: 'box', key: box.id, before, added: true, draft: undefined });
  }

  nextId(kind: IdKind): number {
    this.#assertOpen();
    const id = (this.#ids.get(kind) ?? this.#source.lastId(kind)) + 1;
    this.#ids.set(kind, id);
    return id;
  }

  /** Last ids after the transaction, of the kinds it used. */
  get ids(): ReadonlyMap<IdKind, number> {
    return this.#ids;
  }

  /**
   * Ends the transaction.
   * @returns the changes, without records that ended as they began, and what stands for `answer`: a
   *   draft the recipe returned becomes the finished record
   */
  finish(answer: unknown): { changes: RecordChange[]; answer: unknown } {
    this.#done = true;
    const changes: RecordChange[] = [];
    const records = [...this.#open.values()];
    if (isDraft(answer) && !records.some(({ draft }) => draft === answer)) {
      throw new Error('a commit returns plain data or a whole record, not a part of a draft');
    }
    let finished = answer;
    for (const record of records) {
      const change = finishRecord(record);
      if (record.draft !== undefined && answer === record.draft) finished = change.after;
      if (change.added || change.after !== record.before) changes.push(change);
    }
    return { changes, answer: finished };
  }

  #draft(
    kind: RecordKind,
    key: number | string,
    record: BoxState | UserState | WorldSettings | undefined,
  ) {
    this.#assertOpen();
    const name = `${kind} ${key}`;
    let open = this.#open.get(name);
    if (!open) {
      if (!record) throw new UnknownRecord(kind, key);
      open = { kind, key, before: record, added: false, draft: undefined };
      this.#open.set(name, open);
    }
    open.draft ??= createDraft(open.before);
    return open.draft;
  }

  #assertOpen(): void {
    if (this.#done) throw new Error('this transaction has ended');
  }
}

function finishRecord(record: OpenRecord): RecordChange {
  const { kind, key, before, added, draft } = record;
  if (!draft) return { kind, key, added, after: before, patches: [], inverse: [] };
  let patches: readonly Patch[] = [];
  let inverse: readonly Patch[] = [];
  const after = finishDraft(draft, (forth, back) => {
    patches = forth;
    inverse = back;
  }) as RecordChange['after'];
  if (added) return { kind, key, added, after, patches: [], inverse: [] };
  return { kind, key, added, after, patches, inverse };
}
