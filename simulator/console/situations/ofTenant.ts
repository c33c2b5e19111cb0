import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { plain, statusWords, wordsIn, type StatusesOf } from './search.ts';

export type SituationBox = AnswerOf<'listSituations'>[number]['boxes'][number];
type Situations = AnswerOf<'listSituations'>;

/** The statuses one can meet in a box. */
export const statusesIn = ({ status, dokuStatuses }: SituationBox): readonly string[] => [
  status,
  ...dokuStatuses,
];

/** Boxes of scenarios by their names. */
export function boxesByScenario(
  situations: Situations,
): ReadonlyMap<string, readonly SituationBox[]> {
  return new Map(situations.map(({ scenario, boxes }) => [scenario, boxes]));
}

/** Statuses of scenarios by their names. */
export function statusesByScenario(situations: Situations): StatusesOf {
  return new Map(
    situations.map(({ scenario, boxes }) => [scenario, [...new Set(boxes.flatMap(statusesIn))]]),
  );
}

/**
 * The boxes with the status in the search, with that status first. Empty if the search is not about
 * a status.
 */
export function meant(boxes: readonly SituationBox[], search: string): readonly SituationBox[] {
  const wanted = plain(wordsIn(search).join(' '));
  if (wanted.length < 3) return [];
  const isMeant = (status: string) => statusWords(status).includes(wanted);
  const last = (status: string) => (isMeant(status) ? 0 : 1);
  return boxes
    .filter((box) => statusesIn(box).some(isMeant))
    .map((box) => ({
      ...box,
      dokuStatuses: [...box.dokuStatuses].sort((one, other) => last(one) - last(other)),
    }));
}
