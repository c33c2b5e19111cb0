import { SimpleFaker, type Randomizer } from '@faker-js/faker';

/**
 * Reproducible random values. The same seed and labels always give the same stream, so that a
 * change in one part of a scenario does not change the other parts.
 */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /**
   * One of the values.
   * @throws RangeError for an empty list
   */
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

/** A stream of numbers from 0 (included) to 1 (excluded), by mulberry32. */
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

let current = stream(0);

/**
 * Faker creates the values from the current stream's numbers. All streams share one Faker, because
 * a scenario has thousands of streams and a Faker is costly to build.
 */
const delegating: Randomizer = { next: () => current(), seed: () => undefined };

/**
 * The part of Faker without a locale. Names and words come from the seed texts, in eight languages.
 */
const faker = new SimpleFaker({ randomizer: delegating });

/**
 * A stream of values for one purpose.
 * @param seed seed of the world
 * @param labels purpose of the values, for example `'box', 17`
 */
export function randomFor(seed: number, ...labels: readonly (string | number)[]): Random {
  const own = stream(hash(labels.join('\u0000'), seed));
  const make = <T>(value: () => T): T => {
    current = own;
    return value();
  };
  return {
    next: own,
    int: (min, max) => make(() => faker.number.int({ min, max })),
    pick: (values) => {
      if (values.length === 0) throw new RangeError('cannot pick from an empty list');
      return make(() => faker.helpers.arrayElement(values));
    },
    digits: (length) => make(() => faker.string.numeric({ length, allowLeadingZeros: false })),
    uuid: () => make(() => faker.string.uuid()),
    shuffle: (values) => make(() => faker.helpers.shuffle(values)),
  };
}
