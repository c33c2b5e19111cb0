import type { DokuStatus, DokuboxStatus } from '@dokubox/spec/enums.ts';

/**
 * Statuses in which the client's side is to act. Its own people read of "the company" there, and the
 * bank of "the client".
 */
const ownStatuses = [
  'CLIENT_SETUP',
  'WAITING_CLIENT_UPLOAD',
  'UPLOADED_CLIENT',
  'UNDER_NEGOTIATION_CLIENT',
  'UNDER_REVIEW_CLIENT',
  'UNDER_REVIEW_CLIENT_1',
  'UNDER_REVIEW_CLIENT_2',
  'UNDER_REVIEW_CLIENT_3',
  'WAITING_CLIENT_FEEDBACK',
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
] as const satisfies readonly (DokuStatus | DokuboxStatus)[];

export type OwnStatus = (typeof ownStatuses)[number];

/** Whether a client's own people read a status in other words than the bank. */
export function isOwnStatus(status: string): status is OwnStatus {
  return ownStatuses.some((one) => one === status);
}
