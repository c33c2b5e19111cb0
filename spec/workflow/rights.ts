import type { ClientSignatureSystem, DokuboxStatus, Initiator } from '../enums.ts';
import { isOffered } from './apply.ts';
import { dokuMachine, rowsFrom } from './doku-machine.ts';
import { mayAct, roleCell, withRolesIn } from './roles.ts';
import type { BoxOfferFacts, DokuInBox, MachineContext, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

/** Box statuses in which a lock can be taken. */
export const lockStatuses = [
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
] as const satisfies readonly DokuboxStatus[];

/** Returns whether a box in this status can be locked. */
export function lockable(box: Pick<BoxOfferFacts, 'status'>): boolean {
  return lockStatuses.some((status) => status === box.status);
}

function heldByOther(box: BoxOfferFacts, user: Pick<UserFacts, 'username'>): boolean {
  return Boolean(box.lockUser) && box.lockUser?.username !== user.username;
}

/**
 * Returns whether the box is IN_PROGRESS and locked by another user, so that the badge 'locked by
 * another user' is shown (R4.3).
 */
export function lockedByOther(box: BoxOfferFacts, user: Pick<UserFacts, 'username'>): boolean {
  return box.status === 'IN_PROGRESS' && heldByOther(box, user);
}

/**
 * Returns whether the user may not change the box, because another user holds its lock and the box
 * is in progress.
 */
export function writeLocked(box: BoxOfferFacts, user: Pick<UserFacts, 'username'>): boolean {
  return lockable(box) && heldByOther(box, user);
}

const nameStatuses: readonly DokuboxStatus[] = ['IN_PROGRESS', 'WAITING_BANK_CONFIGURATION'];

/**
 * Returns whether the custom name can be edited (R4.5). Only clients can. The user's roles
 * are checked before.
 */
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

/**
 * Returns whether the banker's role may archive and, if the tenant requires it, finalize (R4.9).
 * @param user with the roles they have in the document, see `withRolesIn`
 */
export function archiveRoleOk(
  user: Pick<UserFacts, 'userType' | 'roles'>,
  box: Pick<BoxOfferFacts, 'validatorRoleOptional'>,
  policy: Pick<WorkflowPolicy, 'archiveRole'>,
): boolean {
  if (user.userType !== 'BANKER' || !mayAct('archive', user)) return false;
  if (policy.archiveRole === 'any') return true;
  const cells = user.roles.map((role) => roleCell(role, 'archive', policy));
  return (
    cells.includes('yes') ||
    (box.validatorRoleOptional === true && cells.includes('ifValidatorOptional'))
  );
}

/** Returns what the machine's guards need to know about the acting user and the tenant. */
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

/** Box statuses in which documents are in progress. */
export const workingStatuses = [
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
] as const satisfies readonly DokuboxStatus[];

/** Returns whether the box is in a status in which triggers are offered. */
export function boxIsWorkedOn(box: Pick<BoxOfferFacts, 'status'>): boolean {
  return workingStatuses.some((status) => status === box.status);
}

/** The status in which only the side that started a box knows of it. */
const firstStatus = { BANK: 'BANK_SETUP', CLIENT: 'CLIENT_SETUP' } as const satisfies Record<
  Initiator,
  DokuboxStatus
>;

/**
 * Returns the side that does not know of a box yet. A box exists only for its initiator's side
 * until it is handed over for the first time. Null if both sides know it.
 * @param box its `handedOver`, as a server keeps it, without which the status decides
 */
export function unknownTo(
  box: Pick<BoxOfferFacts, 'status' | 'initiatedBy'> & {
    readonly handedOver?: boolean | undefined;
  },
): UserFacts['userType'] | null {
  if (box.handedOver ?? box.status !== firstStatus[box.initiatedBy]) return null;
  return box.initiatedBy === 'BANK' ? 'CLIENT' : 'BANKER';
}

/** Returns the side that prepares a box and may already upload. */
const setupOwner: Partial<Record<DokuboxStatus, UserFacts['userType']>> = {
  CLIENT_SETUP: 'CLIENT',
  BANK_SETUP: 'BANKER',
  WAITING_BANK_CONFIGURATION: 'BANKER',
};

/**
 * Returns whether this user may upload documents of the box: it is in progress, or their side
 * prepares it.
 */
export function boxOpenTo(
  box: Pick<BoxOfferFacts, 'status'>,
  user: Pick<UserFacts, 'userType'>,
): boolean {
  return boxIsWorkedOn(box) || setupOwner[box.status] === user.userType;
}

/** Fields of a box that the client's choice of signature system depends on. */
export interface SignatureSystemFields extends Pick<
  BoxOfferFacts,
  'status' | 'namirialEnvelopeStatus'
> {
  readonly clientSignatureSystem?: ClientSignatureSystem | null | undefined;
  readonly clientSelectedSignatureSystem?: ClientSignatureSystem | null | undefined;
}

/** Statuses in which there is nothing left to choose. */
const decidedStatuses: readonly DokuboxStatus[] = [
  'FINALIZED',
  'CANCELLED',
  'PENDING_CANCELLATION_APPROVAL',
];

/**
 * Returns whether the client can choose how to sign: `open` to choose, `fixed` once an
 * envelope was created with the choice, or `none`. It is none if the box allows no choice or has
 * ended. Until the client chooses, it stays open, whatever envelope the box had before: without a
 * choice, nothing could be signed again.
 */
export function signatureSystemChoice(box: SignatureSystemFields): 'none' | 'open' | 'fixed' {
  if (box.clientSignatureSystem !== 'ALL' || decidedStatuses.includes(box.status)) return 'none';
  return box.namirialEnvelopeStatus && box.clientSelectedSignatureSystem ? 'fixed' : 'open';
}

/**
 * Returns whether the user may change the document: it is used, their role allows it, and no other
 * user holds the lock of the box.
 */
export function mayWorkOn(
  doku: Pick<DokuInBox, 'usedInBox' | 'participants'>,
  user: Pick<UserFacts, 'username' | 'roles'>,
  box: BoxOfferFacts,
): boolean {
  return (
    doku.usedInBox &&
    !writeLocked(box, user) &&
    mayAct('work', withRolesIn(user, doku.participants))
  );
}

/** Returns whether this user may upload a file to the document. */
export function uploadAllowed(
  doku: DokuInBox,
  user: UserFacts,
  box: BoxOfferFacts,
  policy: Pick<WorkflowPolicy, 'archiveRole' | 'addedSendToClientInAux'>,
): boolean {
  if (!mayWorkOn(doku, user, box) || !boxOpenTo(box, user)) return false;
  const context = machineContext(user, box, policy);
  return rowsFrom(dokuMachine, doku.facts.status).some(
    (row) =>
      row.trigger === 'Upload' && row.by === user.userType && isOffered(row, doku.facts, context),
  );
}
