import { expect, it } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import { randomFor } from '../../simulator/engine/seed/random.ts';
import { roomOfACall, Values, type Schema } from './values.ts';

it('[A-460] A generated call stays small enough to be sent, however deep its bounds are nested', () => {
  const sizes = Array.from({ length: 400 }, (_, seed) => {
    const values = new Values(randomFor(seed, 'invariants'), {});
    return JSON.stringify(values.of(operations.importWorld.body as Schema)).length;
  });
  expect(Math.max(...sizes)).toBeLessThan(2 * roomOfACall);
  // They include lists and texts beyond their bounds.
  expect(Math.max(...sizes)).toBeGreaterThan(100_000);
});
