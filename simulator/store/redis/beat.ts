/** After so many milliseconds without a beat other processes take the worlds of this one. */
export const LEASE_MS = 4_000;
/** How often it beats, in milliseconds. */
export const BEAT_MS = 1_000;
/** How much earlier, in milliseconds, the process itself stops answering for its worlds. */
export const MARGIN_MS = 500;
/** Beats after which a process that shows no sign of life counts as hung. */
export const HUNG_BEATS = 60;

/** What the thread that beats and its process share: 64-bit numbers, at these places. */
export const SLOTS = {
  /** Until when the lease is valid, by `process.hrtime`, which all threads share. */
  validUntil: 0,
  /** How often others could have taken its worlds. */
  lapses: 1,
  /** Goes up each second while the process is alive. */
  signOfLife: 2,
} as const;

/** What the thread is started with. */
export interface BeatTask {
  readonly url: string;
  readonly prefix: string;
  readonly process: string;
  readonly address: string;
  readonly shared: SharedArrayBuffer;
}
