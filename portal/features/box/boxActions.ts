import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { applyBoxEvent, terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { lockable, writeLocked } from '@dokubox/spec/workflow/rights.ts';
import type { BoxOfferFacts } from '@dokubox/spec/workflow/types.ts';
import { mayWorkInBox, type UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';
import type { DialogName } from '../../shared/useDialog.ts';

/** Actions on a box as a whole, in the order of the buttons. */
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

const withoutActor = { actorAskedForTermination: false };

/**
 * Returns the actions that role and workflow allow this user, even if another user
 * has the lock.
 */
export function boxActionsOf(box: Box, currentUser: UserIdentity): readonly BoxActionName[] {
  if (!mayWorkInBox(box, currentUser)) return [];
  const { userType } = currentUser;
  const facts = boxFactsFromWire(box);
  return boxActionNames.filter((name) =>
    name === 'terminate'
      ? terminationOutcome(facts, userType) !== null
      : applyBoxEvent(facts, 'closePaperDokuBox', userType, withoutActor).ok,
  );
}

/** Dialogs in which the user changes a part of the box. */
const changingDialogs: readonly DialogName[] = ['removal', 'paper', 'terminate', 'closePaper'];

/** Changes that a user has begun in a box and not sent. */
export interface Begun {
  readonly choices: boolean;
  /** An upload is in progress. */
  readonly upload: boolean;
  /** The user is writing a text: the name of the box or of a further document. */
  readonly text: boolean;
  readonly dialog: DialogName | undefined;
}

/**
 * Whether the lock of the box is needed: the user has unsent changes, the box can be
 * locked, and no other user has the lock. A user who only reads never locks others out.
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
