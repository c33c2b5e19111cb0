import byId from './assumptions.json' with { type: 'json' };

/** A decision where the specification is silent (A-) or contradicts itself (X-). */
export interface Assumption {
  /** Sections of the specification it is about, e.g. `§2, §8`; empty for rules of our own. */
  readonly where: string;
  /** What is left open, or which sentences clash; empty for rules of our own. */
  readonly gap: string;
  readonly decision: string;
}

/**
 * Wording of every id an origin can name. `npm run gen` writes the data from docs/assumptions.md; no
 * product code imports it, so that no bundle carries it.
 */
export const assumptions: Readonly<Record<string, Assumption>> = byId;
