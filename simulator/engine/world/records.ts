import type { BoxState, ClientState, UserState, WorldSettings } from '../state.ts';
import type { IdKind } from '@dokubox/spec/control/enums.ts';
import type { WorldBase } from './base.ts';
import { BoxIndex } from './box-index.ts';
import { rowOf } from './box-row.ts';
import { withDifference, type Difference } from './difference.ts';
import { deepFreeze } from './frozen.ts';
import type { KeptChange } from './history.ts';
import type { Snapshot } from './recorder.ts';
import { OverlayTable, sourceOf } from './table.ts';
import type { RecordChange, RecordKind, TransactionSource, WorldRecord } from './transaction.ts';

/** A record that will change. */
type Touched = Pick<KeptChange, 'kind' | 'key'>;

/** A mark of the records. */
export interface RecordsMark {
  readonly touched: readonly Touched[];
  /** The touched records. Undefined for records that are still initial or do not exist. */
  readonly own: readonly (WorldRecord | undefined)[];
  readonly settings: WorldSettings;
  readonly lastIds: ReadonlyMap<IdKind, number>;
}

/**
 * The records of a world on top of the initial state it shares with others, and the indexes to find
 * them.
 */
export class Records implements TransactionSource {
  readonly boxes: OverlayTable<number, BoxState>;
  readonly users: OverlayTable<string, UserState>;
  readonly clients: OverlayTable<string, ClientState>;
  readonly boxIndex: BoxIndex;
  readonly #base: WorldBase;
  #lastIds: ReadonlyMap<IdKind, number> = new Map<IdKind, number>();
  readonly #addedDokus = new Map<number, number>();
  #settings: WorldSettings;

  constructor(base: WorldBase) {
    this.#base = base;
    this.boxes = new OverlayTable(base.boxes);
    this.users = new OverlayTable(sourceOf(base.users));
    this.clients = new OverlayTable(sourceOf(base.clients));
    this.boxIndex = new BoxIndex(base.index);
    this.#settings = base.settings;
  }

  box(id: number): BoxState | undefined {
    return this.boxes.peek(id);
  }

  user(username: string): UserState | undefined {
    return this.users.peek(username);
  }

  settings(): WorldSettings {
    return this.#settings;
  }

  lastId(kind: IdKind): number {
    return this.#lastIds.get(kind) ?? this.#base.lastIds[kind];
  }

  useIds(ids: Iterable<readonly [IdKind, number]>): void {
    const used = [...ids];
    if (used.length > 0) this.#lastIds = new Map([...this.#lastIds, ...used]);
  }

  /** The box of a document. */
  boxIdOf(dokuId: number): number | undefined {
    return this.#addedDokus.get(dokuId) ?? this.#base.boxIdOf(dokuId);
  }

  /** True once a command has changed the record, even if the change has been undone. */
  isTouched(kind: RecordKind, key: number | string): boolean {
    if (kind === 'settings') return this.#settings !== this.#base.settings;
    if (kind === 'user') return this.users.changed().has(String(key));
    return this.boxes.changed().has(Number(key));
  }

  put(change: Pick<RecordChange, 'kind' | 'key' | 'after'>): void {
    if (change.kind === 'settings') {
      this.#settings = change.after as WorldSettings;
    } else if (change.kind === 'user') {
      this.users.put(String(change.key), change.after as UserState);
    } else {
      const box = change.after as BoxState;
      this.boxes.put(box.id, box);
      this.#register(box);
    }
  }

  undo(changes: readonly KeptChange[]): void {
    for (const { kind, key, added, back } of [...changes].reverse()) {
      if (kind === 'box') this.#forgetDokus(Number(key));
      if (added) this.#drop(Number(key));
      else this.#alter(kind, key, back);
    }
  }

  redo({ kind, key, added, forward }: KeptChange): void {
    if (added) this.put({ kind, key, after: added });
    else this.#alter(kind, key, forward);
  }

