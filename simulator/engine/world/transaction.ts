import { createDraft, finishDraft, isDraft, type Draft } from 'immer';
import type { BoxState, UserState, WorldSettings } from '../state.ts';
import type { IdKind } from '@dokubox/spec/control/enums.ts';
import { changedBox } from './changed-box.ts';
import { deepFreeze } from './frozen.ts';

/** The changes available to one command. Records are returned as drafts: assign to their fields. */
export interface Transaction {
  /**
   * A draft of a box.
   * @throws UnknownRecord if the box does not exist
   */
  box(id: number): Draft<BoxState>;
  /**
   * Changes fields of a box without a draft, which costs less. The values must be plain data and
   * are frozen. If the box already has a draft, the draft is changed.
   * @throws UnknownRecord if the box does not exist
   */
  changeBox(id: number, changes: Partial<BoxState>): void;
  /**
   * A draft of a user.
   * @throws UnknownRecord if the user does not exist
   */
  user(username: string): Draft<UserState>;
  settings(): Draft<WorldSettings>;
  /** Adds a box under an id from {@link nextId}. Use {@link box} to change it further. */
  addBox(box: BoxState): void;
  /** The next free id of a kind. */
  nextId(kind: IdKind): number;
}

/**
 * A command named a record that does not exist. Handlers must check that a record exists before
 * they change it.
 */
export class UnknownRecord extends Error {
  constructor(kind: string, key: number | string) {
    super(`no ${kind} ${key}`);
    this.name = 'UnknownRecord';
  }
}

export type RecordKind = 'box' | 'user' | 'settings';

export type WorldRecord = BoxState | UserState | WorldSettings;

/** The change of one record. Both states share everything unchanged. */
export interface RecordChange {
  readonly kind: RecordKind;
  readonly key: number | string;
  /** Null for an added record. */
  readonly before: WorldRecord | null;
  readonly after: WorldRecord;
  /** The fields that may differ, if the transaction knows them. Other fields need no comparison. */
  readonly fields: ReadonlySet<string> | undefined;
}

/** The source a transaction reads from. */
export interface TransactionSource {
  box(id: number): BoxState | undefined;
  user(username: string): UserState | undefined;
  settings(): WorldSettings;
  lastId(kind: IdKind): number;
}

interface OpenRecord {
  readonly kind: RecordKind;
  readonly key: number | string;
  readonly before: WorldRecord | null;
  /** The state after the changes so far, from which a draft is created. */
  current: WorldRecord;
  draft: Draft<WorldRecord> | undefined;
  /** Names of the changed fields. Ignored once there is a draft. */
  readonly fields: Set<string>;
}

const isChange = ({ before, after }: RecordChange): boolean => after !== before;

const noIds: ReadonlyMap<IdKind, number> = new Map();

/** A transaction in progress. Its changes are invisible until {@link finish}. */
export class OpenTransaction implements Transaction {
  readonly #source: TransactionSource;
  /** In the order they were first named. There are few, so searching them is quick. */
  readonly #open: OpenRecord[] = [];
  /** Created when first needed, because most commands add nothing. */
  #ids: Map<IdKind, number> | undefined;
  #done = false;

  constructor(source: TransactionSource) {
    this.#source = source;
  }

  box(id: number): Draft<BoxState> {
    return this.#draft('box', id, this.#source.box(id)) as Draft<BoxState>;
  }

  changeBox(id: number, changes: Partial<BoxState>): void {
    const open = this.#openRecord('box', id, this.#source.box(id));
    if (open.draft) throw new Error(`box ${id} already has a draft`);
    // Freezes the values only. The list of changes is discarded, and freezing it costs more than
    // copying it.
    let name: keyof BoxState;
    for (name in changes) {
      open.fields.add(name);
      deepFreeze(changes[name]);
    }
    // Everything unchanged is already frozen.
    open.current = Object.freeze(changedBox(open.current as BoxState, changes));
  }

  user(username: string): Draft<UserState> {
    return this.#draft('user', username, this.#source.user(username)) as Draft<UserState>;
  }

  settings(): Draft<WorldSettings> {
    return this.#draft('settings', 'settings', this.#source.settings()) as Draft<WorldSettings>;
  }

  addBox(box: BoxState): void {
    this.#assertOpen();
    if (this.#known('box', box.id) || this.#source.box(box.id)) {
      throw new Error(`box ${box.id} already exists`);
    }
    const current = deepFreeze(box);
    const fields = new Set<string>();
    this.#open.push({ kind: 'box', key: box.id, before: null, current, draft: undefined, fields });
  }

  nextId(kind: IdKind): number {
    this.#assertOpen();
    this.#ids ??= new Map();
    const id = (this.#ids.get(kind) ?? this.#source.lastId(kind)) + 1;
    this.#ids.set(kind, id);
    return id;
  }

  /** Last ids after the transaction, for the kinds it used. */
  get ids(): ReadonlyMap<IdKind, number> {
    return this.#ids ?? noIds;
  }

  /**
   * Ends the transaction.
   * @returns the changes, without records that ended as they began, and the finished `answer`, in
   * which a returned draft is replaced by its finished record
   */
  finish(answer: unknown): { changes: RecordChange[]; answer: unknown } {
    this.#done = true;
    if (isDraft(answer) && !this.#open.some(({ draft }) => draft === answer)) {
      throw new Error('a commit must return plain data or a whole record, not part of a draft');
    }
    let finished = answer;
    const records = this.#open.map((open): RecordChange => {
      const { kind, key, before, current, draft, fields } = open;
      if (draft === undefined) return { kind, key, before, after: current, fields };
      const after = finishDraft(draft) as WorldRecord;
      if (answer === draft) finished = after;
      return { kind, key, before, after, fields: undefined };
    });
    // Usually all records have changed. The history stores this list, so it must not have spare
    // capacity.
    const changes = records.every(isChange) ? records : records.filter(isChange);
    return { changes, answer: finished };
  }

  #draft(kind: RecordKind, key: number | string, record: WorldRecord | undefined) {
    const open = this.#openRecord(kind, key, record);
    open.draft ??= createDraft(open.current);
    return open.draft;
  }

  #openRecord(kind: RecordKind, key: number | string, record: WorldRecord | undefined): OpenRecord {
    this.#assertOpen();
    const known = this.#known(kind, key);
    if (known) return known;
    if (!record) throw new UnknownRecord(kind, key);
    const fields = new Set<string>();
    const open: OpenRecord = {
      kind,
      key,
      before: record,
      current: record,
      draft: undefined,
      fields,
    };
    this.#open.push(open);
    return open;
  }

  #known(kind: RecordKind, key: number | string): OpenRecord | undefined {
    return this.#open.find((open) => open.kind === kind && open.key === key);
  }

  #assertOpen(): void {
    if (this.#done) throw new Error('this transaction has ended');
  }
}
