import type { Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { TenantCatalogue } from '../seed/catalogue/types.ts';
import { SessionStore } from '../sessions/store.ts';
import type { BoxState, ClientState, DokuState, UserState, WorldSettings } from '../state.ts';
import type { IdKind, WorldBase } from './base.ts';
import { BlobStore } from './blobs.ts';
import { BoxIndex } from './box-index.ts';
import { rowOf } from './box-row.ts';
import { createClock, type RealTime, type WorldClock } from './clock.ts';
import { withDifference, type Difference } from './difference.ts';
import { deepFreeze } from './frozen.ts';
import {
  History,
  keptChange,
  type Command,
  type HistoryEntry,
  type KeptChange,
} from './history.ts';
import { OverlayTable, sourceOf, type Table } from './table.ts';
import {
  OpenTransaction,
  type RecordChange,
  type RecordKind,
  type Transaction,
  type TransactionSource,
  type WorldRecord,
} from './transaction.ts';

/** How a world differs from others with the same beginning. */
export interface WorldOptions {
  readonly id: string;
  /** First moment of the world; its seeded dates were counted from the base's `reference`. */
  readonly now: Date;
  /** Who is signed in unless somebody asks for another; the scenario's user when absent. */
  readonly userKey?: string | undefined;
  readonly realTime?: RealTime | undefined;
}

/**
 * One isolated copy of a scenario. Reads go through the tables, every change through {@link commit}.
 */
export class World {
  readonly id: string;
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly seed: number;
  readonly userKey: string;
  readonly clock: WorldClock;
  readonly sessions: SessionStore;
  readonly blobs = new BlobStore();
  /** Key of the secret link to the world; null while it has none. */
  linkKey: string | null = null;
  readonly boxIndex: BoxIndex;
  /** Categories, definitions, catalogues and product names of the tenant. */
  readonly catalogue: TenantCatalogue;
  /** First moment of the world, milliseconds since 1970. */
  readonly startedAt: number;
  /** Boxes the archive works on from the beginning. */
  readonly archiving: readonly number[];
  /** Boxes whose envelope runs from the beginning, with the moment it runs out where that is said. */
  readonly signing: WorldBase['signing'];
  readonly #base: WorldBase;
  readonly #boxes: OverlayTable<number, BoxState>;
  readonly #users: OverlayTable<string, UserState>;
  readonly #clients: OverlayTable<string, ClientState>;
  readonly #history = new History();
  readonly #lastIds = new Map<IdKind, number>();
  readonly #addedDokus = new Map<number, number>();
  #settings: WorldSettings;
  #committing = false;
  /** What a transaction reads. */
  readonly #records: TransactionSource = {
    box: (id) => this.#boxes.peek(id),
    user: (username) => this.#users.peek(username),
    settings: () => this.#settings,
    lastId: (kind) => this.#lastIds.get(kind) ?? this.#base.lastIds[kind],
  };

  constructor(base: WorldBase, options: WorldOptions) {
    this.id = options.id;
    this.scenario = base.scenario;
    this.tenant = base.tenant;
    this.seed = base.seed;
    this.userKey = options.userKey ?? base.userKey;
    this.clock = createClock(options.now, options.realTime);
    this.sessions = new SessionStore(options.id, base.tenant);
    this.catalogue = base.catalogue;
    this.boxIndex = new BoxIndex(base.index);
    this.startedAt = options.now.getTime();
    this.archiving = base.archiving;
    this.signing = base.signing;
    this.#base = base;
    this.#boxes = new OverlayTable(base.boxes);
    this.#users = new OverlayTable(sourceOf(base.users));
    this.#clients = new OverlayTable(sourceOf(base.clients));
    this.#settings = base.settings;
  }

  /** Boxes by id. */
  get boxes(): Table<number, BoxState> {
    return this.#boxes;
  }

  /** Users by username. */
  get users(): Table<string, UserState> {
    return this.#users;
  }

  /** Clients by client number. */
  get clients(): Table<string, ClientState> {
    return this.#clients;
  }

  get settings(): WorldSettings {
    return this.#settings;
  }

  /** The tenant's policy. */
  get policy() {
    return policyOf(this.tenant);
  }

  /** Number of commands in force; an undone one no longer counts. */
  get commands(): number {
    return this.#history.count;
  }

  get history(): readonly HistoryEntry[] {
    return this.#history.entries();
  }

  /** Finds documents without knowing their box. */
  readonly dokus = {
    boxIdOf: (dokuId: number): number | undefined =>
      this.#addedDokus.get(dokuId) ?? this.#base.boxIdOf(dokuId),
    /** A document with its box. */
    find: (dokuId: number): { box: BoxState; doku: DokuState } | undefined => {
      const boxId = this.dokus.boxIdOf(dokuId);
      const box = boxId === undefined ? undefined : this.#boxes.get(boxId);
      const doku = box?.dokus.find(({ id }) => id === dokuId);
      return box && doku ? { box, doku } : undefined;
    },
  };

  /** A user by the key scenarios use, e.g. `client1`. */
  userByKey(key: string): UserState | undefined {
    for (const user of this.#users.values()) if (user.key === key) return user;
    return undefined;
  }

  userById(id: number): UserState | undefined {
    for (const user of this.#users.values()) if (user.id === id) return user;
    return undefined;
  }

  /** Users who represent a client. */
  representativesOf(clientNumber: string): readonly UserState[] {
    return [...this.#users.values()].filter((user) => user.clientNumbers.includes(clientNumber));
  }

  /**
   * Carries out one command: all of its changes become visible at once, or none when the recipe
   * throws. Synchronous on purpose: what has to be waited for is done before, so that nothing can
   * happen between decision and change.
   * @param command what the history remembers it by
   * @param recipe changes drafts; returns plain data or one of its drafts
   * @returns what the recipe returned; for a draft the finished record
   */
  commit<R>(command: Command, recipe: (tx: Transaction) => R): R {
    if (this.#committing) throw new Error('a commit cannot run inside another');
    const mark = this.blobs.mark();
    const tx = new OpenTransaction(this.#records);
    this.#committing = true;
    try {
      const result = recipe(tx);
      if (result instanceof Promise) throw new Error('a commit must not wait for anything');
      const { changes, answer } = tx.finish(result);
      for (const change of changes) this.#put(change);
      for (const [kind, id] of tx.ids) this.#lastIds.set(kind, id);
      this.#history.add(command, this.clock.nowIso(), changes.map(keptChange));
      return answer as R;
    } catch (error) {
      this.blobs.rollBack(mark);
      throw error;
    } finally {
      this.#committing = false;
    }
  }

  /** Takes the last command back. False when there is none. */
  undo(): boolean {
    const entry = this.#history.takeBack();
    if (!entry) return false;
    for (const change of [...entry.changes].reverse()) this.#takeBack(change);
    this.#rebuild();
    return true;
  }

  /** Does the command taken back last again. False when there is none. */
  redo(): boolean {
    const entry = this.#history.doAgain();
    if (!entry) return false;
    for (const change of entry.changes) this.#doAgain(change);
    return true;
  }

  /** Back to the beginning: records, clock, uploads and history; sessions stay. */
  reset(): void {
    this.#boxes.clear();
    this.#users.clear();
    this.#settings = this.#base.settings;
    this.#history.clear();
    this.#lastIds.clear();
    this.blobs.clear();
    this.clock.reset();
    this.#rebuild();
  }

  #put(change: Pick<RecordChange, 'kind' | 'key' | 'after'>): void {
    if (change.kind === 'settings') {
      this.#settings = change.after as WorldSettings;
    } else if (change.kind === 'user') {
      this.#users.put(String(change.key), change.after as UserState);
    } else {
      const box = change.after as BoxState;
      this.#boxes.put(box.id, box);
      this.#register(box);
    }
  }

  #takeBack({ kind, key, added, back }: KeptChange): void {
    if (added) this.#boxes.drop(Number(key));
    else this.#alter(kind, key, back);
  }

  #doAgain({ kind, key, added, forward }: KeptChange): void {
    if (added) this.#put({ kind, key, after: added });
    else this.#alter(kind, key, forward);
  }

  #alter(kind: RecordKind, key: number | string, difference: Difference): void {
    const after = withDifference(this.#record(kind, key), difference) as WorldRecord;
    this.#put({ kind, key, after: deepFreeze(after) });
  }

  #record(kind: RecordKind, key: number | string): WorldRecord | undefined {
    if (kind === 'settings') return this.#settings;
    return kind === 'user' ? this.#users.peek(String(key)) : this.#boxes.peek(Number(key));
  }

  #register(box: BoxState): void {
    this.boxIndex.put(rowOf(box, this.#clients.peek(box.clientNumber)));
    for (const doku of box.dokus) {
      if (this.dokus.boxIdOf(doku.id) === undefined) this.#addedDokus.set(doku.id, box.id);
    }
  }

  #rebuild(): void {
    this.boxIndex.clear();
    this.#addedDokus.clear();
    for (const box of this.#boxes.changed().values()) this.#register(box);
  }
}
