import type { ScenarioBox, ScenarioDoku } from '@dokubox/spec/control/schemas/scenario.ts';

/** Boxes in every situation that a row of a box's lifecycle requires. */

const paperDoku = (status: NonNullable<ScenarioDoku['status']>): ScenarioDoku => ({
  document: 'pledgeAgreement',
  status,
});
const unsigned = (status: NonNullable<ScenarioDoku['status']>): ScenarioDoku => ({
  document: 'companyExtract',
  status,
});
const onPaper = { clientSignatureSystem: 'NA', bankSignatureSystem: 'NA' } as const;
const letter: ScenarioDoku = {
  document: 'accountAgreement',
  status: 'UNDER_REVIEW_BANK',
  flowType: 'CLIENT_DOCUMENT',
};

function box(more: ScenarioBox): ScenarioBox {
  return { client: 'main', definition: 'ACC-MB-01', ...more };
}
type Status = NonNullable<ScenarioBox['status']>;
function byClient(status: Status, more: ScenarioBox): ScenarioBox {
  return box({ status, initiatedBy: 'CLIENT', ...more });
}
function byBank(status: Status, more: ScenarioBox): ScenarioBox {
  return box({ status, initiatedBy: 'BANK', ...more });
}

const boxes = {
  clientPrepares: byClient('CLIENT_SETUP', { dokus: [unsigned('UPLOADED_CLIENT')] }),
  clientPreparesForBank: byBank('CLIENT_SETUP', { dokus: [unsigned('UPLOADED_CLIENT')] }),
  bankPrepares: byBank('BANK_SETUP', { dokus: [unsigned('WAITING_CLIENT_UPLOAD')] }),
  bankPreparesPaper: byBank('BANK_SETUP', {
    ...onPaper,
    dokus: [paperDoku('WAITING_BANK_UPLOAD')],
  }),
  toConfigure: byClient('WAITING_BANK_CONFIGURATION', { dokus: [unsigned('UPLOADED_CLIENT')] }),
  toConfigurePaper: byClient('WAITING_BANK_CONFIGURATION', {
    ...onPaper,
    dokus: [paperDoku('WAITING_BANK_UPLOAD')],
  }),
  open: byClient('IN_PROGRESS', { dokus: [unsigned('UNDER_REVIEW_BANK')] }),
  openOfBank: byBank('IN_PROGRESS', { dokus: [unsigned('UNDER_REVIEW_BANK')] }),
  openSigned: byClient('IN_PROGRESS', {
    dokus: [{ document: 'accountAgreement', status: 'WAITING_BANK_SIGNATURE' }],
  }),
  openSignedOfBank: byBank('IN_PROGRESS', {
    dokus: [{ document: 'accountAgreement', status: 'WAITING_BANK_SIGNATURE' }],
  }),
  openNotSetUp: byClient('IN_PROGRESS', {
    dokus: [unsigned('UNDER_REVIEW_BANK'), { ...letter, setupCompleted: false }],
  }),
  paperAndOther: byClient('IN_PROGRESS', {
    ...onPaper,
    bankSignatureSystem: 'CUSTOM_APP',
    dokus: [
      { ...paperDoku('WAITING_FOR_PAPER_SIGNING') },
      {
        document: 'guaranteeLetter',
        status: 'WAITING_BANK_SIGNATURE_AUX',
      },
      unsigned('UNDER_REVIEW_BANK'),
    ],
  }),
  paper: byClient('PAPER_IN_PROGRESS', {
    ...onPaper,
    dokus: [paperDoku('WAITING_FOR_PAPER_SIGNING'), unsigned('UNDER_REVIEW_BANK')],
  }),
  twoPapers: byClient('PAPER_IN_PROGRESS', {
    ...onPaper,
    dokus: [paperDoku('WAITING_FOR_PAPER_SIGNING'), paperDoku('WAITING_FOR_PAPER_SIGNING')],
  }),
  paperSignedInPart: byClient('PAPER_IN_PROGRESS', {
    ...onPaper,
    dokus: [paperDoku('WAITING_FOR_PAPER_SIGNING'), paperDoku('PAPER_SIGNED')],
  }),
  paperSigned: byClient('PAPER_SIGNED', { ...onPaper, dokus: [paperDoku('PAPER_SIGNED')] }),
  paperSignedAndOther: byClient('PAPER_SIGNED', {
    ...onPaper,
    dokus: [paperDoku('PAPER_SIGNED'), unsigned('UNDER_REVIEW_BANK')],
  }),
  paperToAcknowledge: byClient('PAPER_SIGNED', {
    ...onPaper,
    dokus: [
      {
        ...paperDoku('WAITING_CLIENT_ACKNOWLEDGEMENT'),
        flags: { clientAcknowledgementNeeded: true },
      },
    ],
  }),
  paperToArchive: byClient('PAPER_SIGNED', {
    ...onPaper,
    dokus: [paperDoku('WAITING_ARCHIVAL')],
  }),
  twoPapersToArchive: byClient('PAPER_SIGNED', {
    ...onPaper,
    dokus: [paperDoku('WAITING_ARCHIVAL'), paperDoku('PAPER_SIGNED')],
  }),
  toArchive: byClient('IN_PROGRESS', { dokus: [unsigned('WAITING_ARCHIVAL')] }),
  twoToArchive: byClient('IN_PROGRESS', {
    dokus: [unsigned('WAITING_ARCHIVAL'), unsigned('WAITING_ARCHIVAL')],
  }),
  finalized: byClient('FINALIZED', { dokus: [unsigned('ARCHIVED')] }),
  cancelled: byClient('CANCELLED', { dokus: [unsigned('UNDER_REVIEW_BANK')] }),
  pending: byClient('PENDING_CANCELLATION_APPROVAL', {
    dokus: [unsigned('UNDER_REVIEW_BANK')],
    cancellation: { by: 'bankerRm' },
  }),
} as const satisfies Record<string, ScenarioBox>;

export type BoxStage = keyof typeof boxes;
export const boxStages = Object.keys(boxes) as BoxStage[];
export const boxesOfStages: readonly ScenarioBox[] = Object.values(boxes);
