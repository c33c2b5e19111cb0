import { Faker, base } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { randomFor } from './random.ts';

/** A Faker that takes its numbers from the stream of the same seed and labels. */
function fakerFor(seed: number, ...labels: readonly (string | number)[]): Faker {
  const { next } = randomFor(seed, ...labels);
  return new Faker({ locale: base, randomizer: { next, seed: () => undefined } });
}

describe('chance', () => {
  it.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'with seed %s gives what Faker makes of the same stream, so that seeded worlds stay as they are',
    (seed) => {
      const own = randomFor(seed, 'box', seed * 7);
      const faker = fakerFor(seed, 'box', seed * 7);
      const words = Array.from({ length: (seed % 9) + 1 }, (_, at) => `word ${at}`);
      for (let round = 0; round < 5; round += 1) {
        expect(own.int(-3, seed)).toBe(faker.number.int({ min: -3, max: seed }));
        expect(own.pick(words)).toBe(faker.helpers.arrayElement(words));
        expect(own.digits((seed % 12) + 1)).toBe(
          faker.string.numeric({ length: (seed % 12) + 1, allowLeadingZeros: false }),
        );
        expect(own.uuid()).toBe(faker.string.uuid());
        expect(own.shuffle(words)).toEqual(faker.helpers.shuffle(words));
      }
    },
  );

  it('refuses to pick from nothing, and gives other labels another stream', () => {
    expect(() => randomFor(1).pick([])).toThrow(RangeError);
    expect(randomFor(1, 'a').uuid()).not.toBe(randomFor(1, 'b').uuid());
    expect(randomFor(1, 'a').uuid()).toBe(randomFor(1, 'a').uuid());
  });
});
