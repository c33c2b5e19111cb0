import type { EnglishKind } from './pieces.ts';

/** Pieces of English that may still break a rule. The numbers only fall. */
export const allowance: Readonly<Record<EnglishKind, number>> = {
  comment: 3857,
  title: 419,
  message: 126,
  document: 128,
};
