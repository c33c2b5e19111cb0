import type { ClientSignatureSystem, DokuboxStatus } from '../enums.ts';
import { isOffered } from './apply.ts';
import { dokuMachine, rowsFrom } from './doku-machine.ts';
import type { BoxOfferFacts, DokuInBox, MachineContext, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

/** Box statuses in which a lock is taken. */
export const lockStatuses = [
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
] as const satisfies readonly DokuboxStatus[];

/** A lock means something in this status. */
export function lockable(box: Pick<BoxOfferFacts, 'status'>): boolean {
  return lockStatuses.some((status) => status === box.status);
}

function heldByOther(box: BoxOfferFacts, user: Pick<UserFacts, 'username'>): boolean {
  return Boolean(box.lockUser) && box.lockUser?.username !== user.username;
}

/** IN_PROGRESS and held by somebody else: the badge 'locked by another user' (R4.3). */
export function lockedByOther(box: BoxOfferFacts, user: Pick<UserFacts, 'username'>): boolean {
  return box.status === 'IN_PROGRESS' && heldByOther(box, user);
}

/** Nothing may be written; the lock is also taken while a box is PAPER_IN_PROGRESS. */
export function writeLocked(box: BoxOfferFacts, user: Pick<UserFacts, 'username'>): boolean {
  return lockable(box) && heldByOther(box, user);
}

const nameStatuses: readonly DokuboxStatus[] = ['IN_PROGRESS', 'WAITING_BANK_CONFIGURATION'];

/** The custom name can be edited (R4.5); by clients only. */
export function customNameEditable(
  box: BoxOfferFacts,
  user: Pick<UserFacts, 'username' | 'userType'>,
): boolean {
  return (
    user.userType === 'CLIENT' &&
    nameStatuses.includes(box.status) &&
    !lockedByOther(box, user) &&
    box.initiatedBy !== 'BANK'
  );
}

/** The role of a banker may archive and, where the tenant says so, finalize (R4.9). */
export function archiveRoleOk(
  user: Pick<UserFacts, 'userType' | 'roles'>,
  box: Pick<BoxOfferFacts, 'validatorRoleOptional'>,
  policy: Pick<WorkflowPolicy, 'archiveRole'>,
): boolean {
  if (user.userType !== 'BANKER') return false;
  if (policy.archiveRole === 'any') return true;
  return (
    user.roles.includes('BANK_VALIDATOR') ||
    (box.validatorRoleOptional === true && user.roles.includes('BANK_RM'))
  );
}

/** What the guards of the machine ask about the acting user and the tenant. */
export function machineContext(
  user: Pick<UserFacts, 'userType' | 'roles'>,
  box: Pick<BoxOfferFacts, 'validatorRoleOptional'>,
  policy: Pick<WorkflowPolicy, 'archiveRole' | 'addedSendToClientInAux'>,
): MachineContext {
  return {
    addedSendToClientInAux: policy.addedSendToClientInAux,
    archiveRoleOk: archiveRoleOk(user, box, policy),
  };
}

/** Box statuses in which documents are worked on. */
export const workingStatuses = [
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
] as const satisfies readonly DokuboxStatus[];

/** The box is in a status in which triggers are offered. */
export function boxIsWorkedOn(box: Pick<BoxOfferFacts, 'status'>): boolean {
  return workingStatuses.some((status) => status === box.status);
}

/** The side that prepares a box; it may already upload. */
const setupOwner: Partial<Record<DokuboxStatus, UserFacts['userType']>> = {
  CLIENT_SETUP: 'CLIENT',
  BANK_SETUP: 'BANKER',
  WAITING_BANK_CONFIGURATION: 'BANKER',
};

/** Documents of the box are this user's to bring in: it is worked on, or their side prepares it. */
export function boxOpenTo(
  box: Pick<BoxOfferFacts, 'status'>,
  user: Pick<UserFacts, 'userType'>,
): boolean {
  return boxIsWorkedOn(box) || setupOwner[box.status] === user.userType;
}

/** The signature systems of a box, as far as the client's choice goes. */
export interface SignatureSystemFields extends Pick<
  BoxOfferFacts,
  'status' | 'namirialEnvelopeStatus'
> {
  readonly clientSignatureSystem?: ClientSignatureSystem | null | undefined;
  readonly clientSelectedSignatureSystem?: ClientSignatureSystem | null | undefined;
}

/** Statuses in which nothing is left to choose. */
const decidedStatuses: readonly DokuboxStatus[] = [
  'FINALIZED',
  'CANCELLED',
  'PENDING_CANCELLATION_APPROVAL',
];

/**
 * Whether the client chooses how to sign: `open` to choose, `fixed` once an envelope was made
 * with the choice, `none` where the box leaves no choice or nothing is decided any more. A choice never
 * made stays open, whatever envelope the box had before: without it nothing could be signed again.
 */
export function signatureSystemChoice(box: SignatureSystemFields): 'none' | 'open' | 'fixed' {
  if (box.clientSignatureSystem !== 'ALL' || decidedStatuses.includes(box.status)) return 'none';
  return box.namirialEnvelopeStatus && box.clientSelectedSignatureSystem ? 'fixed' : 'open';
}

/** A file may be put on the document by this user. */
export function uploadAllowed(
  doku: DokuInBox,
  user: UserFacts,
  box: BoxOfferFacts,
  policy: Pick<WorkflowPolicy, 'archiveRole' | 'addedSendToClientInAux'>,
): boolean {
  if (!doku.usedInBox || writeLocked(box, user) || !boxOpenTo(box, user)) return false;
  const context = machineContext(user, box, policy);
  return rowsFrom(dokuMachine, doku.facts.status).some(
    (row) =>
      row.trigger === 'Upload' && row.by === user.userType && isOffered(row, doku.facts, context),
  );
}
