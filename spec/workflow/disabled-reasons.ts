import type { Origin } from '../origin.ts';

/**
 * Why an offered option is disabled (§4). The codes are stable, because the texts in eight
 * languages are typed by this list. The first group concerns signer data (readiness), the second
 * group files.
 */
export const disabledReasons = [
  'SIGNER_EXPIRY_MISSING',
  'SIGNER_DOCUMENT_EXPIRED',
  'SIGNER_ISSUER_COUNTRY_MISSING',
  'SIGNER_ISSUER_MISSING',
  'SIGNER_STOLEN_FLAG_MISSING',
  'SIGNER_DOCUMENT_STOLEN',
  'SIGNER_DOCUMENT_INVALID',
  'SIGNER_REMOTE_USER_ID_MISSING',
  'SIGNER_REMOTE_DEVICE_ID_MISSING',
  'CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN',
  'SIGNED_CLIENT_FILE_NEEDED',
  'SIGNED_BANK_FILE_NEEDED',
  'SIGNATURE_VALIDATION_NEEDED',
  'CLIENT_FEEDBACK_NEEDS_SIGNED_FILE',
  'BANK_FEEDBACK_NEEDS_SIGNED_FILE',
] as const;
export type DisabledReason = (typeof disabledReasons)[number];

export interface DisabledReasonRule {
  readonly says: string;
  readonly origin: Origin;
}

/** The meaning and origin of each reason. */
export const disabledReasonRules = {
  SIGNER_EXPIRY_MISSING: {
    says: 'one-time signing: the expiry date of an identity document is missing',
    origin: '§4',
  },
  SIGNER_DOCUMENT_EXPIRED: {
    says: 'one-time signing: an identity document has expired',
    origin: '§5',
  },
  SIGNER_ISSUER_COUNTRY_MISSING: {
    says: 'one-time signing: the issuing country of an identity document is missing',
    origin: '§4',
  },
  SIGNER_ISSUER_MISSING: { says: 'the issuer of an identity document is missing', origin: '§4' },
  SIGNER_STOLEN_FLAG_MISSING: {
    says: 'it is not known whether an identity document was reported stolen',
    origin: 'A-185',
  },
  SIGNER_DOCUMENT_STOLEN: { says: 'an identity document was reported stolen', origin: '§4' },
  SIGNER_DOCUMENT_INVALID: {
    says: 'an identity document is invalid or was never checked',
    origin: '§4',
  },
  SIGNER_REMOTE_USER_ID_MISSING: {
    says: 'remote signing: the user id of a signer is missing',
    origin: '§4',
  },
  SIGNER_REMOTE_DEVICE_ID_MISSING: {
    says: 'remote signing: the device id of a signer is missing',
    origin: '§4',
  },
  CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
    says: 'the client has not chosen between one-time and remote signing',
    origin: 'A-104',
  },
  SIGNED_CLIENT_FILE_NEEDED: { says: 'the client must upload a signed file first', origin: '§4' },
  SIGNED_BANK_FILE_NEEDED: { says: 'the bank must upload a signed file first', origin: 'A-170' },
  SIGNATURE_VALIDATION_NEEDED: {
    says: 'archiving needs a successful signature validation',
    origin: '§4',
  },
  CLIENT_FEEDBACK_NEEDS_SIGNED_FILE: {
    says: 'the client’s answer needs a signed file',
    origin: '§4',
  },
  BANK_FEEDBACK_NEEDS_SIGNED_FILE: {
    says: 'the bank’s answer needs a file signed by the bank',
    origin: '§4',
  },
} as const satisfies Record<DisabledReason, DisabledReasonRule>;
