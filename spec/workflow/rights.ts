import type { ClientSignatureSystem, DokuboxStatus, Initiator } from '../enums.ts';
import { isOffered } from './apply.ts';
import { dokuMachine, rowsFrom } from './doku-machine.ts';
import { mayAct, roleCell, withRolesIn } from './roles.ts';
import type { BoxOfferFacts, DokuInBox, MachineContext, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

/** Box statuses in which a lock is taken. */
export const lockStatuses = [
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
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

/** Nothing may be written: somebody else holds a box that is worked on. */
export function writeLocked(box: BoxOfferFacts, user: Pick<UserFacts, 'username'>): boolean {
  return lockable(box) && heldByOther(box, user);
}

const nameStatuses: readonly DokuboxStatus[] = ['IN_PROGRESS', 'WAITING_BANK_CONFIGURATION'];

/** The custom name can be edited (R4.5); by clients only. What a role allows is asked before. */
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
 * The role of a banker may archive and, where the tenant says so, finalize (R4.9).
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

/** The status in which each side alone knows a box that it started. */
const firstStatus = { BANK: 'BANK_SETUP', CLIENT: 'CLIENT_SETUP' } as const satisfies Record<
  Initiator,
  DokuboxStatus
>;

/**
 * The side that does not know of a box yet: until its initiator hands it over for the first time, it
 * exists for the initiator's side alone. Null: both sides know it.
 * @param box `handedOver` as a server keeps it; without it the status tells
 */
export function unknownTo(
  box: Pick<BoxOfferFacts, 'status' | 'initiatedBy'> & {
    readonly handedOver?: boolean | undefined;
  },
): UserFacts['userType'] | null {
  if (box.handedOver ?? box.status !== firstStatus[box.initiatedBy]) return null;
  return box.initiatedBy === 'BANK' ? 'CLIENT' : 'BANKER';
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

/** The user may change the document: it is used, their role allows it, and nobody else holds the box. */
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

/** A file may be put on the document by this user. */
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