  /**
   * A mark of these records, to return to.
   * @param touched all records that will change until then
   */
  mark(touched: readonly Touched[]): RecordsMark {
    const own = touched.map(({ kind, key }) => this.#own(kind, key));
    return { touched, own, settings: this.#settings, lastIds: this.#lastIds };
  }

  /** A mark of every record the world has changed. */
  markAll(): RecordsMark {
    const boxes = Array.from(this.boxes.changed().keys(), (key) => ({ kind: 'box', key }) as const);
    const users = Array.from(
      this.users.changed().keys(),
      (key) => ({ kind: 'user', key }) as const,
    );
    return this.mark([...boxes, ...users]);
  }

  goBack({ touched, own, settings, lastIds }: RecordsMark): void {
    this.#settings = settings;
    this.#lastIds = lastIds;
    for (const [nth, { kind, key }] of touched.entries()) {
      const table = (kind === 'box' ? this.boxes : this.users) as OverlayTable<unknown, unknown>;
      if (kind === 'settings') continue;
      if (own[nth]) table.put(key, own[nth]);
      else table.drop(key);
    }
    this.#rebuild();
  }

  /** Returns to the initial state. */
  clear(): void {
    this.boxes.clear();
    this.users.clear();
    this.#settings = this.#base.settings;
    this.#lastIds = new Map();
    this.#rebuild();
  }

  /** Boxes and users that differ from the initial state, in no order. */
  *changed(): Generator<BoxState | UserState> {
    yield* this.boxes.changed().values();
    yield* this.users.changed().values();
  }

  /** Everything that differs from the initial state. */
  snapshot(): Omit<Snapshot, 'history'> {
    return {
      // Sorted by key, because a snapshot must not depend on the order of the changes.
      boxes: [...this.boxes.changed().values()].sort((a, b) => a.id - b.id),
      users: [...this.users.changed().values()].sort((a, b) => (a.username < b.username ? -1 : 1)),
      settings: this.isTouched('settings', 'settings') ? this.#settings : null,
      ids: [...this.#lastIds],
    };
  }

  /** Restores a snapshot, yielding after each record. */
  *restoring({ boxes, users, settings, ids }: Omit<Snapshot, 'history'>): Generator<void> {
    for (const box of boxes) yield this.put({ kind: 'box', key: box.id, after: deepFreeze(box) });
    for (const user of users) yield this.users.put(user.username, deepFreeze(user));
    if (settings) this.#settings = deepFreeze(settings);
    this.useIds(ids);
  }

  #alter(kind: RecordKind, key: number | string, difference: Difference): void {
    const after = withDifference(this.record(kind, key), difference) as WorldRecord;
    this.put({ kind, key, after: deepFreeze(after) });
  }

  record(kind: RecordKind, key: number | string): WorldRecord | undefined {
    if (kind === 'settings') return this.#settings;
    return kind === 'user' ? this.user(String(key)) : this.box(Number(key));
  }

  #register(box: BoxState): void {
    this.boxIndex.put(rowOf(box, this.clients.peek(box.clientNumber)));
    for (const doku of box.dokus) {
      if (this.boxIdOf(doku.id) === undefined) this.#addedDokus.set(doku.id, box.id);
    }
  }

  /** Removes an added box. */
  #drop(id: number): void {
    this.boxes.drop(id);
    this.boxIndex.drop(id);
  }

  /** Removes the documents of a box from the index until the box is stored again. */
  #forgetDokus(boxId: number): void {
    for (const { id } of this.boxes.own(boxId)?.dokus ?? []) this.#addedDokus.delete(id);
  }

  /** The record if it differs from the initial state. */
  #own(kind: RecordKind, key: number | string): WorldRecord | undefined {
    if (kind === 'settings') return undefined;
    return kind === 'box' ? this.boxes.own(Number(key)) : this.users.own(String(key));
  }

  #rebuild(): void {
    this.boxIndex.clear();
    this.#addedDokus.clear();
    for (const box of this.boxes.changed().values()) this.#register(box);
  }
}
