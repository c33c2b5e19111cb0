import type { BoxState, ClientState, UserState, WorldSettings } from '../state.ts';
import type { IdKind, WorldBase } from './base.ts';
import { BoxIndex } from './box-index.ts';
import { rowOf } from './box-row.ts';
import { withDifference, type Difference } from './difference.ts';
import { deepFreeze } from './frozen.ts';
import type { KeptChange } from './history.ts';
import type { Snapshot } from './recorder.ts';
import { OverlayTable, sourceOf } from './table.ts';
import type { RecordChange, RecordKind, TransactionSource, WorldRecord } from './transaction.ts';

/** A record that is about to change. */
type Touched = Pick<KeptChange, 'kind' | 'key'>;

/** The records of a world over the beginning it shares with others, and how they are found. */
export class Records implements TransactionSource {
  readonly boxes: OverlayTable<number, BoxState>;
  readonly users: OverlayTable<string, UserState>;
  readonly clients: OverlayTable<string, ClientState>;
  readonly boxIndex: BoxIndex;
  readonly #base: WorldBase;
  #lastIds: ReadonlyMap<IdKind, number> = new Map<IdKind, number>();
  #addedDokus = new Map<number, number>();
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

  /** True once a command has changed the record, also where that was taken back. */
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

  takeBack(changes: readonly KeptChange[]): void {
    for (const { kind, key, added, back } of [...changes].reverse()) {
      if (added) this.boxes.drop(Number(key));
      else this.#alter(kind, key, back);
    }
    this.#rebuild();
  }

  doAgain({ kind, key, added, forward }: KeptChange): void {
    if (added) this.put({ kind, key, after: added });
    else this.#alter(kind, key, forward);
  }

  /**
   * A way back to these records as they are now, and to the last ids.
   * @param touched all that may change until then; everything the world has changed when absent
   */
  checkpoint(touched?: readonly Touched[]): () => void {
    const of = (wanted: RecordKind) =>
      (touched ?? []).flatMap(({ kind, key }) => (kind === wanted ? [key] : []));
    const boxIds = touched ? of('box').map(Number) : [...this.boxes.changed().keys()];
    const users = touched ? of('user').map(String) : [...this.users.changed().keys()];
    const settings = this.#settings;
    const lastIds = this.#lastIds;
    const addedDokus = this.#addedDokus;
    const back = [
      this.boxes.checkpoint(boxIds),
      this.users.checkpoint(users),
      this.boxIndex.checkpoint(boxIds),
    ];
    return () => {
      for (const restore of back) restore();
      this.#settings = settings;
      this.#lastIds = lastIds;
      this.#addedDokus = addedDokus;
      this.#forgetDokus(new Set(boxIds));
    };
  }

  /** Back to the beginning. */
  clear(): void {
    this.boxes.clear();
    this.users.clear();
    this.#settings = this.#base.settings;
    this.#lastIds = new Map();
    this.#rebuild();
  }

  /** What differs from the beginning. */
  snapshot(): Omit<Snapshot, 'history'> {
    return {
      boxes: [...this.boxes.changed().values()],
      users: [...this.users.changed().values()],
      settings: this.isTouched('settings', 'settings') ? this.#settings : null,
      ids: [...this.#lastIds],
    };
  }

  restore({ boxes, users, settings, ids }: Omit<Snapshot, 'history'>): void {
    for (const box of boxes) this.put({ kind: 'box', key: box.id, after: deepFreeze(box) });
    for (const user of users) this.users.put(user.username, deepFreeze(user));
    if (settings) this.#settings = deepFreeze(settings);
    this.useIds(ids);
  }

  #alter(kind: RecordKind, key: number | string, difference: Difference): void {
    const after = withDifference(this.#record(kind, key), difference) as WorldRecord;
    this.put({ kind, key, after: deepFreeze(after) });
  }

  #record(kind: RecordKind, key: number | string): WorldRecord | undefined {
    if (kind === 'settings') return this.#settings;
    return kind === 'user' ? this.user(String(key)) : this.box(Number(key));
  }

  #register(box: BoxState): void {
    this.boxIndex.put(rowOf(box, this.clients.peek(box.clientNumber)));
    for (const doku of box.dokus) {
      if (this.boxIdOf(doku.id) === undefined) this.#addedDokus.set(doku.id, box.id);
    }
  }

  /** Documents that boxes of these ids have no more are to be found no more. */
  #forgetDokus(boxIds: ReadonlySet<number>): void {
    for (const [dokuId, boxId] of this.#addedDokus) {
      if (!boxIds.has(boxId)) continue;
      const isThere = this.boxes.peek(boxId)?.dokus.some(({ id }) => id === dokuId);
      if (!isThere) this.#addedDokus.delete(dokuId);
    }
  }

  #rebuild(): void {
    this.boxIndex.clear();
    this.#addedDokus = new Map();
    for (const box of this.boxes.changed().values()) this.#register(box);
  }
}
