import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { applyBoxEvent, terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { lockable, writeLocked } from '@dokubox/spec/workflow/rights.ts';
import { offersAction, usedDokus, type UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';

/** What can be done with a box as a whole, in the order of the buttons. */
export const boxActionNames = ['closePaper', 'terminate'] as const;
export type BoxActionName = (typeof boxActionNames)[number];

type Box = Pick<
  Dokubox,
  | 'status'
  | 'initiatedBy'
  | 'dokus'
  | 'clientSignatureSystem'
  | 'clientSelectedSignatureSystem'
  | 'bankSignatureSystem'
  | 'namirialEnvelopeStatus'
>;

const nobody = { actorAskedForTermination: false };

/** Which of them this user may do by the rows of the workflow, whoever holds the box. */
export function boxActionsOf(
  box: Box,
  { userType }: Pick<UserIdentity, 'userType'>,
): readonly BoxActionName[] {
  const facts = boxFactsFromWire(box);
  return boxActionNames.filter((name) =>
    name === 'terminate'
      ? terminationOutcome(facts, userType) !== null
      : applyBoxEvent(facts, 'closePaperDokuBox', userType, nobody).ok,
  );
}

/**
 * Whether opening the box is opening it for writing: it can be locked, nobody else has, and a
 * document of it offers the user an upload or an action. Who only reads keeps nobody out.
 */
export function opensForWriting(
  box: Pick<Dokubox, 'status' | 'initiatedBy' | 'lockUser' | 'dokus'>,
  currentUser: UserIdentity,
): boolean {
  return lockable(box) && !writeLocked(box, currentUser) && usedDokus(box.dokus).some(offersAction);
}
