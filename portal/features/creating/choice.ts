import { segments, type Segment } from '@dokubox/spec/enums.ts';
import { CREATION_KEY, type DraftSlot } from '../../shared/drafts.ts';

/** What was chosen and typed last; empty texts mean nothing yet. */
export interface RememberedChoice {
  readonly categoryCode: string;
  readonly definitionPid: string;
  /** Name a client has typed for the box. */
  readonly customName: string;
  /** Where a banker of several segments chose it. */
  readonly segmentType?: Segment;
}

export const nothingChosen: RememberedChoice = {
  categoryCode: '',
  definitionPid: '',
  customName: '',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What is kept of this person; anything unreadable, and what is somebody else's, counts as nothing. */
export function readChoice({ storage, owner }: DraftSlot): RememberedChoice {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(CREATION_KEY) ?? 'null');
  } catch {
    return nothingChosen;
  }
  if (typeof kept !== 'object' || kept === null) return nothingChosen;
  const {
    categoryCode,
    definitionPid,
    customName,
    segmentType,
    owner: whose,
  } = kept as Record<string, unknown>;
  if (whose !== owner) return nothingChosen;
  const segment = segments.find((one) => one === segmentType);
  return {
    categoryCode: textOf(categoryCode),
    definitionPid: textOf(definitionPid),
    customName: textOf(customName),
    ...(segment === undefined ? {} : { segmentType: segment }),
  };
}

/** Keeps a choice; nothing chosen and typed is nothing kept. */
export function keepChoice({ storage, owner }: DraftSlot, choice: RememberedChoice): void {
  const { categoryCode, customName, segmentType } = choice;
  if (categoryCode === '' && customName === '' && segmentType === undefined) {
    storage.removeItem(CREATION_KEY);
    return;
  }
  try {
    storage.setItem(CREATION_KEY, JSON.stringify({ owner, ...choice }));
  } catch {
    // Full or forbidden: it then lives as long as the screen.
  }
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
    return { ...choice, categoryCode: '', definitionPid: '' };
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
