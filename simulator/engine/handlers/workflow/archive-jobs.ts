import { limits } from '@dokubox/spec/limits.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { factsOf, isUsed } from '../../views/facts.ts';
import type { World } from '../../world/world.ts';
import { changeBox, withDoku } from './change-box.ts';
import { withFacts } from './facts-step.ts';

/** Name in the history for automatic commands. */
export const systemUser = 'system';

/**
 * True while the archive processes a document. Removing the document or cancelling its box
 * stops the job.
 */
function isWorkedOn(doku: DokuState, box: BoxState): boolean {
  return doku.status === 'UNDER_ARCHIVING' && isUsed(doku) && box.status !== 'CANCELLED';
}

/**
 * When the archive answers, in milliseconds since 1970. A job from the world's initial state starts
 * with its world. Its document may have waited for days, but no user has seen it yet.
 */
function answerAt({ waitingSince }: DokuState, world: World): number {
  return Math.max(Date.parse(waitingSince), world.startedAt) + limits.archiveJobMs;
}

/**
 * Whether the archive accepts the document: the archive check allowed it, and no failure was
 * requested.
 */
const takes = ({ archivePossible, archiveFails }: DokuState): boolean =>
  archivePossible === true && !archiveFails;

/** The document after the archive's answer. */
function afterAnswer(
  doku: DokuState,
  box: BoxState,
  answeredAt: number,
  taken: boolean = takes(doku),
): DokuState {
  const facts = factsOf(doku, box);
  const event = taken ? 'ArchiveCompleted' : 'ArchiveFailed';
  const applied = applyTrigger(facts, event, 'SYSTEM', systemContext);
  if (!applied.ok) return doku;
  const at = new Date(answeredAt).toISOString();
  return { ...withFacts(doku, facts, applied.facts, at), archiveFails: false };
}

/**
 * Makes the archive answer about a document now, with a chosen answer.
 * @returns the document afterwards, or undefined if the archive is not processing it
 */
export function answerNow(
  world: World,
  box: BoxState,
  doku: DokuState,
  taken: boolean,
): DokuState | undefined {
  if (!isWorkedOn(doku, box)) return undefined;
  const answered = afterAnswer(doku, box, world.clock.nowMs(), taken);
  const command = { operationId: 'archiveJob', username: 'control' };
  const now = changeBox(world, box, command, () => withDoku(box, answered));
  return now.dokus.find(({ id }) => id === doku.id);
}

/**
 * Boxes with archive jobs, so that lists need not check every box. Only a hint: the boxes record
 * the state.
 */
const waiting = new WeakMap<World, Set<number>>();

/**
 * The hints of a world. A world restored from a store collects them once from its changed boxes.
 */
function waitingIn(world: World): Set<number> {
  let boxes = waiting.get(world);
  if (!boxes) {
    const changed = [...world.changedBoxes()];
    const worked = changed.filter((box) => box.dokus.some((doku) => isWorkedOn(doku, box)));
    waiting.set(world, (boxes = new Set(worked.map(({ id }) => id))));
  }
  return boxes;
}

/** Records that a document of this box was sent to the archive. */
export function expectArchiveJob(world: World, boxId: number): void {
  waitingIn(world).add(boxId);
}

/** The box with the answers of all jobs that are due by the world's clock. */
export function withArchiveAnswers(world: World, box: BoxState): BoxState {
  const now = world.clock.nowMs();
  const answered = (doku: DokuState) => isWorkedOn(doku, box) && answerAt(doku, world) <= now;
  if (!box.dokus.some(answered)) return box;
  return changeBox(world, box, { operationId: 'archiveJob', username: systemUser }, () => ({
    ...box,
    dokus: box.dokus.map((doku) =>
      answered(doku) ? afterAnswer(doku, box, answerAt(doku, world)) : doku,
    ),
  }));
}

/** Applies the answers of all due jobs, yielding after each box. */
export function* takeArchiveAnswers(world: World): Generator<void> {
  const waitingBoxes = waitingIn(world);
  for (const id of [...world.archiving, ...waitingBoxes]) {
    const box = world.boxes.get(id);
    const now = box && withArchiveAnswers(world, box);
    if (!now?.dokus.some((doku) => isWorkedOn(doku, now))) waitingBoxes.delete(id);
    if (now !== box) yield;
  }
}
