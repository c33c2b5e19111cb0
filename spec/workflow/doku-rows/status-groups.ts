import type { DokuStatus } from '../../enums.ts';

/** Groups of statuses that several rows start from. */
export const clientReviews = [
  'UNDER_REVIEW_CLIENT',
  'UNDER_REVIEW_CLIENT_1',
  'UNDER_REVIEW_CLIENT_2',
  'UNDER_REVIEW_CLIENT_3',
] as const satisfies readonly DokuStatus[];

export const bankReviews = [
  'UNDER_REVIEW_BANK',
  'UNDER_REVIEW_BANK_1',
  'UNDER_REVIEW_BANK_2',
  'UNDER_REVIEW_BANK_3',
] as const satisfies readonly DokuStatus[];

/** Statuses in which the bank has a version and decides how to continue. */
export const bankDecides = [
  'UPLOADED_BANK',
  ...bankReviews,
  'UNDER_NEGOTIATION_BANK',
  'WAITING_BANK_FEEDBACK',
] as const satisfies readonly DokuStatus[];

/** Statuses in which the document may be in a running or broken envelope. */
export const inEnvelope = [
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_2',
] as const satisfies readonly DokuStatus[];
