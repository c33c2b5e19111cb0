import type { BankApplicationAction } from '@dokubox/spec/enums.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { factsOf, isUsed } from '../../views/facts.ts';
import type { World } from '../../world/world.ts';
import { changeBox } from '../workflow/change-box.ts';
import { withFacts } from '../workflow/facts-step.ts';

/** What the bank's own signing application reports. */
export const signedInApplication = 'customApplicationSigned' satisfies BankApplicationAction;

/** Who the history names for what the bank's own application reports. */
const bankApplication = 'bank-application';

/**
 * The signature a document waits for in the bank's own application. It names the moment the wait began,
 * so that a report of an earlier round means nothing to a later one.
 */
export interface ApplicationStep {
  readonly dokuId: number;
  readonly status: DokuState['status'];
  readonly waitingSince: string;
}

function stepOf({ id: dokuId, status, waitingSince }: DokuState): ApplicationStep {
  return { dokuId, status, waitingSince };
}

/** Where nothing is signed any more, whatever the application says. */
function isOver({ status }: BoxState): boolean {
  return status === 'CANCELLED' || status === 'FINALIZED';
}

/** The document signed in the application; the same one where it does not wait for that. */
function signed(doku: DokuState, box: BoxState, at: string): DokuState {
  if (isOver(box) || !isUsed(doku)) return doku;
  const facts = factsOf(doku, box);
  const context = { ...systemContext, callback: signedInApplication } as const;
  const applied = applyTrigger(facts, 'SignCallback', 'SYSTEM', context);
  return applied.ok ? withFacts(doku, facts, applied.facts, at) : doku;
}

/** The signatures of a box that its bank's own application is asked for now. */
export function openSteps(box: BoxState): readonly ApplicationStep[] {
  return box.dokus.filter((doku) => signed(doku, box, box.createdAt) !== doku).map(stepOf);
}

/** The box of a process in the bank's own application. Reads all boxes. */
export function boxOfProcess(world: World, edsProcessId: string): BoxState | undefined {
  for (const box of world.boxes.values()) if (box.edsProcessId === edsProcessId) return box;
  return undefined;
}

/**
 * Takes in that a step was signed in the bank's own application. No file comes with it.
 * @returns whether it changed anything; a step reported before changes nothing
 */
export function reportStep(world: World, box: BoxState, step: ApplicationStep): boolean {
  const open = openSteps(box).some(
    ({ dokuId, status, waitingSince }) =>
      dokuId === step.dokuId && status === step.status && waitingSince === step.waitingSince,
  );
  if (!open) return false;
  const at = world.clock.nowIso();
  const command = { operationId: 'signCallback', username: bankApplication };
  changeBox(world, box, command, () => ({
    ...box,
    dokus: box.dokus.map((doku) => (doku.id === step.dokuId ? signed(doku, box, at) : doku)),
  }));
  return true;
}
