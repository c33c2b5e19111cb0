import type { DokuStatus, ParticipantRole, UserType } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import { inEnvelope } from '@dokubox/spec/workflow/doku-rows/status-groups.ts';
import { neverOptions } from '@dokubox/spec/workflow/offers.ts';
import { mayAct, mayActInBox } from '@dokubox/spec/workflow/roles.ts';
import { signsIn } from '@dokubox/spec/workflow/signing-turn.ts';

/** Statuses in which only the archive itself works, or nobody any more. */
const nobodysTurn: readonly DokuStatus[] = ['UNDER_ARCHIVING'];
/** Who looks: the side and the person. */
export interface UserIdentity {
  readonly userType: UserType;
  readonly username: string;
  /** The user's own roles; absent where they decide nothing. */
  readonly roles?: readonly ParticipantRole[] | undefined;
}

/** False for people whose roles only let them read a box: viewers, administrators of users. */
export function mayWorkInBox(
  box: Partial<Pick<Dokubox, 'dokus'>>,
  { username, roles = [] }: UserIdentity,
): boolean {
  return mayActInBox('work', { username, roles }, box.dokus ?? []);
}

/** Whose turn a document is: the user's own, somebody else's of the user's side, the other side's, or nobody's. */
export type Turn = 'you' | 'ownSide' | 'otherSide' | 'nobody';

/** Documents a user sees in a box, in their order: used, not removed, by ordinal number, then id. */
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

/** True when the document can be acted on by whoever received it from the server: a choice or an upload. */
export function offersAction(doku: Pick<Doku, 'dokuTransitions' | 'dokuStaticActions'>): boolean {
  return doku.dokuStaticActions.includes('Upload') || offersChoice(doku);
}

/** True for whoever still has to sign: in the envelope by their role, in the bank's own system as anybody there. */
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
 * True where a user goes on in a status of the other side: after a refusal, or with a paper to be
 * signed. A scan that may still be handed in waits for nobody.
 */
function goesOnAcross(
  doku: Pick<Doku, 'status' | 'dokuTransitions' | 'dokuStaticActions'>,
): boolean {
  if (doku.status === 'WAITING_FOR_PAPER_SIGNING') return offersChoice(doku);
  return (inEnvelope as readonly DokuStatus[]).includes(doku.status) && offersAction(doku);
}

/**
 * True where the client has handed in a file and the bank has not set the document up: it may still be
 * replaced, but nobody waits for that.
 */
function waitsForSetup(doku: Parameters<typeof turnOf>[0]): boolean {
  return (
    doku.status === 'UPLOADED_CLIENT' &&
    doku.dokuStaticActions.includes('Upload') &&
    !offersChoice(doku)
  );
}

/**
 * Whose turn a document is. The status names the side; within the side it is the user's when the
 * server offers an action or their signature is open. A broken envelope is for whoever can go on from
 * it, whoever was to sign, and a paper for the client who signs it.
 */
export function turnOf(
  doku: Pick<Doku, 'status' | 'dokuTransitions' | 'dokuStaticActions' | 'participants'>,
  currentUser: UserIdentity,
): Turn {
  // A status this version does not know is nobody's turn rather than a crash.
  const rule = Object.hasOwn(dokuStatusTable, doku.status)
    ? dokuStatusTable[doku.status]
    : undefined;
  if (!rule || rule.terminal || nobodysTurn.includes(doku.status)) return 'nobody';
  const ownSide = currentUser.userType === 'CLIENT' ? 'CLIENT' : 'BANK';
  if (rule.side !== ownSide) return goesOnAcross(doku) ? 'you' : 'otherSide';
  if (ownSide === 'CLIENT' && waitsForSetup(doku)) return 'otherSide';
  return offersAction(doku) || isOpenSigner(doku, currentUser) ? 'you' : 'ownSide';
}

/** Number of documents a turn, over the used documents of a box. */
export function countTurns(
  dokus: readonly Doku[],
  currentUser: UserIdentity,
): Record<Turn, number> {
  const counts: Record<Turn, number> = { you: 0, ownSide: 0, otherSide: 0, nobody: 0 };
  for (const doku of usedDokus(dokus)) counts[turnOf(doku, currentUser)] += 1;
  return counts;
}

/** Id of the first document that waits for the user: its card opens itself. */
export function firstWaiting(
  dokus: readonly Doku[],
  currentUser: UserIdentity,
): number | undefined {
  return usedDokus(dokus).find((doku) => turnOf(doku, currentUser) === 'you')?.id;
}
