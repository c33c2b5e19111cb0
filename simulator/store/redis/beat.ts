/** Time in milliseconds without a beat after which other processes take the worlds of this one. */
export const LEASE_MS = 4_000;
/** Interval between beats in milliseconds. */
export const BEAT_MS = 1_000;
/**
 * Time in milliseconds before the end of the lease at which the process stops answering for its
 * worlds.
 */
export const MARGIN_MS = 500;
/** Number of beats without a sign of life after which a process counts as hung. */
export const HUNG_BEATS = 60;

/** Indexes of the 64-bit numbers that the process shares with its beat thread. */
export const SLOTS = {
  /** End of the lease by `process.hrtime`, which all threads share. */
  validUntil: 0,
  /** Number of times that other processes could have taken the worlds. */
  lapses: 1,
  /** Increases every second while the process is alive. */
  signOfLife: 2,
} as const;

/** Start data of the thread. */
export interface BeatTask {
  readonly url: string;
  readonly prefix: string;
  readonly process: string;
  readonly address: string;
  readonly shared: SharedArrayBuffer;
}
