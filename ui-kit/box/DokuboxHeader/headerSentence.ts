import type { DokuStatus } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { lockedByOther, writeLocked } from '@dokubox/spec/workflow/rights.ts';
import type { NamedPerson } from '../../helpers/names.ts';
import { countTurns, usedDokus, mayWorkInBox, type UserIdentity } from '../../helpers/turn.ts';

/** The part of a box that decides who may change it. */
export type BoxRights = Pick<Dokubox, 'status' | 'initiatedBy'> &
  Partial<Pick<Dokubox, 'dokus'>> & {
    readonly lockUser?: NamedPerson | null;
  };
/** The part of a box that the sentence depends on. */
type Box = BoxRights & Pick<Dokubox, 'dokus'>;

/** The sentence of the header. Sentences with a count have its number. */
export type HeaderSentence =
  | {
      readonly key: 'you' | 'colleagueClient' | 'colleagueBank' | 'bank' | 'client';
      readonly count: number;
    }
  | { readonly key: 'locked' }
  | {
      readonly key:
        | 'nothing'
        | 'noDocuments'
        | 'finalized'
        | 'cancelled'
        | 'pendingCancellation'
        | 'pendingCancellationBank'
        | 'paperSignedBank'
        | 'clientSetupClient'
        | 'clientSetupBank'
        | 'bankSetupClient'
        | 'bankSetupBank'
        | 'configurationClient'
        | 'configurationBank';
    };

/** Returns the other user who holds the box for writing, or undefined. */
export function otherLockHolder<Box extends BoxRights>(
  box: Box,
  currentUser: UserIdentity,
): NonNullable<Box['lockUser']> | undefined {
  return writeLocked(box, currentUser) ? (box.lockUser ?? undefined) : undefined;
}

/** Returns the sentence about the turn and the user's possible actions. */
export function headerSentence(box: Box, currentUser: UserIdentity): HeaderSentence {
  const client = currentUser.userType === 'CLIENT';
  switch (box.status) {
    case 'FINALIZED':
      return { key: 'finalized' };
    case 'CANCELLED':
      return { key: 'cancelled' };
    case 'PENDING_CANCELLATION_APPROVAL':
      return { key: client ? 'pendingCancellation' : 'pendingCancellationBank' };
    case 'CLIENT_SETUP':
      return { key: client ? 'clientSetupClient' : 'clientSetupBank' };
    case 'BANK_SETUP':
      return { key: client ? 'bankSetupClient' : 'bankSetupBank' };
    case 'WAITING_BANK_CONFIGURATION':
      return { key: client ? 'configurationClient' : 'configurationBank' };
    // For the other statuses, and an unknown one, the documents decide.
    case 'IN_PROGRESS':
    case 'PAPER_IN_PROGRESS':
    case 'PAPER_SIGNED':
    default:
      return documentsSentence(box, currentUser);
  }
}

/** Statuses in which the documents of a paper-signed box may stay for good. */
const finishedStatuses: readonly DokuStatus[] = ['PAPER_SIGNED', 'ARCHIVED'];

function documentsSentence(box: Box, currentUser: UserIdentity): HeaderSentence {
  if (writeLocked(box, currentUser)) return { key: 'locked' };
  const used = usedDokus(box.dokus);
  if (used.length === 0) return { key: 'noDocuments' };
  const finished = used.every(({ status }) => finishedStatuses.includes(status));
  if (box.status === 'PAPER_SIGNED' && currentUser.userType === 'BANKER' && finished) {
    return { key: 'paperSignedBank' };
  }
  const client = currentUser.userType === 'CLIENT';
  const counts = countTurns(box.dokus, currentUser);
  if (counts.you > 0) return { key: 'you', count: counts.you };
  if (counts.ownSide > 0) {
    return { key: client ? 'colleagueClient' : 'colleagueBank', count: counts.ownSide };
  }
  if (counts.otherSide > 0) return { key: client ? 'bank' : 'client', count: counts.otherSide };
  return { key: 'nothing' };
}

/** Labels next to the status. */
export type BoxLabel = 'locked' | 'signatureRejected' | 'paper' | 'readOnly';

/** Returns the labels of a box for this user, besides its status. */
export function boxLabels(
  box: Box & Pick<Dokubox, 'signatureRejected'>,
  currentUser: UserIdentity,
): readonly BoxLabel[] {
  const labels: BoxLabel[] = [];
  const locked = lockedByOther(box, currentUser);
  if (locked) labels.push('locked');
  if (box.signatureRejected) labels.push('signatureRejected');
  if (box.status === 'PAPER_IN_PROGRESS' || box.status === 'PAPER_SIGNED') labels.push('paper');
  if (readOnlyReason(box, currentUser) !== undefined && !locked) labels.push('readOnly');
  return labels;
}

/** Why a box cannot be changed. Undefined if it can. */
export type ReadOnlyReason =
  'locked' | 'role' | 'finalized' | 'cancelled' | 'pendingCancellation' | 'status';

/** Returns whether and why a box is read-only for this user. */
export function readOnlyReason(
  box: BoxRights,
  currentUser: UserIdentity,
): ReadOnlyReason | undefined {
  const reason = reasonOfStatus(box, currentUser);
  const open = reason === undefined || reason === 'locked';
  return open && !mayWorkInBox(box, currentUser) ? 'role' : reason;
}

function reasonOfStatus(box: BoxRights, currentUser: UserIdentity): ReadOnlyReason | undefined {
  switch (box.status) {
    case 'FINALIZED':
      return 'finalized';
    case 'CANCELLED':
      return 'cancelled';
    case 'PENDING_CANCELLATION_APPROVAL':
      return 'pendingCancellation';
    case 'CLIENT_SETUP':
      return currentUser.userType === 'CLIENT' ? undefined : 'status';
    case 'BANK_SETUP':
    case 'WAITING_BANK_CONFIGURATION':
      return currentUser.userType === 'BANKER' ? undefined : 'status';
    case 'IN_PROGRESS':
    case 'PAPER_IN_PROGRESS':
    case 'PAPER_SIGNED':
    default:
      return writeLocked(box, currentUser) ? 'locked' : undefined;
  }
}
