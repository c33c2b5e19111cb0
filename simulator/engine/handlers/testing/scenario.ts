import type { Scenario } from '@dokubox/spec/schemas/scenario.ts';

/** Name of the scenario the handlers' tests play in. */
export const handlersScenario = 'handlers';

/** Moment every test world starts at. */
export const testNow = '2026-05-04T08:00:00Z';

/**
 * One box for each situation a handler decides about. Boxes are found by their place in this list,
 * see `BoxName`.
 */
const named = {
  open: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    client: 'main',
    dokus: [
      { status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false },
      { status: 'WAITING_BANK_UPLOAD', flowType: 'BANK_DOCUMENT', file: false },
      {
        status: 'UPLOADED_CLIENT',
        flowType: 'CLIENT_SIGNED_DOCUMENT',
        flags: { clientSignatureNeeded: true, clientSignedDokuUploadNeeded: true },
      },
      {
        status: 'UNDER_REVIEW_CLIENT',
        flowType: 'BANK_DOCUMENT',
        notes: 'Only the bank may read this.',
        messages: [
          { from: 'bankerRm', visibility: 'EXTERNAL', text: 'Please look at page 2.', sent: '-3h' },
          { from: 'bankerRm', visibility: 'INTERNAL', text: 'Client is in a hurry.', sent: '-2h' },
          {
            from: 'client1',
            visibility: 'EXTERNAL',
            text: '<script>alert(1)</script>',
            sent: '-1h',
            readBy: ['bankerRm'],
          },
        ],
        participants: [
          { role: 'BANK_RM', user: 'bankerRm' },
          { role: 'BANK_1STLEVELSIGNATORY', user: 'banker1' },
          { role: 'CLIENT_LEGALREPRESENTATIVE', user: 'client1', started: true },
        ],
      },
      {
        status: 'WAITING_CLIENT_UPLOAD',
        flowType: 'CLIENT_DOCUMENT',
        file: false,
        usedInBox: false,
      },
      {
        status: 'WAITING_CLIENT_SIGNATURE',
        flowType: 'BANK_DOCUMENT',
        flags: { clientSignatureNeeded: true, clientSignedDokuUploadNeeded: true },
      },
    ],
  },
  foreign: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    client: 'other1',
    dokus: [
      {
        status: 'UNDER_REVIEW_CLIENT',
        flowType: 'BANK_DOCUMENT',
        messages: [{ from: 'bankerRm', visibility: 'EXTERNAL', text: 'Not for you.', sent: '-1h' }],
      },
    ],
  },
  clientSetup: {
    status: 'CLIENT_SETUP',
    initiatedBy: 'CLIENT',
    client: 'main',
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  bankSetup: {
    status: 'BANK_SETUP',
    initiatedBy: 'BANK',
    client: 'main',
    dokus: [
      { status: 'WAITING_BANK_UPLOAD', flowType: 'BANK_DOCUMENT', file: false },
      { status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false },
    ],
  },
  waitingConfiguration: {
    status: 'WAITING_BANK_CONFIGURATION',
    initiatedBy: 'CLIENT',
    client: 'main',
    dokus: [{ status: 'UPLOADED_CLIENT', flowType: 'CLIENT_DOCUMENT' }],
  },
  locked: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    client: 'main',
    lock: { by: 'bankerRm', until: '+1h' },
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  cancelledByBank: {
    status: 'CANCELLED',
    initiatedBy: 'CLIENT',
    client: 'main',
    cancellation: { by: 'bankerRm', note: 'No longer needed.' },
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  cancelledByClient: {
    status: 'CANCELLED',
    initiatedBy: 'CLIENT',
    client: 'main',
    cancellation: { by: 'client1' },
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  byBank: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    client: 'main',
    dokus: [{ status: 'UPLOADED_BANK', flowType: 'BANK_DOCUMENT' }],
  },
  finalized: {
    status: 'FINALIZED',
    initiatedBy: 'CLIENT',
    client: 'main',
    dokus: [{ status: 'ARCHIVED', flowType: 'CLIENT_DOCUMENT' }],
  },
  paper: {
    status: 'PAPER_IN_PROGRESS',
    initiatedBy: 'CLIENT',
    client: 'main',
    clientSignatureSystem: 'NA',
    bankSignatureSystem: 'NA',
    dokus: [
      {
        status: 'WAITING_FOR_PAPER_SIGNING',
        flowType: 'PAPER_DOCUMENT',
        flags: { clientSignatureNeeded: true },
      },
    ],
  },
} as const satisfies Record<string, Scenario['boxes'][number]>;

/** The boxes of the scenario by what they are for. */
export type BoxName = keyof typeof named;

/** Place of each box in the scenario. */
export const boxNames = Object.keys(named) as BoxName[];

/** The scenario as its file would read. */
export const handlersScenarioText = JSON.stringify({
  name: handlersScenario,
  title: 'Handlers',
  description: 'One box for each situation a handler decides about.',
  tenants: 'all',
  user: 'client1',
  seed: 7,
  now: testNow,
  users: {
    newcomer: { like: 'client1', title: 'Has to change the password', mustChangePassword: true },
    unsigned: { like: 'client1', title: 'Has no contract', contractSignature: 'REQUIRED' },
    stuck: { like: 'client1', title: 'Cannot sign the contract', contractSignature: 'UNAVAILABLE' },
    shut: { like: 'client1', title: 'Locked by hand', status: 'LOCKED' },
    invited: { like: 'client1', title: 'Never came', status: 'INVITED' },
    segmentless: { like: 'client1', title: 'Client without a segment', segments: [] },
    bankerSegmentless: { like: 'bankerRm', title: 'Banker without a segment', segments: [] },
  },
  boxes: Object.values(named),
});
