import { segments, type Segment } from '@dokubox/spec/enums.ts';
import type { KeyValueStorage } from '../../config/storage.ts';

/** Key of the remembered choice in the session storage. */
export const CHOICE_KEY = 'dde.create';

/** What was chosen last; empty texts mean nothing yet. */
export interface RememberedChoice {
  readonly categoryCode: string;
  readonly definitionPid: string;
  /** Where a banker of several segments chose it. */
  readonly segmentType?: Segment;
}

export const nothingChosen: RememberedChoice = { categoryCode: '', definitionPid: '' };

/** What is kept; anything unreadable counts as nothing. */
export function readChoice(storage: KeyValueStorage): RememberedChoice {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(CHOICE_KEY) ?? 'null');
  } catch {
    return nothingChosen;
  }
  if (typeof kept !== 'object' || kept === null) return nothingChosen;
  const { categoryCode, definitionPid, segmentType } = kept as Record<string, unknown>;
  const segment = segments.find((one) => one === segmentType);
  return {
    categoryCode: typeof categoryCode === 'string' ? categoryCode : '',
    definitionPid: typeof definitionPid === 'string' ? definitionPid : '',
    ...(segment === undefined ? {} : { segmentType: segment }),
  };
}

/** Keeps a choice; nothing chosen is nothing kept. */
export function keepChoice(storage: KeyValueStorage, choice: RememberedChoice): void {
  if (choice.categoryCode === '' && choice.segmentType === undefined) {
    storage.removeItem(CHOICE_KEY);
  } else storage.setItem(CHOICE_KEY, JSON.stringify(choice));
}

/** A list of what can be chosen; undefined while nobody knows. */
type Known<T> = readonly T[] | undefined;

/** The choice without what cannot be chosen any more; unknown lists take nothing away. */
export function stillSelectable(
  choice: RememberedChoice,
  categories: Known<{ readonly categoryCode: string }>,
  definitions: Known<{ readonly pid: string }>,
): RememberedChoice {
  const { categoryCode, definitionPid } = choice;
  if (categories && !categories.some((one) => one.categoryCode === categoryCode)) {
    return { ...choice, ...nothingChosen };
  }
  const gone = definitions && !definitions.some(({ pid }) => pid === definitionPid);
  return gone ? { ...choice, definitionPid: '' } : choice;
}

/** Segments somebody can start a box in: whoever works in ALL works in each (§6). */
export function segmentsOffered(own: readonly Segment[]): readonly Segment[] {
  return own.includes('ALL') ? segments : segments.filter((segment) => own.includes(segment));
}

/** The segment to work in: the only one, or the one chosen of several; null when there is none. */
export function segmentOf(offered: readonly Segment[], chosen?: Segment): Segment | null {
  const [only, ...others] = offered;
  if (only !== undefined && others.length === 0) return only;
  return offered.find((segment) => segment === chosen) ?? null;
}

/** Options whose names differ: where two read the same, the code tells them apart. */
export function distinctNames<T extends { readonly categoryCode: string; readonly name: string }>(
  options: readonly T[],
): T[] {
  const counts = new Map<string, number>();
  for (const { name } of options) counts.set(name, (counts.get(name) ?? 0) + 1);
  return options.map((option) =>
    (counts.get(option.name) ?? 0) > 1
      ? { ...option, name: `${option.name} – ${option.categoryCode}` }
      : option,
  );
}
