import type { SeedNames } from '../types.ts';

export const enNames: SeedNames = {
  products: {
    default: 'Banking product',
    MB_ACCOUNT: 'Business current account',
    MB_LOAN: 'Business loan',
    MB_CARD: 'Business cards',
    CORP_CREDIT: 'Corporate lending',
    CORP_CASH: 'Cash management',
    CORP_TRADE: 'Trade finance and guarantees',
    CORP_LEASING: 'Leasing',
    ALL_KYC: 'Client data',
    ALL_EBANK: 'Electronic banking',
    DUMMY: 'General',
  },
  cancellationReasons: {
    NO_LONGER_NEEDED: 'No longer needed',
    CLIENT_REQUEST: 'At the client’s request',
    WRONG_DATA: 'Wrong data',
    CONDITIONS_CHANGED: 'The conditions have changed',
    DUPLICATE: 'Started twice',
    OTHER: 'Other reason',
  },
  removalReasons: {
    NOT_NEEDED: 'The document is not needed',
    WRONG_DOCUMENT: 'Wrong document',
    REPLACED: 'Replaced by another document',
    OTHER: 'Other reason',
  },
  definitions: {
    'ACC-MB-01': {
      title: 'Opening a business current account',
      instruction:
        'We send you the agreement and you sign it electronically.\nPlease have your company register extract and the details of all authorised persons at hand.',
    },
    'LOAN-MB-01': {
      title: 'Business loan application',
      instruction:
        'Please upload the financial statements for the last two closed financial years.\nYou can propose changes to the loan agreement before it is signed.',
    },
    'CARD-MB-01': {
      title: 'Ordering business cards',
      instruction: 'One order can hold several cards. The cards arrive by post within ten days.',
    },
    'CRED-CORP-01': {
      title: 'Revolving credit facility',
      instruction:
        'The documents are prepared together with your relationship manager.\nBoth signatories of the company sign the agreement.',
    },
    'CASH-CORP-01': {
      title: 'Cash management agreement',
      instruction: 'Please check the accounts listed in the annex before you sign.',
    },
    'TRADE-CORP-01': {
      title: 'Bank guarantee',
      instruction:
        'Please attach the contract the guarantee refers to.\nThe letter of guarantee is issued after the request has been approved.',
    },
    'KYC-ALL-01': {
      title: 'Annual review of client data',
      instruction: 'Please confirm or correct the data we hold about your company.',
    },
    'EBANK-ALL-01': {
      title: 'Electronic banking authorisations',
      instruction: 'Name everyone who may see accounts or approve payments, with their limits.',
    },
    'PLEDGE-MB-01': {
      title: 'Collateral documents',
      instruction:
        'These documents are signed on paper at the branch.\nPlease bring an identity document.',
    },
    'GEN-ALL-01': {
      title: 'Exchange of documents',
      instruction: 'For documents that belong to no product.',
    },
  },
  documents: {
    accountAgreement: {
      title: 'Current account agreement',
      instruction: 'Please read the agreement and sign it.',
    },
    clientDeclaration: {
      title: 'Client data declaration',
      instruction: 'Fill in the form, save it as PDF and upload it.',
    },
    signatureCard: {
      title: 'Specimen signature card',
      instruction: 'Upload the card signed with a qualified electronic signature.',
    },
    loanAgreement: {
      title: 'Loan agreement',
      instruction: 'You may propose changes by uploading a new version.',
    },
    financialStatements: {
      title: 'Financial statements',
      instruction:
        'Balance sheet and profit and loss account for the last two closed financial years.',
    },
    feeSchedule: {
      title: 'Schedule of fees',
      instruction: 'Please acknowledge that you have read the fees.',
    },
    pledgeAgreement: {
      title: 'Pledge agreement',
      instruction: 'This document is signed on paper at the branch.',
    },
    cardOrder: { title: 'Business card order', instruction: 'One line for each cardholder.' },
    cashAgreement: {
      title: 'Cash management framework agreement',
      instruction: 'You may propose changes by uploading a new version.',
    },
    guaranteeRequest: {
      title: 'Request for a bank guarantee',
      instruction: 'Please state the beneficiary, the amount and the period of validity.',
    },
    guaranteeLetter: {
      title: 'Letter of guarantee',
      instruction: 'For your information; signed by the bank.',
    },
    beneficialOwner: {
      title: 'Beneficial ownership declaration',
      instruction: 'Upload the declaration signed with a qualified electronic signature.',
    },
    ebankingAuthorisation: {
      title: 'Electronic banking authorisation',
      instruction: 'Please check names and limits before you sign.',
    },
    companyExtract: {
      title: 'Company register extract',
      instruction: 'Not older than 30 days.',
    },
    generalLetter: { title: 'Letter from the bank', instruction: 'For your information.' },
    otherDocument: {
      title: 'Other document',
      instruction: 'A document of your choice that belongs to this matter.',
    },
  },
};
