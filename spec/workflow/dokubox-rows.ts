import type { DokuboxStatus } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { BoxPredicateName } from './dokubox-predicates.ts';
import type { Actor } from './types.ts';

export const boxEvents = [
  'createDokuBox',
  'completeClientSetup',
  'requestClientSetup',
  'completeBankSetup',
  'configureDokuBox',
  'reconfigure',
  'paperSwitch',
  'allDokusPaperSigned',
  'paperReopened',
  'allDokusFinished',
  'closePaperDokuBox',
  'terminate',
  'approveCancellation',
  'rejectCancellation',
] as const;
/** Events of a box. */
export type BoxEvent = (typeof boxEvents)[number];

export const boxRefusals = [
  'EVENT_NOT_IN_STATUS',
  'GUARD_NOT_MET',
  'SETUP_INCOMPLETE',
  'SECOND_BANKER_NEEDED',
] as const;
/** Why an event was rejected. SETUP_INCOMPLETE is DOKUBOX_SETUP_INCOMPLETE of §8. */
export type BoxRefusal = (typeof boxRefusals)[number];

export interface BoxRow {
  readonly id: string;
  /** Null if the box does not exist yet. */
  readonly from: readonly (DokuboxStatus | null)[];
  readonly event: BoxEvent;
  readonly by: Actor;
  readonly when: readonly BoxPredicateName[];
  readonly refusedWhen?: { readonly when: BoxPredicateName; readonly reason: BoxRefusal };
  /** `@previous` is the status before the termination. */
  readonly to: DokuboxStatus | '@previous';
  readonly origin: Origin;
  readonly note?: string;
}

type RowStart = Pick<BoxRow, 'id' | 'from' | 'event' | 'by' | 'to'>;

function row(start: RowStart, more: Partial<BoxRow> = {}): BoxRow {
  return { when: [], origin: 'A-170', ...start, ...more };
}

const open = ['IN_PROGRESS', 'PAPER_IN_PROGRESS'] as const;
const termination = { event: 'terminate', origin: 'A-206' } as const;

