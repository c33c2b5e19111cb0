import type { Origin } from '../../origin.ts';

/**
 * Inputs of the workflow's formulas. Field names are those of the contract. A name with a dot is in
 * another object than the document.
 */

/** The meaning of a name in a formula. */
export interface Described {
  readonly says: string;
  readonly origin: Origin;
}

/**
 * Fields of the contract that a formula may read. Absent and null flags are false, and absent
 * systems are `NA`.
 */
export const formulaFields = {
  status: 'Doku.status',
  usedInBox: 'Doku.usedInBox',
  removed: 'Doku.removed',
  dokuFlowTypeId: 'Doku.dokuFlowTypeId',
  dokuSetupCompleted: 'Doku.dokuSetupCompleted',
  initiatedBy: 'Doku.initiatedBy',
  fileName: 'Doku.fileName',
  clientSignatureNeeded: 'Doku.clientSignatureNeeded',
  firstBankSignatureNeeded: 'Doku.firstBankSignatureNeeded',
  secondBankSignatureNeeded: 'Doku.secondBankSignatureNeeded',
  clientAcknowledgementNeeded: 'Doku.clientAcknowledgementNeeded',
  clientSignedDokuUploadNeeded: 'Doku.clientSignedDokuUploadNeeded',
  bankSignedDokuUploadNeeded: 'Doku.bankSignedDokuUploadNeeded',
  uploadedDocumentSigned: 'Doku.uploadedDocumentSigned',
  signedOutsideDDE: 'Doku.signedOutsideDDE',
  archivePossible: 'Doku.archivePossible',
  participants: 'Doku.participants',
  signingUsers: 'Doku.signingUsers',
  'signer.userType': 'SigningUser.userType',
  'signer.docExpiryDate': 'SigningUser.docExpiryDate',
  'signer.docExpiryMark': 'SigningUser.docExpiryMark',
  'signer.docIssuerCountry': 'SigningUser.docIssuerCountry',
  'signer.docIssuer': 'SigningUser.docIssuer',
  'signer.docStolen': 'SigningUser.docStolen',
  'signer.docValid': 'SigningUser.docValid',
  'signer.namirialUserId': 'SigningUser.namirialUserId',
  'signer.namirialDeviceId': 'SigningUser.namirialDeviceId',
  'box.status': 'Dokubox.status',
  'box.initiatedBy': 'Dokubox.initiatedBy',
  'box.lockUser': 'Dokubox.lockUser',
  'box.clientSignatureSystem': 'Dokubox.clientSignatureSystem',
  'box.clientSelectedSignatureSystem': 'Dokubox.clientSelectedSignatureSystem',
  'box.bankSignatureSystem': 'Dokubox.bankSignatureSystem',
  'box.namirialEnvelopeStatus': 'Dokubox.namirialEnvelopeStatus',
  'box.validatorRoleOptional': 'Dokubox.validatorRoleOptional',
  'user.userType': 'User.userType',
  'user.username': 'User.username',
  'user.roles': 'CurrentUser.roles',
  'user.permissions': 'CurrentUser.permissions',
} as const satisfies Record<string, `${string}.${string}`>;

/**
 * Facts a server keeps about a document in addition to the fields of the contract. The rows change
 * them.
 */
export const keptFacts = {
  envelope: {
    says: 'status of the document’s envelope, or NONE, which readers receive as `Doku.envelopeStatus` or, for the current envelope, as `Dokubox.namirialEnvelopeStatus`',
    origin: 'A-186',
  },
  clientSigned: {
    says: 'the client has signed: every CLIENT_LEGALREPRESENTATIVE and CLIENT_EMPLOYEESIGNATORY is DONE, or a signed file of the client replaces their signatures',
    origin: 'A-170',
  },
  bank1Signed: {
    says: 'the bank’s first level has signed: every BANK_1STLEVELSIGNATORY and BANK_NONLEGALREPSIGNATORY is DONE',
    origin: 'A-170',
  },
  bank2Signed: {
    says: 'the bank’s second level has signed: every BANK_2NDLEVELSIGNATORY is DONE',
    origin: 'A-170',
  },
  acknowledged: { says: 'the client has acknowledged this version', origin: 'A-182' },
  roundBank: {
    says: 'how often the document went to the bank for review, counted up to 3',
    origin: 'X-08',
  },
  roundClient: {
    says: 'how often the document went to the client for review, counted up to 3',
    origin: 'X-08',
  },
  askedForTermination: {
    says: 'username of the banker who requested the pending termination',
    origin: 'A-207',
  },
  trigger: { says: 'the trigger in question', origin: 'A-170' },
  today: {
    says: 'today’s calendar day in the tenant’s time zone, yyyy-mm-dd, and days are compared as text',
    origin: 'A-178',
  },
  dayInAMonth: {
    says: 'the same day of the next month, or the last day of that month if it is shorter',
    origin: 'A-178',
  },
} as const satisfies Record<string, Described>;
