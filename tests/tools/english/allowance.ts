import type { EnglishKind } from './pieces.ts';

/** Pieces of English that may still break a rule. The numbers only fall. */
export const allowance: Readonly<Record<EnglishKind, number>> = {
  comment: 0,
  title: 0,
  message: 14,
  document: 66,
};
