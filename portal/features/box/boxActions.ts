import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { applyBoxEvent, terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { lockable, writeLocked } from '@dokubox/spec/workflow/rights.ts';
import type { BoxOfferFacts } from '@dokubox/spec/workflow/types.ts';
import { mayWorkInBox, type UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';
import type { DialogName } from '../../shared/useDialog.ts';

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

/** Which of them this user may do by role and rows of the workflow, whoever holds the box. */
export function boxActionsOf(box: Box, currentUser: UserIdentity): readonly BoxActionName[] {
  if (!mayWorkInBox(box, currentUser)) return [];
  const { userType } = currentUser;
  const facts = boxFactsFromWire(box);
  return boxActionNames.filter((name) =>
    name === 'terminate'
      ? terminationOutcome(facts, userType) !== null
      : applyBoxEvent(facts, 'closePaperDokuBox', userType, nobody).ok,
  );
}

/** Dialogs in which something of the box is being changed. */
const changingDialogs: readonly DialogName[] = ['removal', 'paper', 'terminate', 'closePaper'];

/** What a user has begun in a box and not sent. */
export interface Begun {
  readonly choices: boolean;
  /** A file is under way. */
  readonly upload: boolean;
  /** A text is being written: the name of the box, of a further document. */
  readonly text: boolean;
  readonly dialog: DialogName | undefined;
}

/**
 * Whether the lock of the box is to be held: something was begun in it that is not sent, it can
 * be locked, and nobody else holds it. Who only reads keeps nobody out.
 */
export function wantsLock(
  box: BoxOfferFacts,
  currentUser: UserIdentity,
  { choices, upload, text, dialog }: Begun,
): boolean {
  const begun =
    choices || upload || text || (dialog !== undefined && changingDialogs.includes(dialog));
  return begun && lockable(box) && !writeLocked(box, currentUser);
}
