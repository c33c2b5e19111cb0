/** Levels of a value that are taken apart: the deepest list of many is `records.history.done`. */
export const LEVELS = 4;
/** From so many entries of its lists on, a value is long. */
export const MANY = 100;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** How many entries the lists of a value have, down to the levels that are taken apart. */
export function entriesIn(value: unknown, levels: number = LEVELS): number {
  if (!isFields(value) || levels === 0) return 0;
  if (Array.isArray(value)) return value.length;
  return Object.values(value).reduce<number>((sum, one) => sum + entriesIn(one, levels - 1), 0);
}

/**
 * Writes JSON as `JSON.stringify` does, an entry a step.
 * @param value plain data
 * @param write takes the text piece by piece
 */
export function* jsonInSteps(
  value: unknown,
  write: (text: string) => void,
  levels: number = LEVELS,
): Generator<void> {
  if (levels === 0 || entriesIn(value, levels) < MANY) {
    // Only in a list, where it stands for nothing.
    write(value === undefined ? 'null' : JSON.stringify(value));
    yield;
    return;
  }
  const isList = Array.isArray(value);
  write(isList ? '[' : '{');
  let isFirst = true;
  for (const [name, one] of Object.entries(value as Fields)) {
    if (one === undefined && !isList) continue;
    write(`${isFirst ? '' : ','}${isList ? '' : `${JSON.stringify(name)}:`}`);
    isFirst = false;
    yield* jsonInSteps(one, write, isList ? 0 : levels - 1);
  }
  write(isList ? ']' : '}');
}
