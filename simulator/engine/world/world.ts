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

/** The options that distinguish a world from others with the same initial state. */
export interface WorldOptions extends WorldBeginning {
  readonly realTime?: RealTime | undefined;
  /** Limits on its contents, {@link defaultBounds} by default. */
  readonly bounds?: WorldBounds | undefined;
  /** Real time of its creation, ISO 8601. Defaults to now. */
  readonly madeAt?: string | undefined;
}

/** The time a clock was moved to, and the number of commands at that point. */
type ClockMove = readonly [to: number, commands: number];

/**
 * One isolated copy of a scenario. Every change goes through {@link commit}.
 */
export class World extends WorldReads {
  readonly clock: WorldClock;
  /** Records that undo and reset do not change. */
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
   * Carries out one command. All its changes become visible at once, or none if the recipe throws.
   * A commit is synchronous on purpose: the caller waits for anything slow before, so that nothing
   * can happen between decision and change.
   * @param command the command to record in the history
   * @param recipe changes drafts and returns plain data or one of its drafts
   * @returns the recipe's result, with a draft replaced by its finished record
   */
  commit<R>(command: Command, recipe: (tx: Transaction) => R): R {
    const mark = this.blobs.mark();
    let before: CourseMark | undefined;
    return this.#steps.run(
      () => {
        const tx = new OpenTransaction(this.course.records);
        const result = recipe(tx);
        if (result instanceof Promise) throw new Error('a commit must be synchronous');
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

  /**
   * Undoes the last command. If this throws, nothing has changed.
   * @returns false if there is no command to undo
   */
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

  /**
   * Redoes the command undone last. If this throws, nothing has changed.
   * @returns false if there is no command to redo
   */
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

  /**
   * Returns records, clock, uploads and history to the start of the world. Sessions are kept
   * (A-271).
   */
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
   * The world's time at its last change, by a command or a move of its clock, ISO 8601. Unlike the
   * current time it stays the same while nothing happens.
   */
  get changedAt(): string {
    const moved = this.side.map<ClockMove>('clock moved').get('last');
    const last = this.history.at(-1);
    if (last && (!moved || last.number > moved[1])) return last.at;
    return new Date(moved?.[0] ?? this.startedAt).toISOString();
  }

  /**
   * Checks that the history and each record that differs from the initial state can be read.
   * @throws Error that says what is wrong
   */
  checkRecords(): void {
    this.course.check();
  }

  /** Sends all further changes to the recorder. */
  recordTo(recorder: Recorder): void {
    this.#recorder = recorder;
    this.side.recordTo(recorder);
  }

  /** Sends the whole state to the recorder, for a world that changed before it was recorded. */
  recordWhole(): void {
    this.#recorder?.whole(this.snapshot(), this.blobs.since(0));
  }

  /** Everything to store of the records, from which {@link restore} continues. */
  snapshot(): Snapshot {
    return this.course.snapshot();
  }

  /**
   * Restores a newly created world to the stored state of an earlier one.
   * @param snapshot starting state, or null for the initial state
   * @param steps the later steps, in order
   */
  restore(snapshot: Snapshot | null, steps: Iterable<RecordStep>): void {
    atOnce(this.restoring(snapshot, steps));
  }

  /** Does the same as {@link restore} in short steps. */
  *restoring(snapshot: Snapshot | null, steps: Iterable<RecordStep>): Generator<void> {
    const offset = this.side.map<number>('clock').get('offset') ?? this.clock.offset;
    yield* this.course.restoring(snapshot, steps);
    this.clock.offset = offset;
    if (!Number.isFinite(this.clock.nowMs()))
      throw new Error('its clock offset must give a valid time');
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
