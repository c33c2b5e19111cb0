/** Limits on the number and lifetime of worlds. */
export interface WorldLimits {
  readonly most: number;
  /** How long an unused world is kept, in milliseconds. */
  readonly keepIdleMs: number;
}

/** The default limits. */
export const defaultWorldLimits: WorldLimits = { most: 5000, keepIdleMs: 30 * 24 * 60 * 60_000 };
