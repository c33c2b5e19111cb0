import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyNameOf } from '../keys.ts';
import { lineInSlices, readLines, transactionLineOf } from './lines.ts';

/** Texts longer than one slice, with surrogate pairs wherever a slice may end. */
const longText = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.string({ unit: 'grapheme', maxLength: 20 }))
  .map(([before, text]) => 'x'.repeat(before) + `😀${text}"\n`.repeat(20_000));

const changes = fc.array(
  fc.record({
    key: fc.tuple(fc.constant('step'), fc.string(), fc.nat()),
    value: fc.oneof(fc.constant(undefined), fc.constant(''), fc.string(), longText),
  }),
  { maxLength: 5 },
);

it('a line that is written in slices reads the same as the written texts', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (some) => {
      const line = await lineInSlices(some);
      expect(line.equals(transactionLineOf(some))).toBe(true);
      const { texts, end, damagedAt } = readLines(line);
      expect(damagedAt).toBeUndefined();
      expect(end).toBe(line.length);
      const last = new Map(some.map(({ key, value }) => [keyNameOf(key), value]));
      for (const [name, value] of last) expect(texts.get(name)?.value === value).toBe(true);
    }),
    { seed: 29, numRuns: 30 },
  );
});
