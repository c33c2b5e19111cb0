import type { ParticipantRole } from '@dokubox/spec/enums.ts';
import { dokuStatusTable, statusSide } from '@dokubox/spec/workflow/doku-statuses.ts';
import { isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { sideOfUser } from '../../drafts.ts';
import { Refusal } from '../../handler.ts';
import type { BoxState, DokuState, UserState } from '../../state.ts';
import { isUsed } from '../../views/facts.ts';
import type { World } from '../../world/world.ts';
import { boxOf } from '../current-user.ts';

const bankPrepares: ReadonlySet<BoxState['status']> = new Set<BoxState['status']>([
  'BANK_SETUP',
  'WAITING_BANK_CONFIGURATION',
  'PENDING_CANCELLATION_APPROVAL',
]);

const secondSignature: ParticipantRole = 'BANK_2NDLEVELSIGNATORY';

/** Whether someone has to act on a document. */
export const isWaiting = ({ status }: DokuState): boolean =>
  dokuStatusTable[status].terminal !== true;

/** The first document with something left to do. Undefined if all are done. */
function waitingDoku({ dokus }: BoxState): DokuState | undefined {
  return dokus.find((doku) => isUsed(doku) && isWaiting(doku));
}

function sideOf(box: BoxState, doku: DokuState | undefined): 'CLIENT' | 'BANK' {
  if (box.status === 'CLIENT_SETUP') return 'CLIENT';
  if (bankPrepares.has(box.status) || box.status === 'CANCELLED') return 'BANK';
  return doku ? statusSide(doku.status) : 'BANK';
}

/** Whether a document is waiting for the signature of this participant. */
function isDueToSign(doku: DokuState, { username }: UserState): boolean {
  if (!/^WAITING_(CLIENT|BANK)_SIGNATURE/.test(doku.status)) return false;
  const isSecond = doku.status === 'WAITING_BANK_SIGNATURE_2';
  return doku.participants.some(
    (one) =>
      one.username === username &&
      one.participantState === 'TODO' &&
      isSignerRole(one.participantRole) &&
      (one.participantType === 'CLIENT' || (one.participantRole === secondSignature) === isSecond),
  );
}

/** Priority of a user for the turn. The highest wins. */
function priority(user: UserState, box: BoxState, doku: DokuState | undefined): number {
  const takesPart = doku?.participants.some(({ username }) => username === user.username) ?? false;
  return (
    (doku && isDueToSign(doku, user) ? 8 : 0) +
    (user.key === null ? 0 : 4) +
    (takesPart && user.roles.includes('BANK_RM') ? 2 : 0) +
    (takesPart || box.createdBy === user.username ? 1 : 0)
  );
}

const canSignIn = ({ status, contractSignature, mustChangePassword }: UserState): boolean =>
  status === 'ACTIVE' && contractSignature === 'NONE' && !mustChangePassword;

/** Whether a user can sign in and open a box. */
function mayOpen(world: World, user: UserState, box: BoxState): boolean {
  const { username, userType, clientNumbers } = user;
  if (!canSignIn(user)) return false;
  const clientNumber = clientNumbers.find((number) => number === box.clientNumber) ?? null;
  try {
    boxOf({ world, session: { username, userType, clientNumber } }, box.id);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** All users who can sign in and open a box. */
export function peopleOf(world: World, box: BoxState): readonly UserState[] {
  return [...world.users.values()].filter((user) => mayOpen(world, user, box));
}

/**
 * The user whose turn it is in a box: a user of that side who can open the box.
 * Users who have to sign come first, then users with a key.
 */
export function userOnTurn(
  world: World,
  box: BoxState,
  people: readonly UserState[] = peopleOf(world, box),
  doku: DokuState | undefined = waitingDoku(box),
): UserState | undefined {
  const side = sideOf(box, doku);
  const ofSide = people.filter((user) => sideOfUser(user) === side);
  const [first] = ofSide
    .filter(({ username }) => username !== box.cancellationCreatorUserId)
    .sort((left, right) => priority(right, box, doku) - priority(left, box, doku));
  return first ?? ofSide[0];
}
