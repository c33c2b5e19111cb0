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

/** Characters of steps before a snapshot takes their place; more where the snapshot itself is larger. */
const minimumLog = 256_000;

/** What keys of a world begin with. */
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

/** A snapshot with the number of the last step in it. */
export interface StoredSnapshot extends Snapshot {
  readonly step: number;
}

/** An entry beside the history. */
export interface StoredSide {
  readonly kind: string;
  readonly key: string;
  /** Grows with every change: the order in which they came. */
  readonly order: number;
  readonly value: unknown;
}

/** What a list tells of a world, written down now and then. */
export interface StoredSummary {
  /** Number of the next step: what is stored from there on came after this summary. */
  readonly nextStep: number;
  readonly commands: number;
  readonly size: number;
}

/** Which requests the stored journal of a world holds. */
export interface JournalRange {
  readonly first: number;
  readonly last: number;
}

/** Where a recorder goes on. */
export interface RecorderState {
  /** Number of the first step that is in no snapshot, and of the next one. */
  firstStep: number;
  nextStep: number;
  logSize: number;
  snapshotSize: number;
  order: number;
  readonly uploads: Map<string, StoredUpload>;
  journal: JournalRange;
  /** Last numbers of the stored pieces of the journal. */
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

/** Hashes of uploads, whose bytes nobody changes: those of a copy are not read again. */
const hashes = new WeakMap<Uint8Array, string>();

function uploadHashOf(bytes: Uint8Array): string {
  let hash = hashes.get(bytes);
  if (hash === undefined) hashes.set(bytes, (hash = hashOf(bytes)));
  return hash;
}

const hashed = (uploads: Uploads): HashedUpload[] =>
  Array.from(uploads, ([id, bytes]) => ({ id, hash: uploadHashOf(bytes), bytes }));

/** Writes what happens in one world into the outbox. */
export class WorldRecorder implements Recorder {
  readonly #id: string;
  readonly #outbox: Outbox;
  readonly #state: RecorderState;
  /** Whether the world is stored, was removed, or was changed after a write that failed. */
  #mode: 'kept' | 'removed' | 'lost' = 'kept';
  /** Number of the step that comes after the stored summary. */
  #summarised: number | undefined;
  /** How far the stored journal was before something was noted of it. */
  #journalBefore: Pick<RecorderState, 'journal' | 'pieces'> | undefined;

  constructor(id: string, outbox: Outbox, state: RecorderState) {
    this.#id = id;
    this.#outbox = outbox;
    this.#state = state;
  }

  /** The world in memory is not the stored one: whoever still works on it is to hear of it. */
  lost(): void {
    this.#mode = 'lost';
  }

  step(step: RecordStep, uploads: Uploads, snapshot: () => Snapshot): void {
    if (!this.#isKept()) return;
    const state = this.#state;
    // All that can fail comes before the first thing that is put into the outbox.
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

  /** Notes what the journal of the world has gained, and what a list tells of it, in short steps. */
  *noting(world: World): Generator<void> {
    yield* this.#notingJournal(world);
    yield* measuring(world);
    this.#summarise(world);
  }

  /** A request a step; nobody's answer waits for it. */
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
    // Between two steps the world may have been removed, or an earlier write may have failed.
    if (this.#state.journal !== before || this.#isGone()) return;
    // Requests that came between two steps may have taken the place of all of these.
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

  /** What {@link noting} noted last was not stored: it is tried again the next time. */
  journalNotKept(): void {
    this.#summarised = undefined;
    Object.assign(this.#state, this.#journalBefore);
  }

  /** Writes down what a list tells of the world, unless nothing has happened since. */
  #summarise(world: World): void {
    const { nextStep } = this.#state;
    if (this.#isGone() || this.#summarised === nextStep) return;
    this.#summarised = nextStep;
    const summary: StoredSummary = { nextStep, commands: world.commands, size: sizeOf(world) };
    this.#outbox.note(['summary', this.#id], JSON.stringify(summary));
  }

  /** Removes everything that is stored of the world; nothing of it is stored from now on. */
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
      throw new StoreFailed(`world ${this.#id} went back to what is stored of it`);
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
   * Its records are frozen: it is written when its batch leaves, in slices, and is what it is now.
   * @param size characters it is taken to have until then
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
    // The steps that came after a summary can no longer be counted.
    this.#summarised = undefined;
    this.#outbox.put(['summary', this.#id], undefined);
  }

  #dropUpload(upload: string, hash: string): void {
    this.#outbox.put(['upload', this.#id, upload], undefined);
    this.#outbox.dropFile(hash, [this.#id, upload]);
  }
}
