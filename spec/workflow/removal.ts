import type { DokuboxStatus, EnvelopeStatus } from '../enums.ts';
import type { Origin } from '../origin.ts';
import { boxIsWorkedOn, mayWorkOn, writeLocked } from './rights.ts';
import { mayAct, withRolesIn } from './roles.ts';
import type { BoxOfferFacts, DokuInBox, ParticipantFacts, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

export const removalRefusals = [
  'NOT_USED',
  'NO_PERMISSION',
  'BOX_NOT_OPEN',
  'LOCKED',
  'ARCHIVED',
  'UNDER_ARCHIVING',
  'SIGNING_IN_PROGRESS',
] as const;
/** Why a document cannot be removed. */
export type RemovalRefusal = (typeof removalRefusals)[number];

/** The meaning and origin of each refusal. */
export const removalRules = {
  NOT_USED: { says: 'the document is no longer used in the box', origin: 'A-284' },
  NO_PERMISSION: {
    says: 'the user lacks DOKU_REMOVE for this document, or has only roles that read',
    origin: '§6',
  },
  BOX_NOT_OPEN: { says: 'the box is closed, or its termination is pending', origin: 'A-170' },
  LOCKED: { says: 'another user holds the lock of the box', origin: '§4' },
  ARCHIVED: { says: 'the document is archived', origin: '§4' },
  UNDER_ARCHIVING: {
    says: 'the archive job is running, and the tenant does not stop it',
    origin: '§4',
  },
  SIGNING_IN_PROGRESS: { says: 'a participant is signing', origin: '§5' },
} as const satisfies Record<RemovalRefusal, { says: string; origin: Origin }>;

/** Statuses of a running envelope. NEW has not been sent yet. */
function runs(envelope: EnvelopeStatus | null | undefined): boolean {
  return envelope === 'WAITING_SIGNATURE' || envelope === 'SIGNATURE_STATUS';
}

/**
 * Returns whether a participant is signing: they have started but are not done, or are done while
 * the envelope still runs. It is false if the envelope was rejected or cancelled.
 */
export function signingInProgress(
  participants: readonly ParticipantFacts[],
  envelope: EnvelopeStatus | null | undefined,
): boolean {
  if (envelope === 'REJECTED' || envelope === 'CANCELLED') return false;
  return participants.some((participant) =>
    participant.participantState === 'TODO'
      ? Boolean(participant.signingUrlResolved)
      : runs(envelope),
  );
}

/** Returns the status of the document's own envelope, or else of the box's. */
function envelopeOf({ facts }: DokuInBox, box: BoxOfferFacts): EnvelopeStatus | null | undefined {
  return facts.envelope === 'NONE' ? box.namirialEnvelopeStatus : facts.envelope;
}

/**
 * Returns whether the user may remove the document: bankers by permission, clients their own
 * uploads while they prepare the box. Any file at that time is the client's.
 */
function mayRemove(doku: DokuInBox, user: UserFacts, box: BoxOfferFacts): boolean {
  if (!mayAct('work', withRolesIn(user, doku.participants))) return false;
  if (user.userType === 'BANKER') return user.permissions.includes('DOKU_REMOVE');
  return box.status === 'CLIENT_SETUP' && doku.initiatedBy === 'CLIENT' && doku.hasFile;
}

const setupStatuses: readonly DokuboxStatus[] = [
  'CLIENT_SETUP',
  'BANK_SETUP',
  'WAITING_BANK_CONFIGURATION',
];

/**
 * Returns why this user cannot remove the document (R4.21, R5.26), or null. A removal changes
 * usedInBox but never the status (R4.20).
 */
export function removalRefusal(
  doku: DokuInBox,
  user: UserFacts,
  box: BoxOfferFacts,
  policy: Pick<WorkflowPolicy, 'removalBlockedWhileArchiving' | 'removalBlockedWhileSigning'>,
): RemovalRefusal | null {
  const { status } = doku.facts;
  if (!doku.usedInBox) return 'NOT_USED';
  if (!mayRemove(doku, user, box)) return 'NO_PERMISSION';
  if (!boxIsWorkedOn(box) && !setupStatuses.includes(box.status)) return 'BOX_NOT_OPEN';
  if (writeLocked(box, user)) return 'LOCKED';
  if (status === 'ARCHIVED') return 'ARCHIVED';
  if (status === 'UNDER_ARCHIVING' && policy.removalBlockedWhileArchiving) return 'UNDER_ARCHIVING';
  if (
    policy.removalBlockedWhileSigning &&
    signingInProgress(doku.participants, envelopeOf(doku, box))
  ) {
    return 'SIGNING_IN_PROGRESS';
  }
  return null;
}

/** Returns whether this user can remove the document. */
export function removalAllowed(...question: Parameters<typeof removalRefusal>): boolean {
  return removalRefusal(...question) === null;
}

/**
 * Returns whether an upload cancels a chosen removal: only for a document added by a
 * reconfiguration, and only if the request names participants (R4.20, A-122).
 */
export function uploadCancelsRemoval(
  doku: { readonly isReconfiguredAdded: boolean; readonly removalPending: boolean },
  participantsInRequest: number,
): boolean {
  return doku.isReconfiguredAdded && doku.removalPending && participantsInRequest > 0;
}

/**
 * Box statuses in which a banker may complete the setup of a document: not while the client
 * prepares the box.
 */
const finalizeStatuses: readonly DokuboxStatus[] = [
  'BANK_SETUP',
  'WAITING_BANK_CONFIGURATION',
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
];

/**
 * Returns whether a banker may complete the setup of a document. The rule is the same in all
 * tenants (R4.22, A-123): the document is used, not complete, and has participants. A box that the
 * client started must have left WAITING_BANK_CONFIGURATION.
 */
export function finalizeAllowed(doku: DokuInBox, user: UserFacts, box: BoxOfferFacts): boolean {
  if (user.userType !== 'BANKER' || doku.dokuSetupCompleted) return false;
  if (doku.participants.length === 0 || !mayWorkOn(doku, user, box)) return false;
  if (!finalizeStatuses.includes(box.status)) return false;
  return box.initiatedBy === 'BANK' || boxIsWorkedOn(box);
}
