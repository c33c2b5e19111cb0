/** How many worlds there may be, and for how long. */
export interface WorldKeeping {
  readonly most: number;
  /** How long, in milliseconds, a world is kept that nobody uses. */
  readonly keepIdleMs: number;
}

/** What holds where nobody sets anything else. */
export const defaultKeeping: WorldKeeping = { most: 5000, keepIdleMs: 30 * 24 * 60 * 60_000 };
