import type { EnglishKind } from './pieces.ts';

/** Pieces of English that may still break a rule. The numbers only fall. */
export const allowance: Readonly<Record<EnglishKind, number>> = {
  comment: 56,
  title: 7,
  message: 48,
  document: 126,
};
