import { expect, it } from 'vitest';
import { ownSamples } from './samples.ts';
import { tryForms } from './try-forms.ts';
import { viewers } from './viewers.ts';

const drawnBy = viewers.map(({ name }) => name).join(', ');

it(`[R3.6] no file that viewers show in two ways passes (drawn by ${drawnBy})`, async () => {
  const { tries, passed, differ, wrong } = await tryForms(await ownSamples(), 40, 20_261_126, 8);
  expect(wrong).toEqual([]);
  expect(tries).toBe(40);
  // Some changes of form must be harmless, and some must be visible. Otherwise this test would show
  // nothing.
  expect(passed).toBeGreaterThan(0);
  expect(differ).toBeGreaterThan(0);
}, 240_000);
