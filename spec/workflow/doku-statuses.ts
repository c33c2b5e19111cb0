import type { DokuStatus, Initiator, ParticipantType } from '../enums.ts';
import type { Origin } from '../origin.ts';

export interface DokuStatusRule {
  /** The side whose turn it is. A status of neither side counts as the bank's. */
  readonly side: ParticipantType;
  /** Teal for the client side, black for the bank side (§4). */
  readonly badge: 'teal' | 'black';
  readonly meaning: string;
  /** First status of a document that this side supplies. */
  readonly initialFor?: Initiator;
  /** True if the document is finished in this status. */
  readonly terminal?: boolean;
  /** True if a finished document may still continue. */
  readonly optionalExit?: boolean;
  readonly origin: Origin;
}

function client(meaning: string, more: Partial<DokuStatusRule> = {}): DokuStatusRule {
  return { side: 'CLIENT', badge: 'teal', meaning, origin: 'A-170', ...more };
}

function bank(meaning: string, more: Partial<DokuStatusRule> = {}): DokuStatusRule {
  return { side: 'BANK', badge: 'black', meaning, origin: 'A-170', ...more };
}

/**
 * The 26 statuses. Their names are from §4. Their sides and meanings are ours if §4 does not define
 * them.
 */
export const dokuStatusTable: Readonly<Record<DokuStatus, DokuStatusRule>> = {
  WAITING_CLIENT_UPLOAD: client('The client must supply the file', { initialFor: 'CLIENT' }),
  WAITING_BANK_UPLOAD: bank('The bank must supply the file', { initialFor: 'BANK' }),
  UPLOADED_CLIENT: client('The client’s file is stored but not sent yet'),
  UPLOADED_BANK: bank('The bank’s file is stored but not sent yet'),
  UNDER_NEGOTIATION_CLIENT: client('Negotiable text: the client has the turn'),
  UNDER_NEGOTIATION_BANK: bank('Negotiable text: the bank has the turn'),
  UNDER_REVIEW_CLIENT: client('First client review'),
  UNDER_REVIEW_CLIENT_1: client('Client review, first return', { origin: 'X-08' }),
  UNDER_REVIEW_CLIENT_2: client('Client review, second return', { origin: 'X-08' }),
  UNDER_REVIEW_CLIENT_3: client('Client review, third or later return', { origin: 'X-08' }),
  UNDER_REVIEW_BANK: bank('First bank review'),
  UNDER_REVIEW_BANK_1: bank('Bank review, first return', { origin: 'X-08' }),
  UNDER_REVIEW_BANK_2: bank('Bank review, second return', { origin: 'X-08' }),
  UNDER_REVIEW_BANK_3: bank('Bank review, third or later return', { origin: 'X-08' }),
  WAITING_CLIENT_FEEDBACK: client(
    'The bank returned the document, and the client must answer or upload again',
  ),
  WAITING_BANK_FEEDBACK: bank(
    'The client returned the document, and the bank must answer or upload again',
  ),
  WAITING_CLIENT_SIGNATURE: client(
    'Client signature: in the running envelope, or by uploading a signed file',
  ),
  WAITING_BANK_SIGNATURE: bank(
    'First-level bank signature: in the envelope, or by uploading a signed file',
  ),
  WAITING_BANK_SIGNATURE_AUX: bank('First-level bank signature in the bank’s own application'),
  WAITING_BANK_SIGNATURE_2: bank('Second-level bank signature'),
  WAITING_CLIENT_ACKNOWLEDGEMENT: client('The client must acknowledge the fully signed document'),
  WAITING_ARCHIVAL: bank('Ready for the archive, if the validation allows it'),
  UNDER_ARCHIVING: bank('The archive job is running', { origin: 'X-10' }),
  ARCHIVED: bank('In the archive', { terminal: true, origin: 'X-10' }),
  WAITING_FOR_PAPER_SIGNING: bank('To be printed and signed by hand', { origin: 'X-10' }),
  PAPER_SIGNED: bank('Signed by hand, and the scan can still be archived', {
    terminal: true,
    optionalExit: true,
    origin: 'X-10',
  }),
};

/** The side and badge depend on the status alone. */
export function statusSide(status: DokuStatus): ParticipantType {
  return dokuStatusTable[status].side;
}

/** Returns the status a document starts in. */
export function initialStatus(provider: Initiator): DokuStatus {
  return provider === 'CLIENT' ? 'WAITING_CLIENT_UPLOAD' : 'WAITING_BANK_UPLOAD';
}
