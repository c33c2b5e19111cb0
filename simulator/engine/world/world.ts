import { WorldSessions } from '../sessions/world-sessions.ts';
import { WorldAbout } from './about.ts';
import { atOnce } from '../slices.ts';
import type { WorldBase } from './base.ts';
import { BlobStore } from './blobs.ts';
import { defaultBounds, WorldFull, type WorldBounds } from './bounds.ts';
import { createClock, type RealTime, type WorldClock } from './clock.ts';
import type { CourseMark } from './course.ts';
import { keptChange, type Command, type HistoryEntry } from './history.ts';
import type { Recorder, Snapshot, RecordStep, Uploads } from './recorder.ts';
import { SideRecords } from '../side/side-records.ts';
import { Steps } from './steps.ts';
import { Watchers } from './watchers.ts';
import { WorldReads, type WorldBeginning } from './world-reads.ts';
import { clockEvent, commandEvent } from './world-event.ts';
import { OpenTransaction, type RecordChange, type Transaction } from './transaction.ts';

/** How a world differs from others with the same beginning. */
export interface WorldOptions extends WorldBeginning {
  readonly realTime?: RealTime | undefined;
  /** How much it may hold; {@link defaultBounds} when absent. */
  readonly bounds?: WorldBounds | undefined;
  /** When it was made by the real time, ISO 8601; now when absent. */
  readonly madeAt?: string | undefined;
}

/** The moment a clock was moved to, and how many commands there were. */
type ClockMove = readonly [to: number, commands: number];

/**
 * One isolated copy of a scenario. Every change goes through {@link commit}.
 */
export class World extends WorldReads {
  readonly clock: WorldClock;
  /** What undo and reset leave alone. */
  readonly side = new SideRecords();
  readonly about: WorldAbout;
  readonly watchers = new Watchers();
  readonly sessions: WorldSessions;
  readonly blobs: BlobStore;
  readonly bounds: WorldBounds;
  readonly #steps = new Steps(this.watchers);
  #recorder: Recorder | undefined;

  constructor(base: WorldBase, options: WorldOptions) {
    super(base, options);
    this.bounds = options.bounds ?? defaultBounds;
    this.blobs = new BlobStore(this.bounds.uploadBytes);
    this.clock = createClock(options.now, options.realTime, (offset, to) => {
      this.#moveClock(offset, to);
    });
    this.about = new WorldAbout(this.side, options.realTime ?? Date.now, options.madeAt);
    this.sessions = new WorldSessions(options.id, base.tenant, this.side);
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
    let before: CourseMark | undefined;
    return this.#steps.run(
      () => {
        const tx = new OpenTransaction(this.course.records);
        const result = recipe(tx);
        if (result instanceof Promise) throw new Error('a commit must not wait for anything');
        const { changes, answer } = tx.finish(result);
        this.#requireRoom(changes);
        const kept = changes.map(keptChange);
        const stored = this.#recorder
          ? kept.map((change, nth) => this.course.stored(change, changes[nth] as RecordChange))
          : [];
        const at = this.clock.nowIso();
        before = this.course.mark(kept);
        for (const change of changes) this.course.records.put(change);
        if (tx.ids.size > 0) this.course.records.useIds(tx.ids);
        this.course.history.add(command, at, kept);
        this.#commanded('command', this.history.at(-1));
        this.#record(this.blobs.since(mark), () => {
          const { operationId, username } = command;
          return { do: 'commit', operationId, username, at, changes: stored, ids: [...tx.ids] };
        });
        return answer as R;
      },
      () => {
        this.blobs.rollBack(mark);
        if (before) this.course.goBack(before);
      },
    );
  }

  /** Takes the last command back, all of it or, where it throws, nothing. False when there is none. */
  undo(): boolean {
    const entry = this.history.at(-1);
    if (!entry) return false;
    const before = this.course.mark(entry.changes);
    this.#steps.run(
      () => {
        this.course.undo();
        this.#commanded('undo', entry);
        this.#record([], () => ({ do: 'undo' }));
      },
      () => {
        this.course.goBack(before);
      },
    );
    return true;
  }

  /** Does the command taken back last again, in the same way. False when there is none. */
  redo(): boolean {
    const entry = this.course.history.undone().at(-1);
    if (!entry) return false;
    const before = this.course.mark(entry.changes);
    this.#steps.run(
      () => {
        this.course.redo();
        this.#commanded('redo', entry);
        this.#record([], () => ({ do: 'redo' }));
      },
      () => {
        this.course.goBack(before);
      },
    );
    return true;
  }

  /** Back to the beginning: records, clock, uploads and history; sessions stay. */
  reset(): void {
    const before = this.course.mark();
    const blobsBack = this.blobs.checkpoint();
    this.#steps.run(
      () => {
        this.course.clear();
        this.blobs.clear();
        this.#happened('reset', this.startedAt);
        this.clock.reset();
        this.#record([], () => ({ do: 'reset' }));
      },
      () => {
        blobsBack();
        this.course.goBack(before);
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

  /**
   * Looks whether each record that differs from the beginning can be read, and the history.
   * @throws Error with what is wrong
   */
  checkRecords(): void {
    this.course.check();
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
    return this.course.snapshot();
  }

  /**
   * Brings a world that was just made to where another one of its kind was.
   * @param snapshot where to start; null at the beginning
   * @param steps what came after it, in order
   */
  restore(snapshot: Snapshot | null, steps: Iterable<RecordStep>): void {
    atOnce(this.restoring(snapshot, steps));
  }

  /** The same in short steps. */
  *restoring(snapshot: Snapshot | null, steps: Iterable<RecordStep>): Generator<void> {
    const offset = this.side.map<number>('clock').get('offset') ?? this.clock.offset;
    yield* this.course.restoring(snapshot, steps);
    this.clock.offset = offset;
    if (!Number.isFinite(this.clock.nowMs())) throw new Error('its clock has no time');
    this.sessions.restored();
  }

  #requireRoom(changes: readonly RecordChange[]): void {
    const added = changes.filter(({ kind, before }) => kind === 'box' && !before).length;
    if (added > 0 && this.boxes.size + added > this.bounds.boxes) {
      throw new WorldFull(`${this.bounds.boxes} dokuboxes`);
    }
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
    this.#steps.happened(clockEvent(kind, this.commands, at));
  }

  #record(uploads: Uploads, step: () => RecordStep): void {
    this.about.used();
    this.#recorder?.step(step(), uploads, () => this.snapshot());
  }
}
