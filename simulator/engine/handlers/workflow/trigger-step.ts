import type { Trigger } from '@dokubox/spec/enums.ts';
import { applyTrigger } from '@dokubox/spec/workflow/apply.ts';
import { archiveHint, triggerRefusal } from '@dokubox/spec/workflow/offers.ts';
import { signersConcerned } from '@dokubox/spec/workflow/readiness.ts';
import { archiveRoleOk, machineContext } from '@dokubox/spec/workflow/rights.ts';
import { withRolesIn } from '@dokubox/spec/workflow/roles.ts';
import { Refusal } from '../../handler.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { boxView } from '../../views/box.ts';
import { boxFor, dokuInBox } from '../../views/facts.ts';
import type { ViewContext } from '../../views/view-context.ts';
import { sideOfUser, withDraftsSent } from '../../drafts.ts';
import { withFacts } from './facts-step.ts';

/** An action that its document's state does not allow, with the current box. */
export function notOffered(box: BoxState, view: ViewContext, reason: string): Refusal {
  const dokubox = boxView(box, view);
  return new Refusal(409, 'dde.error.actionNotOffered', null, { reason, dokubox });
}

/**
 * The document after a chosen option (R4.8 to R4.18).
 * @param doku the document after earlier actions of the same submit
 * @param box the stored box, for the answer of a refusal
 * @throws Refusal 409 with the current box if the option is not offered or is disabled
 */
export function withTrigger(
  doku: DokuState,
  trigger: Trigger,
  box: BoxState,
  view: ViewContext,
): DokuState {
  const { policy, today, now } = view;
  const user = withRolesIn(view.user, doku.participants);
  const inBox = dokuInBox(doku, box);
  const boxNow = boxFor(box, now);
  const reasons = triggerRefusal(trigger, inBox, user, boxNow, policy, today);
  if (reasons.length > 0) {
    const roleOk = archiveRoleOk(user, boxNow, policy);
    const gate = trigger === 'SendToArchive' ? archiveHint(inBox.facts, roleOk) : null;
    const named = reasons.map((reason) => {
      if (reason === 'NOT_OFFERED') return reason;
      const { facts, signingUsers } = inBox;
      const concerned = signersConcerned(reason, trigger, facts, signingUsers, user, policy, today);
      return concerned.length === 0 ? reason : `${reason} (${concerned.join(', ')})`;
    });
    const why = gate === null ? named : [...named, gate];
    throw notOffered(box, view, `${trigger} of document ${doku.id}: ${why.join(', ')}`);
  }
  const context = machineContext(user, boxNow, policy);
  const applied = applyTrigger(inBox.facts, trigger, user.userType, context);
  if (!applied.ok) throw notOffered(box, view, `${trigger}: ${applied.reason}`);
  const at = new Date(now).toISOString();
  const sent = withDraftsSent(doku, sideOfUser(user));
  return { ...withFacts(sent, inBox.facts, applied.facts, at), dokuAction: trigger };
}
