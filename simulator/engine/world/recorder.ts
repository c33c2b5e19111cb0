import type { SideRecorder } from '../side/side-records.ts';
import type { WorldSettings, BoxState, UserState } from '../state.ts';
import type { IdKind } from '@dokubox/spec/control/enums.ts';
import type { Command, HistoryState, KeptChange } from './history.ts';
import type { WorldRecord } from './transaction.ts';

/** A change in the form it is stored. */
export interface StoredChange extends KeptChange {
  /**
   * The current record, if the world had not changed it before. Later changes then do not depend on
   * the initial state, which a later version of the program may create differently.
   */
  readonly whole?: WorldRecord;
}

/** One step of the changes to a world's records. */
export type RecordStep =
  | (Command & {
      readonly do: 'commit';
      /** The world's time. */
      readonly at: string;
      readonly changes: readonly StoredChange[];
      /** Last ids after the command, for the kinds it used. */
      readonly ids: readonly (readonly [kind: IdKind, last: number])[];
    })
  | { readonly do: 'undo' | 'redo' | 'reset' };

/** Uploaded bytes by name. */
export type Uploads = Iterable<readonly [id: string, bytes: Uint8Array]>;

/** Everything in a world's records that differs from the initial state, with its history. */
export interface Snapshot {
  readonly boxes: readonly BoxState[];
  readonly users: readonly UserState[];
  /** Null if the settings are still the initial ones. */
  readonly settings: WorldSettings | null;
  readonly ids: readonly (readonly [kind: IdKind, last: number])[];
  readonly history: HistoryState;
}

/**
 * Receives every change of a world that must outlive the process, as it happens. It must not block:
 * it stores in the background, and callers wait for that before they answer.
 */
export interface Recorder extends SideRecorder {
  /**
   * Records a whole step, or nothing if it throws.
   * @param uploads bytes uploaded with the step
   * @param snapshot returns a snapshot of the world after the step, for a recorder that needs one
   */
  step(step: RecordStep, uploads: Uploads, snapshot: () => Snapshot): void;
  /** Records the whole state of a world that existed before this recorder was attached. */
  whole(snapshot: Snapshot, uploads: Uploads): void;
}
