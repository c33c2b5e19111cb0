import type { IdKind, Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { TenantCatalogue } from '../seed/catalogue/types.ts';
import { WorldSessions } from '../sessions/world-sessions.ts';
import type { BoxState, ClientState, DokuState, UserState, WorldSettings } from '../state.ts';
import { WorldAbout } from './about.ts';
import type { WorldBase } from './base.ts';
import { BlobStore } from './blobs.ts';
import { defaultBounds, WorldFull, type WorldBounds } from './bounds.ts';
import type { BoxIndex } from './box-index.ts';
import { createClock, type RealTime, type WorldClock } from './clock.ts';
import { deepFreeze } from './frozen.ts';
import {
  History,
  keptChange,
  type Command,
  type HistoryEntry,
  type HistoryMark,
  type KeptChange,
} from './history.ts';
import type { Recorder, Snapshot, RecordStep, StoredChange, Uploads } from './recorder.ts';
import { recordFault } from './record-check.ts';
import { Records, type RecordsMark } from './records.ts';
import { SideRecords } from './side-records.ts';
import { Steps } from './steps.ts';
import type { Table } from './table.ts';
import { Watchers } from './watchers.ts';
import { commandEvent } from './world-event.ts';
import { OpenTransaction, type RecordChange, type Transaction } from './transaction.ts';

/** How a world differs from others with the same beginning. */
export interface WorldOptions {
  readonly id: string;
  /** First moment of the world; its seeded dates were counted from the base's `reference`. */
  readonly now: Date;
  /** Who is signed in unless somebody asks for another; the scenario's user when absent. */
  readonly userKey?: string | undefined;
  readonly realTime?: RealTime | undefined;
  /** How much it may hold; {@link defaultBounds} when absent. */
  readonly bounds?: WorldBounds | undefined;
  /** When it was made by the real time, ISO 8601; now when absent. */
  readonly madeAt?: string | undefined;
}

/** Records and history at one time. */
interface WorldMark {
  readonly records: RecordsMark;
  readonly history: HistoryMark;
}

/** The moment a clock was moved to, and how many commands there were. */
type ClockMove = readonly [to: number, commands: number];

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
  /** What undo and reset leave alone. */
  readonly side = new SideRecords();
  readonly about: WorldAbout;
  readonly watchers = new Watchers();
  readonly sessions: WorldSessions;
  readonly blobs: BlobStore;
  readonly bounds: WorldBounds;
  /** Categories, definitions, catalogues and product names of the tenant. */
  readonly catalogue: TenantCatalogue;
  /** First moment of the world, milliseconds since 1970. */
  readonly startedAt: number;
  /** The moment its seeded dates are counted from. */
  readonly reference: Date;
  /** Boxes the archive works on from the beginning. */
  readonly archiving: readonly number[];
  /** Boxes whose envelope runs from the beginning, with the moment it runs out where that is said. */
  readonly signing: WorldBase['signing'];
  readonly #records: Records;
  readonly #history = new History();
  readonly #steps = new Steps(this.watchers);
  #recorder: Recorder | undefined;

  constructor(base: WorldBase, options: WorldOptions) {
    this.id = options.id;
    this.scenario = base.scenario;
    this.tenant = base.tenant;
    this.seed = base.seed;
    this.userKey = options.userKey ?? base.userKey;
    this.bounds = options.bounds ?? defaultBounds;
    this.blobs = new BlobStore(this.bounds.uploadBytes);
    this.clock = createClock(options.now, options.realTime, (offset, to) => {
      this.#moveClock(offset, to);
    });
    this.about = new WorldAbout(this.side, options.realTime ?? Date.now, options.madeAt);
    this.sessions = new WorldSessions(options.id, base.tenant, this.side);
    this.catalogue = base.catalogue;
    this.startedAt = options.now.getTime();
    this.reference = base.reference;
    this.archiving = base.archiving;
    this.signing = base.signing;
    this.#records = new Records(base);
  }

  /** Boxes by id. */
  get boxes(): Table<number, BoxState> {
    return this.#records.boxes;
  }

  /** Users by username. */
  get users(): Table<string, UserState> {
    return this.#records.users;
  }

  /** Clients by client number. */
  get clients(): Table<string, ClientState> {
    return this.#records.clients;
  }

  get boxIndex(): BoxIndex {
    return this.#records.boxIndex;
  }

  get settings(): WorldSettings {
    return this.#records.settings();
  }

  /** The tenant's policy. */
  get policy() {
    return policyOf(this.tenant);
  }

  /** Last id of a kind that was given. */
  lastId(kind: IdKind): number {
    return this.#records.lastId(kind);
  }

  /** Number of commands in force; an undone one no longer counts. */
  get commands(): number {
    return this.#history.count;
  }

  get history(): readonly HistoryEntry[] {
    return this.#history.entries();
  }

  /** Commands that were taken back, the one to be done again next first. */
  get undone(): readonly HistoryEntry[] {
    return this.#history.undone().toReversed();
  }

  /** Finds documents without knowing their box. */
  readonly dokus = {
    boxIdOf: (dokuId: number): number | undefined => this.#records.boxIdOf(dokuId),
    /** A document with its box. */
    find: (dokuId: number): { box: BoxState; doku: DokuState } | undefined => {
      const boxId = this.dokus.boxIdOf(dokuId);
      const box = boxId === undefined ? undefined : this.boxes.get(boxId);
      const doku = box?.dokus.find(({ id }) => id === dokuId);
      return box && doku ? { box, doku } : undefined;
    },
  };

  /** A user by the key scenarios use, e.g. `client1`. */
  userByKey(key: string): UserState | undefined {
    for (const user of this.users.values()) if (user.key === key) return user;
    return undefined;
  }

  userById(id: number): UserState | undefined {
    for (const user of this.users.values()) if (user.id === id) return user;
    return undefined;
  }

  /** Users who represent a client. */
  representativesOf(clientNumber: string): readonly UserState[] {
    return [...this.users.values()].filter((user) => user.clientNumbers.includes(clientNumber));
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
    const mark = this.blobs.mark();
    let before: WorldMark | undefined;
    return this.#steps.run(
      () => {
        const tx = new OpenTransaction(this.#records);
        const result = recipe(tx);
        if (result instanceof Promise) throw new Error('a commit must not wait for anything');
        const { changes, answer } = tx.finish(result);
        this.#requireRoom(changes);
        const kept = changes.map(keptChange);
        const stored = this.#recorder
          ? kept.map((change, nth) => this.#stored(change, changes[nth] as RecordChange))
          : [];
        const at = this.clock.nowIso();
        before = this.#mark(this.#records.mark(kept));
        for (const change of changes) this.#records.put(change);
        if (tx.ids.size > 0) this.#records.useIds(tx.ids);
        this.#history.add(command, at, kept);
        this.#commanded('command', this.history.at(-1));
        this.#record(this.blobs.since(mark), () => {
          const { operationId, username } = command;
          return { do: 'commit', operationId, username, at, changes: stored, ids: [...tx.ids] };
        });
        return answer as R;
      },
      () => {
        this.blobs.rollBack(mark);
        if (before) this.#goBack(before);
      },
    );
  }

  /** Takes the last command back, all of it or, where it throws, nothing. False when there is none. */
  undo(): boolean {
    const entry = this.history.at(-1);
    if (!entry) return false;
    const before = this.#mark(this.#records.mark(entry.changes));
    this.#steps.run(
      () => {
        this.#history.takeBack();
        this.#records.takeBack(entry.changes);
        this.#commanded('undo', entry);
        this.#record([], () => ({ do: 'undo' }));
      },
      () => {
        this.#goBack(before);
      },
    );
    return true;
  }

  /** Does the command taken back last again, in the same way. False when there is none. */
  redo(): boolean {
    const entry = this.#history.undone().at(-1);
    if (!entry) return false;
    const before = this.#mark(this.#records.mark(entry.changes));
    this.#steps.run(
      () => {
        this.#history.doAgain();
        for (const change of entry.changes) this.#records.doAgain(change);
        this.#commanded('redo', entry);
        this.#record([], () => ({ do: 'redo' }));
      },
      () => {
        this.#goBack(before);
      },
    );
    return true;
  }

  /** Back to the beginning: records, clock, uploads and history; sessions stay. */
  reset(): void {
    const before = this.#mark(this.#records.markAll());
    const blobsBack = this.blobs.checkpoint();
    this.#steps.run(
      () => {
        this.#records.clear();
        this.#history.clear();
        this.blobs.clear();
        this.#happened('reset', this.startedAt);
        this.clock.reset();
        this.#record([], () => ({ do: 'reset' }));
      },
      () => {
        blobsBack();
        this.#goBack(before);
      },
    );
  }

  /**
   * The world's moment when it changed last, by a command or a move of its clock, ISO 8601: unlike its
   * present it stays the same as long as nothing happens.
   */
  get changedAt(): string {
    const moved = this.side.map<ClockMove>('clock moved').get('last');
    const last = this.history.at(-1);
    if (last && (!moved || last.number > moved[1])) return last.at;
    return new Date(moved?.[0] ?? this.startedAt).toISOString();
  }

  /** Boxes that commands have touched, also where that was taken back. */
  changedBoxes(): Iterable<BoxState> {
    return this.#records.boxes.changed().values();
  }

  /**
   * Looks whether each record that differs from the beginning can be read.
   * @throws Error with what is wrong
   */
  checkRecords(): void {
    const { boxes, users, settings } = this.#records.snapshot();
    const all = [
      ...boxes.map((box) => ['box', box.id, box] as const),
      ...users.map((user) => ['user', user.username, user] as const),
      ...(settings ? [['settings', 'of the world', settings] as const] : []),
    ];
    for (const [kind, key, record] of all) {
      const fault = recordFault(kind, record);
      if (fault !== null) throw new Error(`${kind} ${key}: ${fault}`);
    }
  }

  /** A box as the world began with it; undefined for one that was added. It is not kept for others. */
  beginningOf(boxId: number): BoxState | undefined {
    return this.#records.boxes.beginning(boxId);
  }

  /** Tells of everything that happens from now on. */
  recordTo(recorder: Recorder): void {
    this.#recorder = recorder;
    this.side.recordTo(recorder);
  }

  /** Tells of all there is, for a world that has become something before anybody was told. */
  tellWhole(): void {
    this.#recorder?.whole(this.snapshot(), this.blobs.since(0));
  }

  /** All that is to be kept of the records, to go on from it with {@link restore}. */
  snapshot(): Snapshot {
    return { ...this.#records.snapshot(), history: this.#history.kept };
  }

  /**
   * Brings a world that was just made to where another one of its kind was.
   * @param snapshot where to start; null at the beginning
   * @param steps what came after it, in order
   */
  restore(snapshot: Snapshot | null, steps: Iterable<RecordStep>): void {
    const offset = this.side.map<number>('clock').get('offset') ?? this.clock.offset;
    if (snapshot) {
      this.#records.restore(snapshot);
      this.#history.restore(snapshot.history);
    }
    for (const step of steps) this.#repeat(step);
    this.clock.offset = offset;
    if (!Number.isFinite(this.clock.nowMs())) throw new Error('its clock has no time');
    this.sessions.restored();
  }

  #repeat(step: RecordStep): void {
    if (step.do !== 'commit') {
      if (this[step.do]() === false) throw new Error(`there is nothing to ${step.do}`);
      return;
    }
    for (const change of step.changes) {
      const { kind, key, whole, added } = change;
      if (!whole && !added && !this.#records.isTouched(kind, key)) {
        throw new Error(`what came before step "${step.operationId}" of ${kind} ${key} is missing`);
      }
      if (whole) this.#records.put({ kind, key, after: deepFreeze(whole) });
      else this.#records.doAgain(change);
    }
    this.#records.useIds(step.ids);
    const changes = step.changes.map(({ kind, key, added, forward, back }): KeptChange => {
      return { kind, key, added: added && deepFreeze(added), forward, back };
    });
    this.#history.add(step, step.at, changes);
  }

  /** The change with its record as a whole, where a store needs that to begin with. */
  #stored(change: KeptChange, { after }: RecordChange): StoredChange {
    const begins = !change.added && !this.#records.isTouched(change.kind, change.key);
    return begins ? { ...change, whole: after } : change;
  }

  #requireRoom(changes: readonly RecordChange[]): void {
    const added = changes.filter(({ kind, before }) => kind === 'box' && !before).length;
    if (added > 0 && this.boxes.size + added > this.bounds.boxes) {
      throw new WorldFull(`${this.bounds.boxes} dokuboxes`);
    }
  }

  #mark(records: RecordsMark): WorldMark {
    return { records, history: this.#history.mark() };
  }

  #goBack({ records, history }: WorldMark): void {
    this.#records.goBack(records);
    this.#history.goBack(history);
  }

  #moveClock(offset: number, to: number): void {
    const before = this.clock.offset;
    const sideBack = this.side.checkpoint([
      ['clock', 'offset'],
      ['clock moved', 'last'],
    ]);
    this.#steps.join(
      () => {
        this.side.map<number>('clock').set('offset', offset);
        this.side.map<ClockMove>('clock moved').set('last', [to, this.commands]);
        this.#happened('clock', to);
      },
      () => {
        this.clock.offset = before;
        sideBack();
      },
    );
  }

  #commanded(kind: 'command' | 'undo' | 'redo', entry: HistoryEntry | undefined): void {
    if (!entry || !this.watchers.any) return;
    this.#steps.happened(commandEvent(kind, entry, this.commands, this.clock.nowIso()));
  }

  #happened(kind: 'reset' | 'clock', at: number): void {
    if (!this.watchers.any) return;
    const now = new Date(at).toISOString();
    const none = { operationId: null, username: null, boxIds: [] };
    this.#steps.happened({ kind, number: this.commands, now, ...none });
  }

  #record(uploads: Uploads, step: () => RecordStep): void {
    this.about.used();
    this.#recorder?.step(step(), uploads, () => this.snapshot());
  }
}
