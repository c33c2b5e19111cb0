import type { SideRecorder } from '../side/side-records.ts';
import type { WorldSettings, BoxState, UserState } from '../state.ts';
import type { IdKind } from '@dokubox/spec/control/enums.ts';
import type { Command, HistoryState, KeptChange } from './history.ts';
import type { WorldRecord } from './transaction.ts';

/** A change as it is stored. */
export interface StoredChange extends KeptChange {
  /**
   * The record as it is now, where the world had not touched it before. What follows then needs no
   * beginning to stand on: a later version of the program may make another one of the same scenario.
   */
  readonly whole?: WorldRecord;
}

/** What happens to the records of a world, in order. */
export type RecordStep =
  | (Command & {
      readonly do: 'commit';
      /** The world's moment. */
      readonly at: string;
      readonly changes: readonly StoredChange[];
      /** Last ids after the command, of the kinds it used. */
      readonly ids: readonly (readonly [kind: IdKind, last: number])[];
    })
  | { readonly do: 'undo' | 'redo' | 'reset' };

/** Uploaded bytes by their names. */
export type Uploads = Iterable<readonly [id: string, bytes: Uint8Array]>;

/** All that differs between the records of a world and its beginning, with its history. */
export interface Snapshot {
  readonly boxes: readonly BoxState[];
  readonly users: readonly UserState[];
  /** Null while they are those of the beginning. */
  readonly settings: WorldSettings | null;
  readonly ids: readonly (readonly [kind: IdKind, last: number])[];
  readonly history: HistoryState;
}

/**
 * Is told of everything in a world that is to outlive the process, at the moment it happens. Must not
 * wait for anything: what stores it goes on by itself, and whoever answers a call waits for that.
 */
export interface Recorder extends SideRecorder {
  /**
   * Takes all of a step or, where it throws, nothing.
   * @param uploads bytes that came with it
   * @param snapshot takes a snapshot of the world after the step, for the recorder that wants one
   */
  step(step: RecordStep, uploads: Uploads, snapshot: () => Snapshot): void;
  /** Everything the world has become before anybody was told of it. */
  whole(snapshot: Snapshot, uploads: Uploads): void;
}
