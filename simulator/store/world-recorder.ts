import { keptAfter, shownEntryOf } from '../engine/traffic/journal-entries.ts';
import { journalOf } from '../engine/traffic/journal.ts';
import { jsonInSteps } from '../engine/json-in-steps.ts';
import { stepByStep } from '../engine/slices.ts';
import type { Recorder, Snapshot, RecordStep, Uploads } from '../engine/world/recorder.ts';
import { measuring, sizeOf } from '../engine/worlds/size.ts';
import type { World } from '../engine/world/world.ts';
import type { Outbox } from './outbox.ts';
import { StoreFailed } from './store.ts';
import { hashOf, keyPart, uploadText, type StoredUpload } from './stored-world.ts';

/**
 * Number of characters of steps after which a snapshot replaces them. It is higher if the snapshot
 * itself is larger.
 */
const minimumLog = 256_000;

/** Kinds of the keys of a world. */
export const storedKinds = [
  'world',
  'active',
  'snapshot',
  'step',
  'side',
  'upload',
  'journal',
  'journal range',
  'summary',
] as const;

/** A snapshot with the number of its last step. */
export interface StoredSnapshot extends Snapshot {
  readonly step: number;
}

/** A text outside the history. */
export interface StoredSide {
  readonly kind: string;
  readonly key: string;
  /** Number that grows with every change, to keep their order. */
  readonly order: number;
  readonly value: unknown;
}

/** Facts about a world for the list, written regularly. */
export interface StoredSummary {
  /** Number of the next step. Stored steps from this number on are newer than the summary. */
  readonly nextStep: number;
  readonly commands: number;
  readonly size: number;
}

/** Range of requests in the stored journal of a world. */
export interface JournalRange {
  readonly first: number;
  readonly last: number;
}

/** State from which a recorder continues. */
export interface RecorderState {
  /** Numbers of the first step after the snapshot, and of the next step. */
  firstStep: number;
  nextStep: number;
  logSize: number;
  snapshotSize: number;
  order: number;
  readonly uploads: Map<string, StoredUpload>;
  journal: JournalRange;
  /** Last request numbers of the stored parts of the journal. */
  pieces: number[];
}

export const freshState = (): RecorderState => ({
  firstStep: 1,
  nextStep: 1,
  logSize: 0,
  snapshotSize: 0,
  order: 0,
  uploads: new Map(),
  journal: { first: 1, last: 0 },
  pieces: [],
});

interface HashedUpload {
  readonly id: string;
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Hashes of uploads. Their bytes never change, so copies need no new hash. */
const hashes = new WeakMap<Uint8Array, string>();

function uploadHashOf(bytes: Uint8Array): string {
  let hash = hashes.get(bytes);
  if (hash === undefined) hashes.set(bytes, (hash = hashOf(bytes)));
  return hash;
}

const hashed = (uploads: Uploads): HashedUpload[] =>
  Array.from(uploads, ([id, bytes]) => ({ id, hash: uploadHashOf(bytes), bytes }));

/** Writes all changes of one world into the outbox. */
export class WorldRecorder implements Recorder {
  readonly #id: string;
  readonly #outbox: Outbox;
  readonly #state: RecorderState;
  /** Whether the world is stored, was removed, or was changed after a failed write. */
  #mode: 'kept' | 'removed' | 'lost' = 'kept';
  /** Number of the next step at the time of the stored summary. */
  #summarised: number | undefined;
  /** State of the stored journal before the last note. */
  #journalBefore: Pick<RecorderState, 'journal' | 'pieces'> | undefined;

  constructor(id: string, outbox: Outbox, state: RecorderState) {
    this.#id = id;
    this.#outbox = outbox;
    this.#state = state;
  }

  /**
   * Marks the world in memory as different from the stored one, so that its users receive an error.
   */
  lost(): void {
    this.#mode = 'lost';
  }

