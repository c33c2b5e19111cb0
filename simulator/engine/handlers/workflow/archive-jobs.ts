import { limits } from '@dokubox/spec/limits.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { factsOf, isUsed } from '../../views/facts.ts';
import type { World } from '../../world/world.ts';
import { changeBox } from './change-box.ts';
import { withFacts } from './facts-step.ts';

/** Who the history names for what the product does by itself. */
export const systemUser = 'system';

/**
 * True while the archive works on a document. It knows the jobs it was given by SendToArchive;
 * a seeded document without that action stays where its scenario put it. Removing the document or
 * cancelling its box stops the job.
 */
function isWorkedOn(doku: DokuState, box: BoxState): boolean {
  const { status, dokuAction } = doku;
  const given = status === 'UNDER_ARCHIVING' && dokuAction === 'SendToArchive';
  return given && isUsed(doku) && box.status !== 'CANCELLED';
}

/** True once the archive has answered. */
function answered(doku: DokuState, box: BoxState, now: number): boolean {
  return isWorkedOn(doku, box) && Date.parse(doku.waitingSince) + limits.archiveJobMs <= now;
}

/**
 * The document after the archive's answer: it takes what the archive check allowed, unless the
 * scenario makes it refuse the document once.
 */
function afterAnswer(doku: DokuState, box: BoxState): DokuState {
  const facts = factsOf(doku, box);
  const taken = doku.archivePossible === true && !doku.archiveFails;
  const event = taken ? 'ArchiveCompleted' : 'ArchiveFailed';
  const applied = applyTrigger(facts, event, 'SYSTEM', systemContext);
  if (!applied.ok) return doku;
  const at = new Date(Date.parse(doku.waitingSince) + limits.archiveJobMs).toISOString();
  return { ...withFacts(doku, facts, applied.facts, at), archiveFails: false };
}

/** Boxes with jobs, so that lists need not look at every box. A hint only: boxes say what is true. */
const waiting = new WeakMap<World, Set<number>>();

/** Remembers to look after a box whose document was given to the archive. */
export function expectArchiveJob(world: World, boxId: number): void {
  const boxes = waiting.get(world);
  if (boxes) boxes.add(boxId);
  else waiting.set(world, new Set([boxId]));
}

/** The box with the answers of all jobs that are due by the world's clock. */
export function withArchiveAnswers(world: World, box: BoxState): BoxState {
  const now = world.clock.nowMs();
  if (!box.dokus.some((doku) => answered(doku, box, now))) return box;
  return changeBox(world, box, { operationId: 'archiveJob', username: systemUser }, () => ({
    ...box,
    dokus: box.dokus.map((doku) => (answered(doku, box, now) ? afterAnswer(doku, box) : doku)),
  }));
}

/** Takes in the answers of every job that is due; called before lists are read. */
export function takeArchiveAnswers(world: World): void {
  const boxes = waiting.get(world);
  if (!boxes) return;
  for (const id of boxes) {
    const box = world.boxes.get(id);
    const now = box && withArchiveAnswers(world, box);
    if (!now?.dokus.some((doku) => isWorkedOn(doku, now))) boxes.delete(id);
  }
}
