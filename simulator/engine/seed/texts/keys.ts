/** Product categories of the simulated bank. DUMMY means "no category". */
export const productCodes = [
  'MB_ACCOUNT',
  'MB_LOAN',
  'MB_CARD',
  'CORP_CREDIT',
  'CORP_CASH',
  'CORP_TRADE',
  'CORP_LEASING',
  'ALL_KYC',
  'ALL_EBANK',
  'DUMMY',
] as const;
export type ProductCode = (typeof productCodes)[number];

/** Definitions by pid. */
export const definitionPids = [
  'ACC-MB-01',
  'LOAN-MB-01',
  'CARD-MB-01',
  'CRED-CORP-01',
  'CASH-CORP-01',
  'TRADE-CORP-01',
  'KYC-ALL-01',
  'EBANK-ALL-01',
  'PLEDGE-MB-01',
  'PLEDGE-CORP-01',
  'GEN-ALL-01',
] as const;
export type DefinitionPid = (typeof definitionPids)[number];

/** Documents of the definitions. */
export const documentKeys = [
  'accountAgreement',
  'clientDeclaration',
  'signatureCard',
  'loanAgreement',
  'financialStatements',
  'feeSchedule',
  'pledgeAgreement',
  'cardOrder',
  'cashAgreement',
  'guaranteeRequest',
  'guaranteeLetter',
  'beneficialOwner',
  'ebankingAuthorisation',
  'companyExtract',
  'generalLetter',
  'otherDocument',
] as const;
export type DocumentKey = (typeof documentKeys)[number];

export const cancellationReasons = [
  'NO_LONGER_NEEDED',
  'CLIENT_REQUEST',
  'WRONG_DATA',
  'CONDITIONS_CHANGED',
  'DUPLICATE',
  'OTHER',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

export const removalReasons = ['NOT_NEEDED', 'WRONG_DOCUMENT', 'REPLACED', 'OTHER'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** Topics of messages about documents. */
export const messageTopics = [
  'askUpload',
  'askCorrection',
  'readyToSign',
  'thanks',
  'internalCheck',
  'internalApproved',
  'askDeadline',
  'sentFile',
  'cannotSign',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Keys of product names in the product translations. */
export const productKey = (code: ProductCode | 'default') => `dde.product.${code}`;
export const cancellationReasonKey = (reason: CancellationReason) =>
  `dde.cancellationReason.${reason}`;
export const removalReasonKey = (reason: RemovalReason) => `dde.dokuRemovalReason.${reason}`;