/** Every transition of a box. */
export const boxRows: readonly BoxRow[] = [
  row({ id: 'B01', from: [null], event: 'createDokuBox', by: 'CLIENT', to: 'CLIENT_SETUP' }),
  row({ id: 'B02', from: [null], event: 'createDokuBox', by: 'BANKER', to: 'BANK_SETUP' }),
  row(
    {
      id: 'B03',
      from: ['CLIENT_SETUP'],
      event: 'completeClientSetup',
      by: 'CLIENT',
      to: 'WAITING_BANK_CONFIGURATION',
    },
    {
      when: ['initiatedByClient'],
      note: 'sends the client’s uploads to the bank too (A-365)',
    },
  ),
  row(
    {
      id: 'B04',
      from: ['BANK_SETUP'],
      event: 'requestClientSetup',
      by: 'BANKER',
      to: 'CLIENT_SETUP',
    },
    { when: ['initiatedByBank'] },
  ),
  row(
    {
      id: 'B05',
      from: ['CLIENT_SETUP'],
      event: 'completeClientSetup',
      by: 'CLIENT',
      to: 'BANK_SETUP',
    },
    {
      when: ['initiatedByBank'],
      note: 'sends the client’s uploads to the bank too (A-365)',
    },
  ),
  row(
    {
      id: 'B06',
      from: ['BANK_SETUP'],
      event: 'completeBankSetup',
      by: 'BANKER',
      to: 'IN_PROGRESS',
    },
    { when: ['notAllPaper'] },
  ),
  row(
    {
      id: 'B07',
      from: ['BANK_SETUP'],
      event: 'completeBankSetup',
      by: 'BANKER',
      to: 'PAPER_IN_PROGRESS',
    },
    { when: ['allPaper'] },
  ),
  row(
    {
      id: 'B08',
      from: ['WAITING_BANK_CONFIGURATION'],
      event: 'configureDokuBox',
      by: 'BANKER',
      to: 'IN_PROGRESS',
    },
    { when: ['notAllPaper'] },
  ),
  row(
    {
      id: 'B09',
      from: ['WAITING_BANK_CONFIGURATION'],
      event: 'configureDokuBox',
      by: 'BANKER',
      to: 'PAPER_IN_PROGRESS',
    },
    { when: ['allPaper'] },
  ),
  row(
    { id: 'B10', from: ['IN_PROGRESS'], event: 'reconfigure', by: 'BANKER', to: 'IN_PROGRESS' },
    {
      refusedWhen: { when: 'setupIncomplete', reason: 'SETUP_INCOMPLETE' },
      origin: 'A-102',
      note: 'added documents get isReconfiguredAdded, changed ones reconfigured, and an added document needs the signatures of its signers (A-383)',
    },
  ),
  row(
    {
      id: 'B11',
      from: ['IN_PROGRESS'],
      event: 'paperSwitch',
      by: 'SYSTEM',
      to: 'PAPER_IN_PROGRESS',
    },
    { when: ['allPaper'], note: 'only paper documents remain' },
  ),
  row(
    {
      id: 'B12',
      from: ['PAPER_IN_PROGRESS', 'PAPER_SIGNED'],
      event: 'paperSwitch',
      by: 'SYSTEM',
      to: 'IN_PROGRESS',
    },
    { when: ['notAllPaper'], note: 'the last paper document was removed, or another was added' },
  ),
  row(
    {
      id: 'B13',
      from: ['PAPER_IN_PROGRESS'],
      event: 'allDokusPaperSigned',
      by: 'SYSTEM',
      to: 'PAPER_SIGNED',
    },
    { when: ['allPaper', 'everyPaperSigned'] },
  ),
  row(
    {
      id: 'B26',
      from: ['PAPER_SIGNED'],
      event: 'paperReopened',
      by: 'SYSTEM',
      to: 'PAPER_IN_PROGRESS',
    },
    { when: ['paperReopened'], note: 'a client objected, and the paper is signed again' },
  ),
  row(
    {
      id: 'B14',
      from: ['IN_PROGRESS'],
      event: 'allDokusFinished',
      by: 'SYSTEM',
      to: 'FINALIZED',
    },
    { when: ['notAllPaper', 'everyDokuFinished'] },
  ),
  row(
    {
      id: 'B15',
      from: ['PAPER_SIGNED'],
      event: 'allDokusFinished',
      by: 'SYSTEM',
      to: 'FINALIZED',
    },
    { when: ['everyDokuArchived'] },
  ),
  row(
    {
      id: 'B16',
      from: ['PAPER_SIGNED'],
      event: 'closePaperDokuBox',
      by: 'BANKER',
      to: 'FINALIZED',
    },
    { when: ['everyDokuFinished'], note: 'the scans are not archived' },
  ),
  row(
    { id: 'B17', from: ['CLIENT_SETUP'], by: 'CLIENT', to: 'CANCELLED', ...termination },
    { when: ['initiatedByClient'], origin: 'X-01' },
  ),
  row(
    { id: 'B27', from: ['CLIENT_SETUP'], by: 'BANKER', to: 'CANCELLED', ...termination },
    { when: ['initiatedByBank'], note: 'the client never answered the request' },
  ),
  row({ id: 'B18', from: ['BANK_SETUP'], by: 'BANKER', to: 'CANCELLED', ...termination }),
  row(
    {
      id: 'B19',
      from: ['WAITING_BANK_CONFIGURATION'],
      by: 'CLIENT',
      to: 'CANCELLED',
      ...termination,
    },
    { when: ['initiatedByClient'], origin: 'X-01' },
  ),
  row({
    id: 'B20',
    from: ['WAITING_BANK_CONFIGURATION'],
    by: 'BANKER',
    to: 'CANCELLED',
    ...termination,
  }),
  row(
    { id: 'B21', from: open, by: 'CLIENT', to: 'CANCELLED', ...termination },
    { when: ['initiatedByClient', 'nothingSigned'] },
  ),
  row(
    {
      id: 'B28',
      from: [...open, 'PAPER_SIGNED'],
      by: 'CLIENT',
      to: 'PENDING_CANCELLATION_APPROVAL',
      ...termination,
    },
    { when: ['initiatedByClient', 'somethingSigned'], note: 'a banker decides' },
  ),
  row(
    { id: 'B22', from: open, by: 'BANKER', to: 'CANCELLED', ...termination },
    { when: ['nothingSigned'] },
  ),
  row(
    {
      id: 'B23',
      from: [...open, 'PAPER_SIGNED'],
      by: 'BANKER',
      to: 'PENDING_CANCELLATION_APPROVAL',
      ...termination,
    },
    { when: ['somethingSigned'], note: 'needs four eyes' },
  ),
  row(
    {
      id: 'B24',
      from: ['PENDING_CANCELLATION_APPROVAL'],
      event: 'approveCancellation',
      by: 'BANKER',
      to: 'CANCELLED',
    },
    {
      refusedWhen: { when: 'actorAskedForTermination', reason: 'SECOND_BANKER_NEEDED' },
      origin: 'A-207',
    },
  ),
  row(
    {
      id: 'B25',
      from: ['PENDING_CANCELLATION_APPROVAL'],
      event: 'rejectCancellation',
      by: 'BANKER',
      to: '@previous',
    },
    {
      refusedWhen: { when: 'actorAskedForTermination', reason: 'SECOND_BANKER_NEEDED' },
      origin: 'A-207',
    },
  ),
];
