import { expect, it } from 'vitest';
import { tryStructures } from './structures.ts';

it('[R3.6][R5.21] signatures changed inside neither stop the validation nor pass with another content', async () => {
  const { tries, wrong } = await tryStructures(200, 20_261_124);
  expect(wrong).toEqual([]);
  expect(tries).toBe(200);
}, 60_000);
