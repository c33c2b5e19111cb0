import type { Trigger } from '../enums.ts';
import {
  ADDED_SORT_ORDER,
  inOptionOrder,
  neverOptions,
  optionsAppear,
  reasonsForTrigger,
  type OfferedTrigger,
  type OptionTrigger,
} from './offers.ts';
import { archiveRoleOk, boxIsWorkedOn, mayWorkOn } from './rights.ts';
import { withRolesIn } from './roles.ts';
import type { BoxOfferFacts, DokuInBox, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

/** A transition from dokuTransitions (§3). */
export interface ServerTransition {
  readonly triggerControl: Trigger;
  readonly sortOrder: number;
}

function isOption(trigger: Trigger): trigger is OptionTrigger {
  return !neverOptions.some((name) => name === trigger);
}

/**
 * Returns whether the portal adds SendToClient for this user (R4.11). It follows the words of §4,
 * and is not one of our guards.
 */
export function addsSendToClient(
  doku: Pick<DokuInBox, 'facts'>,
  user: Pick<UserFacts, 'userType'>,
  policy: Pick<WorkflowPolicy, 'addedSendToClientInAux'>,
): boolean {
  return (
    user.userType === 'BANKER' &&
    doku.facts.status === 'WAITING_BANK_SIGNATURE_AUX' &&
    doku.facts.bankSignatureSystem === 'CUSTOM_APP' &&
    !doku.facts.clientAcknowledgementNeeded &&
    policy.addedSendToClientInAux
  );
}

/**
 * Returns the options of a card from the transitions of a server: the screen's half of §4. It
 * leaves out Upload and SignCallback, and shows SendToArchive only with the archive check and the
 * role. It shows nothing before the setup is complete, adds SendToClient as in §4, and gives each
 * option its reasons.
 * @param doku facts from `factsFromWire`, with the last archive check of this file
 * @param today calendar day in the tenant's time zone, yyyy-mm-dd
 */
export function cardOptions(
  transitions: readonly ServerTransition[],
  doku: DokuInBox,
  user: UserFacts,
  box: BoxOfferFacts,
  policy: WorkflowPolicy,
  today: string,
): readonly OfferedTrigger[] {
  if (!mayWorkOn(doku, user, box) || !boxIsWorkedOn(box)) return [];
  const roleOk = archiveRoleOk(withRolesIn(user, doku.participants), box, policy);
  const archive = doku.facts.archivePossible === true && roleOk;
  const option = (
    triggerControl: OptionTrigger,
    sortOrder: number,
    addedByPortal: boolean,
  ): OfferedTrigger => ({
    triggerControl,
    sortOrder,
    addedByPortal,
    disabledReasons: reasonsForTrigger(triggerControl, doku, user, box, policy, today),
  });
  const options: OfferedTrigger[] = [];
  for (const { triggerControl, sortOrder } of transitions) {
    if (!isOption(triggerControl) || (triggerControl === 'SendToArchive' && !archive)) continue;
    if (optionsAppear(doku, triggerControl, policy)) {
      options.push(option(triggerControl, sortOrder, false));
    }
  }
  const offered = options.some(({ triggerControl }) => triggerControl === 'SendToClient');
  if (!offered && doku.dokuSetupCompleted && addsSendToClient(doku, user, policy)) {
    options.push(option('SendToClient', ADDED_SORT_ORDER, true));
  }
  return inOptionOrder(options);
}
