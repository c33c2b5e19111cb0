import type { EnvelopeStatus, SignCallbackAction } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { DokuEnvelope } from './types.ts';

export const envelopeEvents = [
  'open',
  'send',
  'workstepFinished',
  'envelopeFinished',
  'workstepRejected',
  'envelopeExpired',
  'cancel',
] as const;
/** Events of an envelope: our commands, and the actions of the signing service. */
export type EnvelopeEvent = (typeof envelopeEvents)[number];

export interface EnvelopeStatusRule {
  /** The signing service's status with this meaning. */
  readonly serviceStatus: string;
  readonly running: boolean;
  readonly origin: Origin;
}

/** The six statuses (§4), as named by the signing service. */
export const envelopeStatusTable: Readonly<Record<EnvelopeStatus, EnvelopeStatusRule>> = {
  NEW: { serviceStatus: 'Draft, Started', running: false, origin: 'A-168' },
  WAITING_SIGNATURE: {
    serviceStatus: 'InProgress or Active, and no signer has finished',
    running: true,
    origin: 'A-168',
  },
  SIGNATURE_STATUS: {
    serviceStatus: 'InProgress or Active, and at least one workstep is finished',
    running: true,
    origin: 'A-168',
  },
  FINALIZED: {
    serviceStatus: 'Completed, CompletedWithWarnings',
    running: false,
    origin: 'A-168',
  },
  REJECTED: { serviceStatus: 'Rejected', running: false, origin: 'A-168' },
  CANCELLED: { serviceStatus: 'Canceled, Expired', running: false, origin: 'A-168' },
};

export interface EnvelopeRow {
  readonly id: string;
  /** NONE if the box has no envelope yet. */
  readonly from: readonly DokuEnvelope[];
  readonly event: EnvelopeEvent;
  readonly to: EnvelopeStatus;
  readonly origin: Origin;
  readonly note?: string;
}

/** Every transition of the envelope of a box. */
export const envelopeRows: readonly EnvelopeRow[] = [
  { id: 'E01', from: ['NONE'], event: 'open', to: 'NEW', origin: 'A-169' },
  { id: 'E02', from: ['NEW'], event: 'send', to: 'WAITING_SIGNATURE', origin: 'A-168' },
  { id: 'E03', from: ['NEW'], event: 'cancel', to: 'CANCELLED', origin: 'A-208' },
  {
    id: 'E04',
    from: ['WAITING_SIGNATURE', 'SIGNATURE_STATUS'],
    event: 'workstepFinished',
    to: 'SIGNATURE_STATUS',
    origin: 'A-168',
    note: 'not for the last workstep, which envelopeFinished follows',
  },
  {
    id: 'E05',
    from: ['WAITING_SIGNATURE', 'SIGNATURE_STATUS'],
    event: 'envelopeFinished',
    to: 'FINALIZED',
    origin: 'A-168',
  },
  {
    id: 'E06',
    from: ['WAITING_SIGNATURE', 'SIGNATURE_STATUS'],
    event: 'workstepRejected',
    to: 'REJECTED',
    origin: 'A-167',
  },
  {
    id: 'E07',
    from: ['WAITING_SIGNATURE', 'SIGNATURE_STATUS'],
    event: 'envelopeExpired',
    to: 'CANCELLED',
    origin: 'A-167',
  },
  {
    id: 'E08',
    from: ['WAITING_SIGNATURE', 'SIGNATURE_STATUS'],
    event: 'cancel',
    to: 'CANCELLED',
    origin: 'A-208',
  },
  {
    id: 'E09',
    from: ['REJECTED', 'CANCELLED'],
    event: 'open',
    to: 'NEW',
    origin: 'A-170',
    note: 'by SendForResigning, or by a later SendForSigning',
  },
  {
    id: 'E10',
    from: ['FINALIZED'],
    event: 'open',
    to: 'NEW',
    origin: 'A-169',
    note: 'a document was sent after the envelope was complete',
  },
];

/** Returns the status after an event, or null if the envelope ignores it. */
export function applyEnvelopeEvent(
  status: DokuEnvelope,
  event: EnvelopeEvent,
  rows: readonly EnvelopeRow[] = envelopeRows,
): EnvelopeStatus | null {
  return rows.find((row) => row.event === event && row.from.includes(status))?.to ?? null;
}

/**
 * Returns the envelope event of a callback's action. Null for actions that change nothing.
 */
export function envelopeEventOf(action: SignCallbackAction): EnvelopeEvent | null {
  return envelopeEvents.find((event) => event === action) ?? null;
}

/**
 * Returns the envelope status a box shows, from the envelopes of its documents. A broken
 * envelope wins, then a running one, then a complete one. Null if no document is in an envelope.
 */
export function boxEnvelopeStatus(documents: readonly DokuEnvelope[]): EnvelopeStatus | null {
  const has = (status: DokuEnvelope): boolean => documents.includes(status);
  if (has('REJECTED')) return 'REJECTED';
  if (has('CANCELLED')) return 'CANCELLED';
  if (has('SIGNATURE_STATUS')) return 'SIGNATURE_STATUS';
  if (has('WAITING_SIGNATURE')) return has('FINALIZED') ? 'SIGNATURE_STATUS' : 'WAITING_SIGNATURE';
  if (has('NEW')) return 'NEW';
  return has('FINALIZED') ? 'FINALIZED' : null;
}
