import byId from './assumptions.json' with { type: 'json' };

/** A decision about a point the specification leaves open (A-) or contradicts itself on (X-). */
export interface Assumption {
  /**
   * Sections of the specification it is about, for example `§2, §8`. Empty for rules of our own.
   */
  readonly where: string;
  /**
   * The point that is left open, or the sentences that contradict each other. Empty for rules of
   * our own.
   */
  readonly gap: string;
  readonly decision: string;
}

/**
 * Text of every id an origin can name. `npm run gen` writes the data from docs/assumptions.md.
 * Product code does not import it, so no bundle contains it.
 */
export const assumptions: Readonly<Record<string, Assumption>> = byId;
