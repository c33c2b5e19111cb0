import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';

/** Boxes for examples, small enough for readers. */
export const boxes = {
  review: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    dokus: [
      {
        status: 'UNDER_REVIEW_CLIENT',
        flowType: 'BANK_DOCUMENT',
        messages: [
          { from: 'bankerRm', visibility: 'EXTERNAL', text: 'Please look at page 2.', sent: '-3h' },
          { from: 'bankerRm', visibility: 'INTERNAL', text: 'In a hurry.', sent: '-2h' },
        ],
      },
    ],
  },
  upload: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  foreign: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    client: 'other1',
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  corporate: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    client: 'first',
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  clientSetup: {
    status: 'CLIENT_SETUP',
    initiatedBy: 'CLIENT',
    dokus: [{ status: 'UPLOADED_CLIENT', flowType: 'CLIENT_DOCUMENT' }],
  },
  bankSetup: {
    status: 'BANK_SETUP',
    initiatedBy: 'BANK',
    dokus: [{ status: 'UPLOADED_BANK', flowType: 'BANK_DOCUMENT' }],
  },
  locked: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    lock: { by: 'banker1', until: '+1h' },
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  cancelled: {
    status: 'CANCELLED',
    initiatedBy: 'CLIENT',
    cancellation: { by: 'bankerRm', note: 'No longer needed.' },
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  pending: {
    status: 'PENDING_CANCELLATION_APPROVAL',
    initiatedBy: 'BANK',
    cancellation: { by: 'bankerRm', note: 'The client asked for it.' },
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  finalized: {
    status: 'FINALIZED',
    initiatedBy: 'CLIENT',
    dokus: [{ status: 'ARCHIVED', flowType: 'CLIENT_DOCUMENT' }],
  },
  paperSigned: {
    status: 'PAPER_SIGNED',
    initiatedBy: 'CLIENT',
    clientSignatureSystem: 'NA',
    bankSignatureSystem: 'NA',
    dokus: [
      {
        status: 'PAPER_SIGNED',
        flowType: 'PAPER_DOCUMENT',
        flags: { clientSignatureNeeded: true },
      },
    ],
  },
  signing: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    clientSignatureSystem: 'ESAW_DISPOSABLE',
    bankSignatureSystem: 'ESAW_REMOTE',
    dokus: [
      {
        status: 'WAITING_CLIENT_SIGNATURE',
        flowType: 'BANK_DOCUMENT',
        flags: { clientSignatureNeeded: true },
      },
    ],
  },
  choice: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    clientSignatureSystem: 'ALL',
    bankSignatureSystem: 'ESAW_REMOTE',
    dokus: [
      {
        status: 'UNDER_REVIEW_CLIENT',
        flowType: 'BANK_DOCUMENT',
        flags: { clientSignatureNeeded: true },
      },
    ],
  },
  external: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    bankSignatureSystem: 'CUSTOM_APP',
    dokus: [{ status: 'UNDER_REVIEW_BANK', flowType: 'BANK_DOCUMENT' }],
  },
  inApplication: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    bankSignatureSystem: 'CUSTOM_APP',
    dokus: [
      {
        status: 'WAITING_BANK_SIGNATURE_AUX',
        flowType: 'BANK_DOCUMENT',
        flags: { clientSignatureNeeded: false, firstBankSignatureNeeded: true },
      },
    ],
  },
  signedUpload: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    clientSignatureSystem: 'ESAW_DISPOSABLE',
    bankSignatureSystem: 'ESAW_REMOTE',
    dokus: [
      {
        status: 'WAITING_CLIENT_UPLOAD',
        flowType: 'CLIENT_DOCUMENT',
        file: false,
        flags: { clientSignatureNeeded: true, clientSignedDokuUploadNeeded: true },
      },
    ],
  },
  bankUpload: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    clientSignatureSystem: 'ESAW_REMOTE',
    bankSignatureSystem: 'ESAW_REMOTE',
    dokus: [
      {
        status: 'WAITING_BANK_SIGNATURE',
        flowType: 'BANK_DOCUMENT',
        flags: { firstBankSignatureNeeded: true, bankSignedDokuUploadNeeded: true },
      },
    ],
  },
} as const satisfies Record<string, Scenario['boxes'][number]>;

/** Name of a box by its purpose. */
export type StageBox = keyof typeof boxes;
