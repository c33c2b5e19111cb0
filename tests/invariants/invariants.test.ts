import { expect, it } from 'vitest';
import { callLineOf, tryCalls } from './invariants.ts';

it('[A-460] No generated call answers 500, and every world can be read, exported and undone after each', async () => {
  const { finding, accepted, path } = await tryCalls(300, 5);
  expect(finding, path.slice(-3).map(callLineOf).join('\n')).toBeNull();
  expect(accepted).toBeGreaterThan(60);
});
