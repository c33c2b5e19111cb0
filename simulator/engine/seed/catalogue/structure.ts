import type { dokuFlowTypes } from '@dokubox/spec/enums.ts';
import type { BankSignatureSystem, ClientSignatureSystem, Segment } from '@dokubox/spec/enums.ts';
import type { DefinitionPid, DocumentKey, ProductCode } from '../texts/keys.ts';
import type { DocumentFlags } from '../../state.ts';
import type { DocumentKind } from './types.ts';

/** The parts of a document that do not depend on the language. */
export interface DocumentStructure {
  readonly flowType: keyof typeof dokuFlowTypes;
  readonly kind: DocumentKind;
  readonly flags: Partial<DocumentFlags>;
  /** Whether the bank has a note on it. */
  readonly noted?: boolean;
}

const clientSigns = { clientSignatureNeeded: true };
const bankSigns = { firstBankSignatureNeeded: true };
const bankSignsTwice = { firstBankSignatureNeeded: true, secondBankSignatureNeeded: true };

/** Every document of the simulated bank. Their order determines the definition ids. */
export const documentStructures: Readonly<Record<DocumentKey, DocumentStructure>> = {
  accountAgreement: {
    flowType: 'BANK_DOCUMENT',
    kind: 'agreement',
    flags: { ...clientSigns, ...bankSigns },
  },
  clientDeclaration: { flowType: 'CLIENT_DOCUMENT', kind: 'declaration', flags: {} },
  signatureCard: {
    flowType: 'CLIENT_SIGNED_DOCUMENT',
    kind: 'authorisation',
    flags: { ...clientSigns, clientSignedDokuUploadNeeded: true },
  },
  loanAgreement: {
    flowType: 'NEGOTIATED_CONTRACT',
    kind: 'loan',
    flags: { ...clientSigns, ...bankSignsTwice },
    noted: true,
  },
  financialStatements: { flowType: 'CLIENT_DOCUMENT', kind: 'declaration', flags: {} },
  feeSchedule: {
    flowType: 'BANK_DOCUMENT',
    kind: 'agreement',
    flags: { ...bankSigns, clientAcknowledgementNeeded: true },
  },
  pledgeAgreement: {
    flowType: 'PAPER_DOCUMENT',
    kind: 'loan',
    flags: { ...clientSigns, ...bankSigns },
    noted: true,
  },
  cardOrder: { flowType: 'CLIENT_DOCUMENT', kind: 'authorisation', flags: clientSigns },
  cashAgreement: {
    flowType: 'NEGOTIATED_CONTRACT',
    kind: 'agreement',
    flags: { ...clientSigns, ...bankSigns },
  },
  guaranteeRequest: { flowType: 'CLIENT_DOCUMENT', kind: 'loan', flags: clientSigns },
  guaranteeLetter: {
    flowType: 'BANK_SIGNED_DOCUMENT',
    kind: 'loan',
    flags: { ...bankSignsTwice, bankSignedDokuUploadNeeded: true },
  },
  beneficialOwner: {
    flowType: 'CLIENT_SIGNED_DOCUMENT',
    kind: 'declaration',
    flags: { ...clientSigns, clientSignedDokuUploadNeeded: true },
  },
  ebankingAuthorisation: {
    flowType: 'BANK_DOCUMENT',
    kind: 'authorisation',
    flags: { ...clientSigns, ...bankSigns },
  },
  companyExtract: { flowType: 'CLIENT_DOCUMENT', kind: 'declaration', flags: {} },
  generalLetter: { flowType: 'BANK_DOCUMENT', kind: 'agreement', flags: {} },
  otherDocument: { flowType: 'CLIENT_DOCUMENT', kind: 'declaration', flags: {} },
};

/** The parts of a definition that do not depend on the language. */
export interface DefinitionStructure {
  readonly category: ProductCode;
  readonly segment: Segment;
  readonly documents: readonly DocumentKey[];
  /** Whether clients can add their own documents. */
  readonly other: boolean;
  readonly notes: 'standard' | 'credit';
  readonly clientSystem: ClientSignatureSystem;
  readonly bankSystem: BankSignatureSystem;
}

