/**
 * Chance that is not: the same seed and the same labels give the same stream in every place, so that
 * a change in one part of a scenario leaves the other parts as they were.
 */
export interface Random {
  /** From 0 up to, without, 1. */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of the values. @throws RangeError for an empty list */
  pick<T>(values: readonly T[]): T;
  /** `length` decimal digits, the first one not zero. */
  digits(length: number): string;
  /** Lower-case hexadecimal in the form of a uuid. */
  uuid(): string;
}

/** FNV-1a, 32 bits. */
function hash(text: string, start: number): number {
  let value = (start ^ 0x811c9dc5) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/**
 * A stream of numbers (mulberry32) for one purpose.
 * @param seed seed of the world
 * @param labels what the numbers are for, e.g. `'box', 17`
 */
export function randomFor(seed: number, ...labels: readonly (string | number)[]): Random {
  let state = hash(labels.join('\u0000'), seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('');
  return {
    next,
    int,
    pick: (values) => {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
    digits: (length) =>
      Array.from({ length }, (_unused, index) => int(index === 0 ? 1 : 0, 9)).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}

/** The values in another order, the same for the same stream. */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  const result = [...values];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = random.int(0, index);
    const value = result[index] as T;
    result[index] = result[other] as T;
    result[other] = value;
  }
  return result;
}