  step(step: RecordStep, uploads: Uploads, snapshot: () => Snapshot): void {
    if (!this.#isKept()) return;
    const state = this.#state;
    // Everything that may fail comes before the first change of the outbox.
    if (step.do === 'reset') {
      this.#forgetSteps();
      this.#outbox.put(['snapshot', this.#id], undefined);
      for (const [upload, { hash }] of state.uploads) this.#dropUpload(upload, hash);
      state.uploads.clear();
      state.snapshotSize = 0;
      return;
    }
    const text = JSON.stringify(step);
    const logSize = state.logSize + text.length;
    const isFull = logSize > Math.max(minimumLog, state.snapshotSize);
    const whole = isFull ? snapshot() : undefined;
    const files = hashed(uploads);
    this.#putUploads(files);
    this.#outbox.put(['step', this.#id, state.nextStep], text);
    state.nextStep += 1;
    state.logSize = logSize;
    if (whole) this.#putSnapshot(whole, logSize);
  }

  whole(snapshot: Snapshot, uploads: Uploads): void {
    if (!this.#isKept()) return;
    const files = hashed(uploads);
    this.#putUploads(files);
    this.#putSnapshot(snapshot, 0);
  }

  side(kind: string, key: string, value: unknown): void {
    if (!this.#isKept()) return;
    const place = ['side', this.#id, kind, keyPart(key)];
    if (value === undefined) {
      this.#outbox.put(place, undefined);
      return;
    }
    this.#state.order += 1;
    const entry: StoredSide = { kind, key, order: this.#state.order, value };
    this.#outbox.put(place, () => JSON.stringify(entry));
  }

  /** Notes new journal entries and the summary of the world, in short steps. */
  *noting(world: World): Generator<void> {
    yield* this.#notingJournal(world);
    yield* measuring(world);
    this.#summarise(world);
  }

  /** Notes one request per step. No answer waits for it. */
  *#notingJournal(world: World): Generator<void> {
    const journal = journalOf(world);
    const { journal: before } = this.#state;
    const { last } = journal;
    if (this.#isGone() || (journal.first === before.first && last === before.last)) return;
    const entries: string[] = [];
    for (const kept of keptAfter(journal, before.last)) {
      entries.push(JSON.stringify(shownEntryOf(kept)));
      yield;
    }
    // Between two steps, the world may have been removed or a write may have failed.
    if (this.#state.journal !== before || this.#isGone()) return;
    // New requests between two steps may have displaced all of these.
    const first = Math.min(journal.first, last + 1);
    this.#journalBefore = { journal: before, pieces: this.#state.pieces.slice() };
    if (entries.length > 0) {
      this.#outbox.note(['journal', this.#id, last], `[${entries.join(',')}]`);
      this.#state.pieces.push(last);
    }
    const old = this.#state.pieces.filter((piece) => piece < first);
    for (const piece of old) this.#outbox.note(['journal', this.#id, piece], undefined);
    this.#state.pieces = this.#state.pieces.filter((piece) => piece >= first);
    this.#state.journal = { first, last };
    this.#outbox.note(['journal range', this.#id], JSON.stringify({ first, last }));
    this.#outbox.note(['active', this.#id], new Date(world.about.lastUsed).toISOString());
  }

  /** Restores the state before the last note, which was not stored. The next note tries again. */
  journalNotKept(): void {
    this.#summarised = undefined;
    Object.assign(this.#state, this.#journalBefore);
  }

  /** Writes the summary of the world, unless it has not changed. */
  #summarise(world: World): void {
    const { nextStep } = this.#state;
    if (this.#isGone() || this.#summarised === nextStep) return;
    this.#summarised = nextStep;
    const summary: StoredSummary = { nextStep, commands: world.commands, size: sizeOf(world) };
    this.#outbox.note(['summary', this.#id], JSON.stringify(summary));
  }

  /** Removes all stored data of the world. Nothing more of it is stored afterwards. */
  forget(): void {
    this.#outbox.clear(storedKinds);
    for (const [upload, { hash }] of this.#state.uploads) {
      this.#outbox.dropFile(hash, [this.#id, upload]);
    }
    this.#mode = 'removed';
  }

  #isGone(): boolean {
    return this.#mode !== 'kept';
  }

  #isKept(): boolean {
    if (this.#mode === 'lost') {
      throw new StoreFailed(`world ${this.#id} was reset to its stored state`);
    }
    return this.#mode === 'kept';
  }

  #putUploads(uploads: readonly HashedUpload[]): void {
    for (const { id, hash, bytes } of uploads) {
      const stored = { hash, size: bytes.length };
      this.#state.uploads.set(id, stored);
      this.#outbox.putFile(hash, [this.#id, id], bytes);
      this.#outbox.put(['upload', this.#id, id], uploadText(stored));
    }
  }

  /**
   * Puts a snapshot into the outbox. Its records are frozen, so it can be written in slices later
   * without changing.
   * @param size estimated number of characters
   */
  #putSnapshot(snapshot: Snapshot, size: number): void {
    this.#forgetSteps();
    const stored: StoredSnapshot = { ...snapshot, step: this.#state.nextStep - 1 };
    this.#state.snapshotSize = size;
    this.#outbox.put(['snapshot', this.#id], async () => {
      const pieces: string[] = [];
      await stepByStep(jsonInSteps(stored, (text) => pieces.push(text)));
      const text = pieces.join('');
      this.#state.snapshotSize = text.length;
      return text;
    });
  }

  #forgetSteps(): void {
    const state = this.#state;
    for (let step = state.firstStep; step < state.nextStep; step += 1) {
      this.#outbox.put(['step', this.#id, step], undefined);
    }
    state.firstStep = state.nextStep;
    state.logSize = 0;
    // The steps after the summary can no longer be counted.
    this.#summarised = undefined;
    this.#outbox.put(['summary', this.#id], undefined);
  }

  #dropUpload(upload: string, hash: string): void {
    this.#outbox.put(['upload', this.#id, upload], undefined);
    this.#outbox.dropFile(hash, [this.#id, upload]);
  }
}