const byEnvelope = { clientSystem: 'ESAW_DISPOSABLE', bankSystem: 'ESAW_REMOTE' } as const;

const onPaper = {
  documents: ['companyExtract', 'pledgeAgreement'],
  other: false,
  notes: 'credit',
  clientSystem: 'NA',
  bankSystem: 'NA',
} as const;

/** Every definition of the simulated bank. Leasing has none on purpose (§8). */
export const definitionStructures: Readonly<Record<DefinitionPid, DefinitionStructure>> = {
  'ACC-MB-01': {
    category: 'MB_ACCOUNT',
    segment: 'MB',
    documents: ['accountAgreement', 'clientDeclaration', 'signatureCard', 'feeSchedule'],
    other: true,
    notes: 'standard',
    ...byEnvelope,
  },
  'LOAN-MB-01': {
    category: 'MB_LOAN',
    segment: 'MB',
    documents: ['financialStatements', 'companyExtract', 'loanAgreement', 'feeSchedule'],
    other: true,
    notes: 'credit',
    ...byEnvelope,
  },
  'CARD-MB-01': {
    category: 'MB_CARD',
    segment: 'MB',
    documents: ['cardOrder', 'feeSchedule'],
    other: false,
    notes: 'standard',
    ...byEnvelope,
  },
  'CRED-CORP-01': {
    category: 'CORP_CREDIT',
    segment: 'CORP',
    documents: ['financialStatements', 'beneficialOwner', 'loanAgreement', 'feeSchedule'],
    other: true,
    notes: 'credit',
    clientSystem: 'ALL',
    bankSystem: 'ESAW_REMOTE',
  },
  'CASH-CORP-01': {
    category: 'CORP_CASH',
    segment: 'CORP',
    documents: ['cashAgreement', 'ebankingAuthorisation', 'signatureCard'],
    other: true,
    notes: 'standard',
    clientSystem: 'ESAW_REMOTE',
    bankSystem: 'ESAW_REMOTE',
  },
  'TRADE-CORP-01': {
    category: 'CORP_TRADE',
    segment: 'CORP',
    documents: ['guaranteeRequest', 'guaranteeLetter', 'financialStatements'],
    other: true,
    notes: 'credit',
    clientSystem: 'ESAW_REMOTE',
    bankSystem: 'CUSTOM_APP',
  },
  'KYC-ALL-01': {
    category: 'ALL_KYC',
    segment: 'ALL',
    documents: ['clientDeclaration', 'beneficialOwner', 'companyExtract'],
    other: true,
    notes: 'standard',
    ...byEnvelope,
  },
  'EBANK-ALL-01': {
    category: 'ALL_EBANK',
    segment: 'ALL',
    documents: ['ebankingAuthorisation', 'signatureCard'],
    other: false,
    notes: 'standard',
    ...byEnvelope,
  },
  'PLEDGE-MB-01': {
    category: 'MB_LOAN',
    segment: 'MB',
    ...onPaper,
  },
  'PLEDGE-CORP-01': {
    category: 'CORP_CREDIT',
    segment: 'CORP',
    ...onPaper,
  },
  'GEN-ALL-01': {
    category: 'DUMMY',
    segment: 'ALL',
    documents: ['generalLetter', 'companyExtract'],
    other: true,
    notes: 'standard',
    ...byEnvelope,
  },
};

/** Segment of each category. */
export const categorySegments: Readonly<Record<ProductCode, Segment>> = {
  MB_ACCOUNT: 'MB',
  MB_LOAN: 'MB',
  MB_CARD: 'MB',
  CORP_CREDIT: 'CORP',
  CORP_CASH: 'CORP',
  CORP_TRADE: 'CORP',
  CORP_LEASING: 'CORP',
  ALL_KYC: 'ALL',
  ALL_EBANK: 'ALL',
  DUMMY: 'ALL',
};
