import {
  removalRefusal,
  uploadCancelsRemoval,
  type RemovalRefusal,
} from '@dokubox/spec/workflow/removal.ts';
import { Refusal } from '../../handler.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { boxView } from '../../views/box.ts';
import { boxFor, dokuInBox, removalPending } from '../../views/facts.ts';
import type { ViewContext } from '../../views/view-context.ts';
import { conflict } from '../boxes.ts';
import { notAllowed } from '../../refusals.ts';
import { notOffered } from './trigger-step.ts';

function refuse(why: RemovalRefusal, box: BoxState, view: ViewContext): Refusal {
  switch (why) {
    case 'NO_PERMISSION':
      return notAllowed('the user is not allowed to remove this document');
    case 'SIGNING_IN_PROGRESS':
      return new Refusal(409, 'dde.error.signingInProgress', null, { dokubox: boxView(box, view) });
    case 'ARCHIVED':
    case 'UNDER_ARCHIVING':
      return notOffered(box, view, `removal: ${why}`);
    case 'NOT_USED':
    case 'BOX_NOT_OPEN':
    case 'LOCKED':
      return conflict(box, view, { reason: `removal: ${why}` });
  }
}

/** @throws Refusal if this user cannot remove the document now (R4.21, R5.26). */
export function requireRemovable(doku: DokuState, box: BoxState, view: ViewContext): void {
  const { user, policy, now } = view;
  const why = removalRefusal(dokuInBox(doku, box), user, boxFor(box, now), policy);
  if (why !== null) throw refuse(why, box, view);
}

/**
 * The removed document, recorded as a Reconfigure action with usedInBox false (R4.20). While an
 * envelope is open, it stays in it. `settled` removes it when the envelope has ended.
 */
export function withRemoval(doku: DokuState, box: BoxState, view: ViewContext): DokuState {
  requireRemovable(doku, box, view);
  return { ...doku, dokuAction: 'Reconfigure', usedInBox: false };
}

/** True if the file of this request cancels the removal in the same request. */
export function dropsRemoval(doku: DokuState, hasFile: boolean, participants: number): boolean {
  const pending = { isReconfiguredAdded: doku.isReconfiguredAdded, removalPending: true };
  return hasFile && uploadCancelsRemoval(pending, participants);
}

/** The document added again, if a file of this request cancels a pending removal. */
export function withPendingRemovalDropped(
  doku: DokuState,
  hasFile: boolean,
  participants: number,
): DokuState {
  if (!removalPending(doku) || !dropsRemoval(doku, hasFile, participants)) return doku;
  return { ...doku, dokuAction: null, usedInBox: true };
}
