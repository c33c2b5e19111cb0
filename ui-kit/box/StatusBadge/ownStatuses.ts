import type { DokuStatus, DokuboxStatus, UserType } from '@dokubox/spec/enums.ts';

/**
 * Statuses in which a side must act. That side's own people read "the company" or "us" there, and the
 * other side reads "the client" or "the bank".
 */
const ownStatuses = {
  CLIENT: [
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
  ],
  BANKER: [
    'WAITING_BANK_CONFIGURATION',
    'WAITING_BANK_UPLOAD',
    'UPLOADED_BANK',
    'UNDER_NEGOTIATION_BANK',
    'UNDER_REVIEW_BANK',
    'UNDER_REVIEW_BANK_1',
    'UNDER_REVIEW_BANK_2',
    'UNDER_REVIEW_BANK_3',
    'WAITING_BANK_FEEDBACK',
    'WAITING_BANK_SIGNATURE',
    'WAITING_BANK_SIGNATURE_AUX',
    'WAITING_BANK_SIGNATURE_2',
    'WAITING_ARCHIVAL',
  ],
} as const satisfies Record<UserType, readonly (DokuStatus | DokuboxStatus)[]>;

export type OwnStatus = (typeof ownStatuses)[UserType][number];

/** Whether the people of a side read a status in other words than the other side. */
export function isOwnStatus(status: string, userType: UserType): status is OwnStatus {
  return ownStatuses[userType].some((one) => one === status);
}
