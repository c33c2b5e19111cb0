import { segments, type Segment } from '@dokubox/spec/enums.ts';
import { CREATION_KEY, type DraftSlot } from '../../shared/drafts.ts';

/** The last choice and input. Empty texts mean that nothing was chosen yet. */
export interface RememberedChoice {
  readonly categoryCode: string;
  readonly definitionPid: string;
  /** Name a client has typed for the box. */
  readonly customName: string;
  /** Chosen by a banker with several segments. */
  readonly segmentType?: Segment;
}

export const nothingChosen: RememberedChoice = {
  categoryCode: '',
  definitionPid: '',
  customName: '',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads the choice of this user. Content that is unreadable or belongs to another user counts as
 * empty.
 */
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
    owner: storedOwner,
  } = kept as Record<string, unknown>;
  if (storedOwner !== owner) return nothingChosen;
  const segment = segments.find((one) => one === segmentType);
  return {
    categoryCode: textOf(categoryCode),
    definitionPid: textOf(definitionPid),
    customName: textOf(customName),
    ...(segment === undefined ? {} : { segmentType: segment }),
  };
}

/** Stores a choice. An empty choice is removed. */
export function keepChoice({ storage, owner }: DraftSlot, choice: RememberedChoice): void {
  const { categoryCode, customName, segmentType } = choice;
  if (categoryCode === '' && customName === '' && segmentType === undefined) {
    storage.removeItem(CREATION_KEY);
    return;
  }
  try {
    storage.setItem(CREATION_KEY, JSON.stringify({ owner, ...choice }));
  } catch {
    // Storage may be full or blocked. The choice is then kept only while the screen is open.
  }
}

/** A list of available values. Undefined while it is unknown. */
type Known<T> = readonly T[] | undefined;

/**
 * Returns the choice without values that cannot be chosen any more. Unknown lists remove
 * nothing.
 */
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

/**
 * Returns the segments in which a user can start a box. A user who works in ALL can use each one
 * (§6).
 */
export function segmentsOffered(own: readonly Segment[]): readonly Segment[] {
  return own.includes('ALL') ? segments : segments.filter((segment) => own.includes(segment));
}

/**
 * Returns the segment to work in: the only one, or the one chosen of several. Null if there is
 * none.
 */
export function segmentOf(offered: readonly Segment[], chosen?: Segment): Segment | null {
  const [only, ...others] = offered;
  if (only !== undefined && others.length === 0) return only;
  return offered.find((segment) => segment === chosen) ?? null;
}

/** Returns options with distinct names. Options with the same name also show their code. */
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
