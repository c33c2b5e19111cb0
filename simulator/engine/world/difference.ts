/**
 * The change from one state of plain data to another. It is plain data itself and survives JSON. An
 * undefined field counts as absent, as in JSON.
 */
export type Difference =
  /** A completely different value. */
  | { readonly to: unknown }
  /** Fields of an object: those that differ, and the names of those missing in the other state. */
  | { readonly fields: Readonly<Record<string, Difference>>; readonly without?: readonly string[] }
  /** Items of a list that differ, by index. Then the items removed and inserted at `start`. */
  | {
      readonly items: readonly (readonly [index: number, difference: Difference])[];
      readonly splice?: readonly [start: number, taken: number, put: readonly unknown[]];
    };

/** The difference from one state to another and the difference back. */
export interface DifferencePair {
  readonly forward: Difference;
  readonly back: Difference;
}

type Fields = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Compares two states that share everything unchanged. An object that is identical in both is not
 * compared further, so that adding a message to thousands only compares references.
 * @param names names of the fields that may differ, if known
 */
export function differenceOf(
  before: unknown,
  after: unknown,
  names?: ReadonlySet<string>,
): DifferencePair {
  if (isList(before) && isList(after)) return differenceOfLists(before, after);
  if (isFields(before) && isFields(after)) {
    return differenceOfFields(before, after, names ?? namesOf(before, after));
  }
  return { forward: { to: after }, back: { to: before } };
}

/** The value of a field, safe for names that every object inherits. */
const ownField = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Names of the fields of either object. */
function namesOf(before: Fields, after: Fields): ReadonlySet<string> {
  const names = new Set(Object.keys(before));
  for (const name in after) names.add(name);
  return names;
}

function differenceOfFields(
  before: Fields,
  after: Fields,
  names: ReadonlySet<string>,
): DifferencePair {
  const forward: Record<string, Difference> = {};
  const back: Record<string, Difference> = {};
  const removed: string[] = [];
  const added: string[] = [];
  for (const name of names) {
    const was = ownField(before, name);
    const is = ownField(after, name);
    if (was === is) continue;
    if (is === undefined) {
      removed.push(name);
      back[name] = { to: was };
    } else if (was === undefined) {
      added.push(name);
      forward[name] = { to: is };
    } else {
      const inside = differenceOf(was, is);
      forward[name] = inside.forward;
      back[name] = inside.back;
    }
  }
  return {
    forward: removed.length > 0 ? { fields: forward, without: removed } : { fields: forward },
    back: added.length > 0 ? { fields: back, without: added } : { fields: back },
  };
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): DifferencePair {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < shorter - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail += 1;
  // Between the common beginning and the common end, items are compared by index.
  const end = shorter - tail;
  const forward: [number, Difference][] = [];
  const back: [number, Difference][] = [];
  for (let index = head; index < end; index += 1) {
    if (before[index] === after[index]) continue;
    const inside = differenceOf(before[index], after[index]);
    forward.push([index, inside.forward]);
    back.push([index, inside.back]);
  }
  if (before.length === after.length) return { forward: { items: forward }, back: { items: back } };
  const gone = before.slice(end, before.length - tail);
  const come = after.slice(end, after.length - tail);
  return {
    forward: { items: forward, splice: [end, gone.length, come] },
    back: { items: back, splice: [end, come.length, gone] },
  };
}

/**
 * Returns the other state. It shares everything the difference does not name with the given state.
 * @throws TypeError for a state whose shape does not match the difference
 */
export function withDifference(state: unknown, difference: Difference): unknown {
  if ('to' in difference) return difference.to;
  if ('fields' in difference) {
    if (!isFields(state)) throw new TypeError('the difference needs an object');
    const fields: Record<string, unknown> = { ...state };
    for (const [name, inside] of Object.entries(difference.fields)) {
      fields[name] = withDifference(state[name], inside);
    }
    for (const name of difference.without ?? []) Reflect.deleteProperty(fields, name);
    return fields;
  }
  if (!isList(state)) throw new TypeError('the difference needs a list');
  const list = [...state];
  for (const [index, inside] of difference.items) {
    if (index >= list.length) throw new TypeError('the difference needs a longer list');
    list[index] = withDifference(list[index], inside);
  }
  if (difference.splice) {
    const [start, taken, put] = difference.splice;
    if (start + taken > list.length) throw new TypeError('the difference needs a longer list');
    list.splice(start, taken, ...put);
  }
  return list;
}

/** Whether an unknown value is a valid difference at every level. */
export function isDifference(value: unknown): value is Difference {
  if (!isFields(value)) return false;
  if ('to' in value) return true;
  if ('fields' in value) {
    const { fields, without = [] } = value;
    return isFields(fields) && Object.values(fields).every(isDifference) && isList(without);
  }
  const { items, splice = [0, 0, []] } = value;
  const isItem = (item: unknown) => isList(item) && isCount(item[0]) && isDifference(item[1]);
  if (!isList(items) || !items.every(isItem) || !isList(splice)) return false;
  return isCount(splice[0]) && isCount(splice[1]) && isList(splice[2]);
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
