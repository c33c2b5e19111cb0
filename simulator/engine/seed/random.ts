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
  /** The values in another order. */
  shuffle<T>(values: readonly T[]): T[];
}

/** FNV-1a, 32 bits. */
function hash(text: string, start: number): number {
  let value = (start ^ 0x811c9dc5) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/** A stream of numbers from 0 up to, without, 1 (mulberry32). */
function stream(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const digits = [...'0123456789'];
const leadingDigits = digits.slice(1);

/**
 * A stream of values for one purpose.
 * @param seed seed of the world
 * @param labels what the values are for, e.g. `'box', 17`
 */
export function randomFor(seed: number, ...labels: readonly (string | number)[]): Random {
  const next = stream(hash(labels.join('\u0000'), seed));
  // One possible value takes no number from the stream.
  const int = (min: number, max: number) =>
    min === max ? min : Math.floor(next() * (max - min + 1) + min);
  const pick = <T>(values: readonly T[]): T => {
    if (values.length === 0) throw new RangeError('nothing to pick from');
    return values[int(0, values.length - 1)] as T;
  };
  const hex = (min: number, max: number) => int(min, max).toString(16);
  return {
    next,
    int,
    pick,
    digits: (length) =>
      Array.from({ length }, (_, at) => pick(at === 0 ? leadingDigits : digits)).join(''),
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'
        .replaceAll('x', () => hex(0, 15))
        .replaceAll('y', () => hex(8, 11)),
    shuffle: (values) => {
      const shuffled = [...values];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
}
