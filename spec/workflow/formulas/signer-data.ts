import type { DisabledReason } from '../disabled-reasons.ts';
import { readinessTriggers } from '../readiness.ts';
import type { DerivedValue } from './derived-values.ts';

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const blank = (field: string) => `(signer.${field} ?? '').trim() === ''`;

/** Values about the signer data a trigger needs, from a document and the trigger. */
export const signingValues = {
  asksSignerData: {
    says: 'the trigger needs signer data',
    origin: 'A-170',
    formula: `${list(readinessTriggers)}.includes(trigger)`,
  },
  signsAnew: {
    says: 'a new round of signatures starts as if no one had signed, but a file corrected by the client starts from its own signatures',
    origin: 'A-170',
    formula: "trigger === 'SendForResigning' && status !== 'UPLOADED_CLIENT'",
  },
  clientModeThen: {
    says: 'how the client signs in that round: earlier signatures outside the product do not count in a new round',
    origin: 'A-170',
    formula:
      "signsAnew && signedOutsideDDE && clientSignatureNeeded && !clientSignedDokuUploadNeeded ? (box.clientSignatureSystem === 'NA' ? 'paper' : 'esign') : clientMode",
  },
  clientDataDue: {
    says: 'the envelope will need the client’s signers',
    origin: 'A-169',
    formula:
      "asksSignerData && clientModeThen === 'esign' && bankMode !== 'paper' && (signsAnew || !clientSigned)",
  },
  bankDataDue: {
    says: 'the envelope will need the bank’s signers',
    origin: 'A-169',
    formula:
      "asksSignerData && bankMode === 'esign' && clientModeThen !== 'paper' && (signsAnew || bankRemaining)",
  },
  neitherComplete: {
    says: 'the client has not chosen, and neither system has complete data (complete data for one is enough)',
    origin: 'X-37',
    formula:
      "effectiveClientSystem === 'ALL' && signingUsers.some((signer) => signer.userType === 'CLIENT' && !signer.oneTimeComplete) && signingUsers.some((signer) => signer.userType === 'CLIENT' && !signer.remoteComplete)",
  },
} as const satisfies Record<string, DerivedValue>;

/** Values of a signer of the document. `signer.` precedes fields and values alike. */
export const signerValues = {
  documentMark: {
    says: 'mark of the day the identity document expires (§5)',
    origin: 'A-178',
    formula:
      "signer.docExpiryMark ?? (signer.docExpiryDate == null ? 'notAvailable' : signer.docExpiryDate < today ? (tenant.expiryToleratedInWaitingArchival && status === 'WAITING_ARCHIVAL' ? 'none' : 'error') : signer.docExpiryDate <= dayInAMonth ? 'warning' : 'none')",
  },
  oneTimeComplete: {
    says: 'nothing is missing for one-time signing',
    origin: '§4',
    formula: `signer.documentMark !== 'notAvailable' && signer.documentMark !== 'error' && !(${blank('docIssuerCountry')})`,
  },
  remoteComplete: {
    says: 'nothing is missing for remote signing',
    origin: '§4',
    formula: `!(${blank('namirialUserId')}) && !(${blank('namirialDeviceId')})`,
  },
  documentAsked: {
    says: 'the identity document is checked',
    origin: 'X-42',
    formula: "seesReadiness && clientDataDue && signer.userType === 'CLIENT'",
  },
  oneTimeAsked: {
    says: 'the data for one-time signing are checked',
    origin: 'X-42',
    formula:
      "signer.documentAsked && (effectiveClientSystem === 'ESAW_DISPOSABLE' || neitherComplete)",
  },
  remoteAsked: {
    says: 'the data for remote signing are checked',
    origin: 'X-42',
    formula:
      "signer.userType === 'BANK' ? seesReadiness && bankDataDue : signer.documentAsked && (effectiveClientSystem === 'ESAW_REMOTE' || neitherComplete)",
  },
} as const satisfies Record<string, DerivedValue>;

/**
 * Each reason about a signer's data. An option is disabled if the formula holds for one of
 * `signingUsers`.
 */
export const signerReasonFormulas = {
  SIGNER_EXPIRY_MISSING: "signer.oneTimeAsked && signer.documentMark === 'notAvailable'",
  SIGNER_DOCUMENT_EXPIRED: "signer.oneTimeAsked && signer.documentMark === 'error'",
  SIGNER_ISSUER_COUNTRY_MISSING: `signer.oneTimeAsked && ${blank('docIssuerCountry')}`,
  SIGNER_ISSUER_MISSING: `signer.documentAsked && tenant.readinessNeedsIssuerAndStolenFlag && ${blank('docIssuer')}`,
  SIGNER_STOLEN_FLAG_MISSING:
    'signer.documentAsked && tenant.readinessNeedsIssuerAndStolenFlag && signer.docStolen == null',
  SIGNER_DOCUMENT_STOLEN:
    'signer.documentAsked && tenant.readinessNeedsIssuerAndStolenFlag && signer.docStolen === true',
  SIGNER_DOCUMENT_INVALID:
    'signer.documentAsked && tenant.readinessNeedsValidDocument && signer.docValid !== true',
  SIGNER_REMOTE_USER_ID_MISSING: `signer.remoteAsked && ${blank('namirialUserId')}`,
  SIGNER_REMOTE_DEVICE_ID_MISSING: `signer.remoteAsked && ${blank('namirialDeviceId')}`,
} as const satisfies Partial<Record<DisabledReason, string>>;

/** Another reason that disables a trigger, on every screen (A-104). */
export const choiceReasonFormulas = {
  CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: "clientDataDue && effectiveClientSystem === 'ALL'",
} as const satisfies Partial<Record<DisabledReason, string>>;
