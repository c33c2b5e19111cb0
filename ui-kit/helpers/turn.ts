import type { DokuStatus, ParticipantRole, UserType } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import { inEnvelope } from '@dokubox/spec/workflow/doku-rows/status-groups.ts';
import { neverOptions } from '@dokubox/spec/workflow/offers.ts';
import { mayAct, mayActInBox } from '@dokubox/spec/workflow/roles.ts';
import { signsIn } from '@dokubox/spec/workflow/signing-turn.ts';

/** Statuses in which only the archive works, or no one any more. */
const withoutTurn: readonly DokuStatus[] = ['UNDER_ARCHIVING'];
/** The current user: the side and the person. */
export interface UserIdentity {
  readonly userType: UserType;
  readonly username: string;
  /** The user's own roles. Absent if they decide nothing. */
  readonly roles?: readonly ParticipantRole[] | undefined;
}

/**
 * Whether the user's roles allow work in a box. Viewers and administrators of users can only read
 * (A-525).
 */
export function mayWorkInBox(
  box: Partial<Pick<Dokubox, 'dokus'>>,
  { username, roles = [] }: UserIdentity,
): boolean {
  return mayActInBox('work', { username, roles }, box.dokus ?? []);
}

/** The next to act on a document: the user, another user of their side, the other side, or no one. */
export type Turn = 'you' | 'ownSide' | 'otherSide' | 'nobody';

/**
 * Returns the documents a user sees in a box: used, not removed, by ordinal number, then id
 * (A-114).
 */
export function usedDokus<T extends Pick<Doku, 'usedInBox' | 'removed' | 'ordinalNumber' | 'id'>>(
  dokus: readonly T[],
): T[] {
  return dokus
    .filter((doku) => doku.usedInBox && !doku.removed)
    .sort((a, b) => a.ordinalNumber - b.ordinalNumber || a.id - b.id);
}

function offersChoice({ dokuTransitions }: Pick<Doku, 'dokuTransitions'>): boolean {
  return dokuTransitions.some(
    ({ triggerControl }) => !neverOptions.some((trigger) => trigger === triggerControl),
  );
}

/** Whether the user who received the document can act on it: a choice or an upload. */
export function offersAction(doku: Pick<Doku, 'dokuTransitions' | 'dokuStaticActions'>): boolean {
  return doku.dokuStaticActions.includes('Upload') || offersChoice(doku);
}

/**
 * Whether the user must still sign: in the envelope by their role, or in the bank's own system like
 * any of its people.
 */
function isOpenSigner(
  { participants, status }: Pick<Doku, 'participants' | 'status'>,
  currentUser: UserIdentity,
) {
  return participants.some(
    ({ user, participantRole, participantState }) =>
      user.username === currentUser.username &&
      participantState === 'TODO' &&
      (status === 'WAITING_BANK_SIGNATURE_AUX'
        ? mayAct('work', { roles: [participantRole] })
        : signsIn(status, participantRole)),
  );
}

/**
 * Whether a user can act in a status of the other side: after a refusal, or with a paper to be
 * signed. An optional scan does not count as a turn.
 */
function canContinueAcross(
  doku: Pick<Doku, 'status' | 'dokuTransitions' | 'dokuStaticActions'>,
): boolean {
  if (doku.status === 'WAITING_FOR_PAPER_SIGNING') return offersChoice(doku);
  return (inEnvelope as readonly DokuStatus[]).includes(doku.status) && offersAction(doku);
}

/**
 * Whether the client has handed in a file and the bank has not set the document up. The file may
 * still be replaced, but no one waits for that.
 */
function waitsForSetup(doku: Parameters<typeof turnOf>[0]): boolean {
  return (
    doku.status === 'UPLOADED_CLIENT' &&
    doku.dokuStaticActions.includes('Upload') &&
    !offersChoice(doku)
  );
}

/**
 * Returns who acts next on a document. The status names the side. Within the side it is the user if
 * the server offers an action or their signature is open. After a broken envelope it is any user
 * who can continue, and for a paper the client who signs it.
 */
export function turnOf(
  doku: Pick<Doku, 'status' | 'dokuTransitions' | 'dokuStaticActions' | 'participants'>,
  currentUser: UserIdentity,
): Turn {
  // An unknown status must not crash, so no one has the turn.
  const rule = Object.hasOwn(dokuStatusTable, doku.status)
    ? dokuStatusTable[doku.status]
    : undefined;
  if (!rule || rule.terminal || withoutTurn.includes(doku.status)) return 'nobody';
  const ownSide = currentUser.userType === 'CLIENT' ? 'CLIENT' : 'BANK';
  if (rule.side !== ownSide) return canContinueAcross(doku) ? 'you' : 'otherSide';
  if (ownSide === 'CLIENT' && waitsForSetup(doku)) return 'otherSide';
  return offersAction(doku) || isOpenSigner(doku, currentUser) ? 'you' : 'ownSide';
}

/** Returns the number of used documents of a box for each turn. */
export function countTurns(
  dokus: readonly Doku[],
  currentUser: UserIdentity,
): Record<Turn, number> {
  const counts: Record<Turn, number> = { you: 0, ownSide: 0, otherSide: 0, nobody: 0 };
  for (const doku of usedDokus(dokus)) counts[turnOf(doku, currentUser)] += 1;
  return counts;
}

/**
 * Returns the id of the first document that waits for the user. Its card opens automatically
 * (A-113).
 */
export function firstWaiting(
  dokus: readonly Doku[],
  currentUser: UserIdentity,
): number | undefined {
  return usedDokus(dokus).find((doku) => turnOf(doku, currentUser) === 'you')?.id;
}
