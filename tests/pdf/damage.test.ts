import { expect, it } from 'vitest';
import { tryDamages } from './damage.ts';

it('[R5.21] damaged PDFs neither stop the validation nor pass with other signed bytes', async () => {
  const { tries, wrong } = await tryDamages(120, 20_261_124);
  expect(wrong).toEqual([]);
  expect(tries).toBe(120);
}, 60_000);
