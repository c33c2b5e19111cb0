import type { DisabledReason } from '../disabled-reasons.ts';
import { readinessTriggers } from '../readiness.ts';
import type { DerivedValue } from './derived-values.ts';

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const blank = (field: string) => `(signer.${field} ?? '').trim() === ''`;

/** What a trigger asks of the signers' data; values of a document and the trigger that is asked about. */
export const signingValues = {
  asksSignerData: {
    says: 'the trigger waits for signer data',
    origin: 'A-170',
    formula: `${list(readinessTriggers)}.includes(trigger)`,
  },
  signsAnew: {
    says: 'a new round of signatures starts as if nobody had signed; a file the client has corrected starts from what it brings',
    origin: 'A-170',
    formula: "trigger === 'SendForResigning' && status !== 'UPLOADED_CLIENT'",
  },
  clientModeThen: {
    says: 'how the client signs in that round: what was signed outside does not count in a new one',
    origin: 'A-170',
    formula:
      "signsAnew && signedOutsideDDE && clientSignatureNeeded && !clientSignedDokuUploadNeeded ? (box.clientSignatureSystem === 'NA' ? 'paper' : 'esign') : clientMode",
  },
  clientDataDue: {
    says: 'the envelope will ask the client’s signers',
    origin: 'A-169',
    formula:
      "asksSignerData && clientModeThen === 'esign' && bankMode !== 'paper' && (signsAnew || !clientSigned)",
  },
  bankDataDue: {
    says: 'the envelope will ask the bank’s signers',
    origin: 'A-169',
    formula:
      "asksSignerData && bankMode === 'esign' && clientModeThen !== 'paper' && (signsAnew || bankRemaining)",
  },
  neitherComplete: {
    says: 'while the client’s choice is open the data of one system is enough, and no system has all of it',
    origin: 'X-37',
    formula:
      "effectiveClientSystem === 'ALL' && signingUsers.some((signer) => signer.userType === 'CLIENT' && !signer.oneTimeComplete) && signingUsers.some((signer) => signer.userType === 'CLIENT' && !signer.remoteComplete)",
  },
} as const satisfies Record<string, DerivedValue>;

/** Values of one signer of the document; `signer.` stands before its fields and values alike. */
export const signerValues = {
  documentMark: {
    says: 'how the day is marked on which the identity document expires (§5)',
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
    says: 'the identity document is looked at',
    origin: 'X-42',
    formula: "seesReadiness && clientDataDue && signer.userType === 'CLIENT'",
  },
  oneTimeAsked: {
    says: 'the data of one-time signing is looked at',
    origin: 'X-42',
    formula:
      "signer.documentAsked && (effectiveClientSystem === 'ESAW_DISPOSABLE' || neitherComplete)",
  },
  remoteAsked: {
    says: 'the data of remote signing is looked at',
    origin: 'X-42',
    formula:
      "signer.userType === 'BANK' ? seesReadiness && bankDataDue : signer.documentAsked && (effectiveClientSystem === 'ESAW_REMOTE' || neitherComplete)",
  },
} as const satisfies Record<string, DerivedValue>;

/** Each reason that is about a signer's data; it greys where the formula holds for one of `signingUsers`. */
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

/** The reason beside them that greys a trigger, whatever the screen (A-104). */
export const choiceReasonFormulas = {
  CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: "clientDataDue && effectiveClientSystem === 'ALL'",
} as const satisfies Partial<Record<DisabledReason, string>>;
