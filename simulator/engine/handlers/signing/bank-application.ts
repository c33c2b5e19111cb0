import type { BankApplicationAction } from '@dokubox/spec/enums.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import type { BoxState, DokuState, FileVersion } from '../../state.ts';
import { factsOf, isUsed } from '../../views/facts.ts';
import type { World } from '../../world/world.ts';
import { changeBox, withDoku } from '../workflow/change-box.ts';
import { withFacts } from '../workflow/facts-step.ts';

/** The action that the bank's own signing application reports. */
export const signedInApplication = 'customApplicationSigned' satisfies BankApplicationAction;

/** Name in the history for reports of the bank's own application. */
export const bankApplication = 'bank-application';

/**
 * A due signature in the bank's own application. It includes the time the wait began, so that a
 * report of an earlier round does not count for a later one.
 */
export interface ApplicationStep {
  readonly dokuId: number;
  readonly status: DokuState['status'];
  readonly waitingSince: string;
}

/** A signed file from the bank's own application, already inspected. */
export type DeliveredFile = Pick<
  FileVersion,
  'fileName' | 'mimeType' | 'uploadedBy' | 'needsContainer' | 'warnings'
> & { readonly bytes: Uint8Array };

function stepOf({ id: dokuId, status, waitingSince }: DokuState): ApplicationStep {
  return { dokuId, status, waitingSince };
}

/** Whether signing has ended, whatever the application reports. */
function isOver({ status }: BoxState): boolean {
  return status === 'CANCELLED' || status === 'FINALIZED';
}

/** The document after the application delivered its file, or the same object if no file is due. */
function signed(doku: DokuState, box: BoxState, at: string): DokuState {
  if (isOver(box) || !isUsed(doku)) return doku;
  const facts = factsOf(doku, box);
  const context = { ...systemContext, callback: signedInApplication, outcome: 'signed' } as const;
  const applied = applyTrigger(facts, 'SignCallback', 'SYSTEM', context);
  return applied.ok ? withFacts(doku, facts, applied.facts, at) : doku;
}

/** The signatures of a box that are due in the bank's own application. */
export function openSteps(box: BoxState): readonly ApplicationStep[] {
  return box.dokus.filter((doku) => signed(doku, box, box.createdAt) !== doku).map(stepOf);
}

/** The box of a process in the bank's own application. Reads all boxes. */
export function boxOfProcess(world: World, edsProcessId: string): BoxState | undefined {
  for (const box of world.boxes.values()) if (box.edsProcessId === edsProcessId) return box;
  return undefined;
}

const isSame = (one: ApplicationStep) => (other: ApplicationStep) =>
  one.dokuId === other.dokuId &&
  one.status === other.status &&
  one.waitingSince === other.waitingSince;

/** Whether this signature of the document is still due. */
export function isOpen(box: BoxState, step: ApplicationStep): boolean {
  return openSteps(box).some(isSame(step));
}

/**
 * Records that a step was signed in the bank's own application. With the signed file, the
 * document moves on. Without it, the document keeps waiting and shows why.
 * @param file the signed file, undefined if the application has not delivered it
 * @returns whether anything changed, which a repeated report never does
 */
export function reportStep(
  world: World,
  box: BoxState,
  step: ApplicationStep,
  file: DeliveredFile | undefined,
): boolean {
  const doku = box.dokus.find(({ id }) => id === step.dokuId);
  if (!doku || !isOpen(box, step)) return false;
  if (!file && doku.signedFileAwaited) return false;
  const at = world.clock.nowIso();
  const operationId = file ? 'deliverSignedFile' : 'signCallback';
  const command = { operationId, username: bankApplication };
  changeBox(world, box, command, () => {
    if (!file) return withDoku(box, { ...doku, signedFileAwaited: true });
    const { bytes, ...kept } = file;
    const source = { kind: 'uploaded', blobId: world.blobs.put(bytes) } as const;
    const version: FileVersion = {
      ...kept,
      size: bytes.length,
      source,
      uploadedAt: at,
      signed: true,
    };
    const after = signed(doku, box, at);
    return withDoku(box, { ...after, files: [...after.files, version] });
  });
  return true;
}
