import type { DokuStatus } from '@dokubox/spec/enums.ts';
import {
  applyTrigger,
  isOffered,
  systemContext,
  type ApplyContext,
} from '@dokubox/spec/workflow/apply.ts';
import { dokuMachine, rowsFrom, type DokuMachine } from '@dokubox/spec/workflow/doku-machine.ts';
import { factsIn } from '../../../spec/workflow/fixtures/doku-kinds.ts';
import type { Actor, DokuFacts, MachineTrigger } from '@dokubox/spec/workflow/types.ts';

/**
 * One expectation about the lifecycle, in words and in facts. The sentences come from §4 and the
 * assumptions, not from the rows. Removing or changing a row breaks at least one sentence.
 */
export interface Sentence {
  readonly requirement: string;
  readonly says: string;
  /** The sentence applies to each of these statuses. */
  readonly from: readonly DokuStatus[];
  readonly given?: Partial<DokuFacts>;
  readonly by: Actor;
  readonly trigger: MachineTrigger;
  readonly context?: Partial<ApplyContext>;
  /** The resulting status, or why nothing happens. `same` means that it stays. */
  readonly leads?: DokuStatus | 'same';
  readonly refused?: string;
  /** Facts afterwards. */
  readonly and?: Partial<DokuFacts>;
}

const bankerContext: ApplyContext = { addedSendToClientInAux: false, archiveRoleOk: true };

function contextOf(sentence: Sentence): ApplyContext {
  const base = sentence.by === 'SYSTEM' ? systemContext : bankerContext;
  return { ...base, ...sentence.context };
}

/** The problem of one sentence in one status, or null. */
export function sentenceProblem(
  sentence: Sentence,
  status: DokuStatus,
  machine: DokuMachine = dokuMachine,
): string | null {
  const facts = factsIn(status, sentence.given);
  const context = contextOf(sentence);
  const candidates = rowsFrom(machine, status).filter(
    (row) =>
      row.trigger === sentence.trigger &&
      row.by === sentence.by &&
      row.callback === context.callback &&
      isOffered(row, facts, context),
  );
  if (candidates.length > 1) return `ambiguous: ${candidates.map(({ id }) => id).join(', ')}`;
  const result = applyTrigger(facts, sentence.trigger, sentence.by, context, machine);
  if (!result.ok) {
    return result.reason === sentence.refused ? null : `refused: ${result.reason}`;
  }
  if (sentence.refused !== undefined) return `not refused, led to ${result.status}`;
  const expected = sentence.leads === 'same' ? status : sentence.leads;
  if (result.status !== expected) return `led to ${result.status}, not ${String(expected)}`;
  const wrong = Object.entries(sentence.and ?? {}).find(
    ([name, value]) => result.facts[name as keyof DokuFacts] !== value,
  );
  return wrong ? `${wrong[0]} is ${String(result.facts[wrong[0] as keyof DokuFacts])}` : null;
}

/** Every sentence that is not true, with the status and the actual result. */
export function brokenSentences(
  sentences: readonly Sentence[],
  machine: DokuMachine = dokuMachine,
): readonly string[] {
  return sentences.flatMap((sentence) =>
    sentence.from.flatMap((status) => {
      const problem = sentenceProblem(sentence, status, machine);
      return problem === null ? [] : [`${sentence.says} [${status}]: ${problem}`];
    }),
  );
}
