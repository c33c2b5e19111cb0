import type { Origin } from '../../origin.ts';

/**
 * What the formulas of the workflow start from. Field names are those of the contract; a name with a
 * dot stands in another object than the document.
 */

/** A name of a formula in words. */
export interface Described {
  readonly says: string;
  readonly origin: Origin;
}

/** Fields of the contract a formula may read. Absent and null flags are false, systems `NA`. */
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

/** What a server keeps of a document beside the fields of the contract. The rows change it. */
export const keptFacts = {
  envelope: {
    says: 'status of the envelope the document is part of, NONE while it is in none; a reader sees it as `Doku.envelopeStatus` or, for the present envelope, `Dokubox.namirialEnvelopeStatus`',
    origin: 'A-186',
  },
  clientSigned: {
    says: 'the client has signed: every CLIENT_LEGALREPRESENTATIVE and CLIENT_EMPLOYEESIGNATORY is DONE, or a signed file of the client stands for them',
    origin: 'A-170',
  },
  bank1Signed: {
    says: 'the first level of the bank has signed: every BANK_1STLEVELSIGNATORY is DONE, and with them every BANK_NONLEGALREPSIGNATORY',
    origin: 'A-170',
  },
  bank2Signed: {
    says: 'the second level of the bank has signed: every BANK_2NDLEVELSIGNATORY is DONE',
    origin: 'A-170',
  },
  acknowledged: { says: 'the client has acknowledged this version', origin: 'A-182' },
  roundBank: {
    says: 'how often the document went to the bank for a review, 3 for three times or more',
    origin: 'X-08',
  },
  roundClient: {
    says: 'how often the document went to the client for a review, 3 for three times or more',
    origin: 'X-08',
  },
  askedForTermination: {
    says: 'username of the banker who asked for the termination that is pending',
    origin: 'A-207',
  },
  trigger: { says: 'the trigger that is asked about', origin: 'A-170' },
  today: {
    says: 'the calendar day now in the time zone of the tenant, yyyy-mm-dd; days are compared as text',
    origin: 'A-178',
  },
  dayInAMonth: {
    says: 'the same day of the next month, or the last day of that month where it is shorter',
    origin: 'A-178',
  },
} as const satisfies Record<string, Described>;
