import { dokuboxStatuses, initiators, userTypes, type DokuboxStatus } from '@dokubox/spec/enums.ts';
import {
  allBoxHold,
  applyBoxEvent,
  boxStatusTable,
  createdBoxStatus,
  settleBox,
} from '@dokubox/spec/workflow/dokubox-machine.ts';
import type { BoxContext, BoxFacts } from '@dokubox/spec/workflow/dokubox-predicates.ts';
import {
  boxEvents,
  type BoxEvent,
  type BoxRefusal,
  type BoxRow,
} from '@dokubox/spec/workflow/dokubox-rows.ts';
import type { Actor } from '@dokubox/spec/workflow/types.ts';

/** Facts of a box in a status, with nothing signed and everything set up. */
export function boxIn(status: DokuboxStatus, given: Partial<BoxFacts> = {}): BoxFacts {
  return {
    initiatedBy: 'BANK',
    statusBeforeTermination: null,
    allPaper: false,
    everyPaperSigned: false,
    everyDokuFinished: false,
    everyDokuArchived: false,
    anySignatureOrArchive: false,
    everySetupCompleted: true,
    ...given,
    status,
  };
}

/** One expectation about the lifecycle of a box. */
export interface BoxSentence {
  readonly requirement: string;
  readonly says: string;
  readonly from: readonly DokuboxStatus[];
  readonly given?: Partial<BoxFacts>;
  readonly by: Actor;
  readonly event: BoxEvent;
  readonly context?: BoxContext;
  readonly leads?: DokuboxStatus;
  readonly refused?: BoxRefusal;
}

const otherBanker: BoxContext = { actorAskedForTermination: false };

/** Every box sentence that is not true. */
export function brokenBoxSentences(
  sentences: readonly BoxSentence[],
  rows: readonly BoxRow[],
): readonly string[] {
  return sentences.flatMap((sentence) =>
    sentence.from.flatMap((status) => {
      const facts = boxIn(status, sentence.given);
      const { event, by, context = otherBanker } = sentence;
      const result = applyBoxEvent(facts, event, by, context, rows);
      const got = result.ok ? result.status : result.reason;
      const expected = sentence.leads ?? sentence.refused;
      return got === expected ? [] : [`${sentence.says} [${status}]: ${got}`];
    }),
  );
}

/** Every combination of flags that documents can add up to. */
export function* allBoxFacts(): Generator<BoxFacts> {
  for (const status of dokuboxStatuses)
    for (const initiatedBy of initiators)
      for (let bits = 0; bits < 64; bits += 1) {
        const flag = (position: number): boolean => (bits & (1 << position)) !== 0;
        const facts = boxIn(status, {
          initiatedBy,
          allPaper: flag(0),
          everyPaperSigned: flag(1),
          everyDokuFinished: flag(2),
          everyDokuArchived: flag(3),
          anySignatureOrArchive: flag(4),
          everySetupCompleted: flag(5),
          statusBeforeTermination:
            status === 'PENDING_CANCELLATION_APPROVAL' ? 'IN_PROGRESS' : null,
        });
        const paperDone = facts.allPaper && facts.everyPaperSigned;
        const possible =
          (!facts.everyDokuArchived || (facts.everyDokuFinished && facts.anySignatureOrArchive)) &&
          (!paperDone || facts.anySignatureOrArchive) &&
          (!(facts.allPaper && facts.everyDokuFinished) || facts.everyPaperSigned);
        if (possible) yield facts;
      }
}

const actors = ['CLIENT', 'BANKER', 'SYSTEM'] as const satisfies readonly Actor[];

/** Statuses reached from creation when documents may be in any state. */
function reachedStatuses(rows: readonly BoxRow[]): ReadonlySet<DokuboxStatus> {
  const reached = new Set<DokuboxStatus>();
  for (const by of userTypes) {
    const created = createdBoxStatus(by, rows);
    if (created) reached.add(created);
  }
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const facts of allBoxFacts()) {
      if (!reached.has(facts.status)) continue;
      for (const event of boxEvents)
        for (const by of actors) {
          const step = applyBoxEvent(facts, event, by, otherBanker, rows);
          if (step.ok) reached.add(step.status);
        }
    }
  }
  return reached;
}

/** Problems of a box's rows: ambiguity, unreachable statuses, boxes that cannot continue. */
export function boxProblems(rows: readonly BoxRow[]): readonly string[] {
  const problems = new Set<string>();
  for (const facts of allBoxFacts()) {
    for (const event of boxEvents)
      for (const by of actors) {
        const open = rows.filter(
          (row) =>
            row.event === event &&
            row.by === by &&
            row.from.includes(facts.status) &&
            allBoxHold(row.when, facts, otherBanker),
        );
        if (open.length > 1) problems.add(`ambiguous: ${facts.status} ${by} ${event}`);
      }
    const rest = settleBox(facts, rows).facts;
    const canGoOn = boxEvents.some((event) =>
      (['CLIENT', 'BANKER'] as const).some(
        (by) => applyBoxEvent(rest, event, by, otherBanker, rows).ok,
      ),
    );
    if (!canGoOn && !boxStatusTable[rest.status].terminal) problems.add(`stuck: ${rest.status}`);
  }
  for (const by of userTypes) {
    const created = createdBoxStatus(by, rows);
    const initiator = by === 'CLIENT' ? 'CLIENT' : 'BANK';
    if (created === null || boxStatusTable[created].initialFor !== initiator) {
      problems.add(`${by} cannot start a box`);
    }
  }
  const reached = reachedStatuses(rows);
  for (const status of dokuboxStatuses)
    if (!reached.has(status)) problems.add(`unreached: ${status}`);
  return [...problems];
}
