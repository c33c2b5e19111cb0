/** Levels of a value that are written in steps. The deepest long list is `records.history.done`. */
export const LEVELS = 4;
/** Number of list entries from which a value is written in steps. */
export const LONG_FROM = 100;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Number of list entries of a value, down to the levels written in steps. */
export function entriesIn(value: unknown, levels: number = LEVELS): number {
  if (!isFields(value) || levels === 0) return 0;
  if (Array.isArray(value)) return value.length;
  return Object.values(value).reduce<number>((sum, one) => sum + entriesIn(one, levels - 1), 0);
}

/**
 * Writes JSON like `JSON.stringify`, yielding after each entry.
 * @param value plain data
 * @param write receives the text in pieces
 */
export function* jsonInSteps(
  value: unknown,
  write: (text: string) => void,
  levels: number = LEVELS,
): Generator<void> {
  if (levels === 0 || entriesIn(value, levels) < LONG_FROM) {
    // Only in a list, where JSON writes null for undefined.
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
