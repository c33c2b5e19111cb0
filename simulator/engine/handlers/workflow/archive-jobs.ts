import { limits } from '@dokubox/spec/limits.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { factsOf, isUsed } from '../../views/facts.ts';
import type { World } from '../../world/world.ts';
import { changeBox, withDoku } from './change-box.ts';
import { withFacts } from './facts-step.ts';

/** Who the history names for what the product does by itself. */
export const systemUser = 'system';

/**
 * True while the archive works on a document. Removing the document or cancelling its box stops
 * the job.
 */
function isWorkedOn(doku: DokuState, box: BoxState): boolean {
  return doku.status === 'UNDER_ARCHIVING' && isUsed(doku) && box.status !== 'CANCELLED';
}

/**
 * When the archive answers, milliseconds since 1970. A job that was there from the beginning starts
 * with its world: its document may have waited for days, but nobody has seen it yet.
 */
function answerAt({ waitingSince }: DokuState, world: World): number {
  return Math.max(Date.parse(waitingSince), world.startedAt) + limits.archiveJobMs;
}

/** The archive takes what the archive check allowed, unless it is to refuse the document once. */
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
 * Lets the archive answer about a document now, whatever it would have said.
 * @returns the document after it; undefined where the archive is not at work on it
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

/** Boxes given jobs, so that lists need not look at every box. A hint only: boxes say what is true. */
const waiting = new WeakMap<World, Set<number>>();

/** The hints of a world; one that came back from a store looks once at what it has changed. */
function waitingIn(world: World): Set<number> {
  let boxes = waiting.get(world);
  if (!boxes) {
    const changed = [...world.changedBoxes()];
    const worked = changed.filter((box) => box.dokus.some((doku) => isWorkedOn(doku, box)));
    waiting.set(world, (boxes = new Set(worked.map(({ id }) => id))));
  }
  return boxes;
}

/** Remembers to look after a box whose document was given to the archive. */
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

/** Takes in the answers of every job that is due, a box a step. */
export function* takeArchiveAnswers(world: World): Generator<void> {
  const given = waitingIn(world);
  for (const id of [...world.archiving, ...given]) {
    const box = world.boxes.get(id);
    const now = box && withArchiveAnswers(world, box);
    if (!now?.dokus.some((doku) => isWorkedOn(doku, now))) given.delete(id);
    if (now !== box) yield;
  }
}
