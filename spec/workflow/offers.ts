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

/** Place of each option in the list of a card; lower comes first. */
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

/** Place of the option the portal adds itself: behind all others. */
export const ADDED_SORT_ORDER = 100;

/** One option of a card. */
export interface OfferedTrigger {
  readonly triggerControl: OptionTrigger;
  readonly sortOrder: number;
  /** Empty = it can be chosen. Every reason is shown. */
  readonly disabledReasons: readonly DisabledReason[];
  /** The portal adds it; it is not part of dokuTransitions (R4.11). */
  readonly addedByPortal: boolean;
}

function optionOf(row: DokuRow): OptionTrigger | undefined {
  if (row.offered !== 'radio' && row.offered !== 'uiAdded') return undefined;
  const { trigger } = row;
  return trigger in triggerSortOrder ? (trigger as OptionTrigger) : undefined;
}

/** Options appear once the setup is complete (R4.10). */
export function optionsAppear(
  doku: Pick<DokuInBox, 'dokuSetupCompleted'>,
  trigger: OptionTrigger,
  policy: Pick<WorkflowPolicy, 'sendToBankBeforeSetup'>,
): boolean {
  return doku.dokuSetupCompleted || (trigger === 'SendToBank' && policy.sendToBankBeforeSetup);
}

/** Reasons of the row itself and of the signer data, in the order of `disabledReasons`. */
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
 * The reasons for an option somebody else already offers, as dokuTransitions does: nothing is said
 * about whether it should be offered. Empty when the machine knows no such option.
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

/** Options in the order a card shows them: by sortOrder, ties by name. */
export function inOptionOrder<T extends Pick<OfferedTrigger, 'triggerControl' | 'sortOrder'>>(
  options: readonly T[],
): readonly T[] {
  return [...options].sort(
    (left, right) =>
      left.sortOrder - right.sortOrder || (left.triggerControl < right.triggerControl ? -1 : 1),
  );
}

/**
 * Every option of a document for this user, greyed ones included, in the order they are shown
 * (R4.8 to R4.18). Nothing is offered while the box is not worked on, is locked by another user, the
 * document is not used, or the user's roles only let them read.
 * @param today calendar day in the time zone of the tenant, yyyy-mm-dd
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

/** What a server puts into dokuTransitions: the options without the one the portal adds itself. */
export function serverTransitions(
  ...question: Parameters<typeof offeredTriggers>
): readonly Pick<OfferedTrigger, 'triggerControl' | 'sortOrder'>[] {
  return offeredTriggers(...question)
    .filter((option) => !option.addedByPortal)
    .map(({ triggerControl, sortOrder }) => ({ triggerControl, sortOrder }));
}

/**
 * Why this user cannot submit the trigger, or an empty list: `NOT_OFFERED`, or the reasons of the
 * greyed option. Servers ask this before `applyTrigger`.
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
 * What a card says to the bank where SendToArchive is hidden: validate first, the file is not
 * archivable, or it takes another role (R4.9). Null where nothing is to be said.
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
