import type { Trigger } from '../enums.ts';
import { disabledBy, isOffered } from './apply.ts';
import { disabledReasons, type DisabledReason } from './disabled-reasons.ts';
import { dokuMachine, rowsFrom, type DokuMachine } from './doku-machine.ts';
import { readinessReasons } from './readiness.ts';
import { boxIsWorkedOn, machineContext, mayWorkOn } from './rights.ts';
import { withRolesIn } from './roles.ts';
import type { DokuRow } from './rows.ts';
import type { BoxOfferFacts, DokuFacts, DokuInBox, MachineContext, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

/** Triggers that are never an option of the card (R4.8). */
export const neverOptions = ['Upload', 'SignCallback'] as const satisfies readonly Trigger[];
export type OptionTrigger = Exclude<Trigger, (typeof neverOptions)[number]>;

/** Position of each option on a card, ascending. */
export const triggerSortOrder = {
  SendForSigning: 10,
  SendForResigning: 20,
  SendToBankForSigning: 30,
  ContinueToSigning: 40,
  PrintedAndPaperSigned: 50,
  SendToBank: 60,
  SendToClient: 70,
  SendForArchiving: 80,
  SendToArchive: 90,
} as const satisfies Record<OptionTrigger, number>;

/** Position of the option the portal adds itself: after all others. */
export const ADDED_SORT_ORDER = 100;

/** An option of a card. */
export interface OfferedTrigger {
  readonly triggerControl: OptionTrigger;
  readonly sortOrder: number;
  /** Reasons why the option is disabled, all of them shown. Empty if it can be chosen. */
  readonly disabledReasons: readonly DisabledReason[];
  /** True if the portal adds the option itself. It is not in dokuTransitions (R4.11). */
  readonly addedByPortal: boolean;
}

function optionOf(row: DokuRow): OptionTrigger | undefined {
  if (row.offered !== 'radio' && row.offered !== 'uiAdded') return undefined;
  const { trigger } = row;
  return trigger in triggerSortOrder ? (trigger as OptionTrigger) : undefined;
}

/** Returns whether options appear: the setup must be complete (R4.10). */
export function optionsAppear(
  doku: Pick<DokuInBox, 'dokuSetupCompleted'>,
  trigger: OptionTrigger,
  policy: Pick<WorkflowPolicy, 'sendToBankBeforeSetup'>,
): boolean {
  return doku.dokuSetupCompleted || (trigger === 'SendToBank' && policy.sendToBankBeforeSetup);
}

/** Returns the reasons of the row and of the signer data, in the order of `disabledReasons`. */
function reasonsOf(
  row: DokuRow,
  doku: Pick<DokuInBox, 'facts' | 'signingUsers'>,
  user: UserFacts,
  policy: WorkflowPolicy,
  today: string,
  context: MachineContext,
): readonly DisabledReason[] {
  const trigger = optionOf(row);
  const data = trigger
    ? readinessReasons(trigger, doku.facts, doku.signingUsers, user, policy, today)
    : [];
  const file = disabledBy(row, doku.facts, context);
  return disabledReasons.filter((reason) => reason === file || data.includes(reason));
}

/**
 * Returns the reasons for an option that a server already offers in dokuTransitions. It does not
 * check whether the option should be offered. Empty if the machine has no such option.
 */
export function reasonsForTrigger(
  trigger: OptionTrigger,
  doku: Pick<DokuInBox, 'facts' | 'signingUsers' | 'participants'>,
  user: UserFacts,
  box: BoxOfferFacts,
  policy: WorkflowPolicy,
  today: string,
): readonly DisabledReason[] {
  const context = machineContext(withRolesIn(user, doku.participants), box, policy);
  const rows = rowsFrom(dokuMachine, doku.facts.status).filter(
    (row) => row.trigger === trigger && row.by === user.userType && optionOf(row) !== undefined,
  );
  const row = rows.find((candidate) => isOffered(candidate, doku.facts, context)) ?? rows[0];
  if (row) return reasonsOf(row, doku, user, policy, today, context);
  return readinessReasons(trigger, doku.facts, doku.signingUsers, user, policy, today);
}

/** Returns options in the order of a card: by sortOrder, then by name. */
export function inOptionOrder<T extends Pick<OfferedTrigger, 'triggerControl' | 'sortOrder'>>(
  options: readonly T[],
): readonly T[] {
  return [...options].sort(
    (left, right) =>
      left.sortOrder - right.sortOrder || (left.triggerControl < right.triggerControl ? -1 : 1),
  );
}

/**
 * Returns every option of a document for this user in display order, including disabled ones (R4.8
 * to R4.18). It is empty if the box is not in progress or is locked by another user, the document
 * is not used, or the user's roles only let them read.
 * @param today calendar day in the tenant's time zone, yyyy-mm-dd
 */
export function offeredTriggers(
  doku: DokuInBox,
  user: UserFacts,
  box: BoxOfferFacts,
  policy: WorkflowPolicy,
  today: string,
  machine: DokuMachine = dokuMachine,
): readonly OfferedTrigger[] {
  if (!mayWorkOn(doku, user, box) || !boxIsWorkedOn(box)) return [];
  const { facts } = doku;
  const context = machineContext(withRolesIn(user, doku.participants), box, policy);
  const options: OfferedTrigger[] = [];
  for (const row of rowsFrom(machine, facts.status)) {
    const trigger = optionOf(row);
    if (row.by !== user.userType || trigger === undefined) continue;
    if (!isOffered(row, facts, context) || !optionsAppear(doku, trigger, policy)) continue;
    const addedByPortal = row.offered === 'uiAdded';
    options.push({
      triggerControl: trigger,
      sortOrder: addedByPortal ? ADDED_SORT_ORDER : triggerSortOrder[trigger],
      disabledReasons: reasonsOf(row, doku, user, policy, today, context),
      addedByPortal,
    });
  }
  return inOptionOrder(options);
}

/**
 * Returns what a server sends in dokuTransitions: the options without the one the portal adds
 * itself.
 */
export function serverTransitions(
  ...question: Parameters<typeof offeredTriggers>
): readonly Pick<OfferedTrigger, 'triggerControl' | 'sortOrder'>[] {
  return offeredTriggers(...question)
    .filter((option) => !option.addedByPortal)
    .map(({ triggerControl, sortOrder }) => ({ triggerControl, sortOrder }));
}

/**
 * Returns why this user cannot submit the trigger: `NOT_OFFERED`, or the reasons of the disabled
 * option. Empty if they can. Servers call this before `applyTrigger`.
 */
export function triggerRefusal(
  trigger: Trigger,
  ...question: Parameters<typeof offeredTriggers>
): readonly ('NOT_OFFERED' | DisabledReason)[] {
  const option = offeredTriggers(...question).find((offer) => offer.triggerControl === trigger);
  return option ? option.disabledReasons : ['NOT_OFFERED'];
}

/** Why SendToArchive is hidden. */
export type ArchiveHint = 'validateFirst' | 'notArchivable' | 'needsRole';

/**
 * Returns the hint a card shows to the bank if SendToArchive is hidden: validate first, the file
 * cannot be archived, or another role is needed (R4.9). Null if there is no hint.
 * @param roleOk whether the user may archive, see `archiveRoleOk`
 */
export function archiveHint(
  facts: Pick<DokuFacts, 'status' | 'archivePossible'>,
  roleOk: boolean,
): ArchiveHint | null {
  if (facts.status !== 'WAITING_ARCHIVAL') return null;
  if (facts.archivePossible === true) return roleOk ? null : 'needsRole';
  return facts.archivePossible === null ? 'validateFirst' : 'notArchivable';
}
