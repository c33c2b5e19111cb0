import { expect, it } from 'vitest';
import { tryChanges } from './proof.ts';
import { renderers } from './renderers.ts';

const drawnBy =
  renderers.length === 0
    ? ' (not drawn: neither pdftoppm nor mutool is installed)'
    : ` (drawn by ${renderers.map(({ name }) => name).join(' and ')})`;

it(`[R3.6] no change of one object that alters the picture leaves a signature valid${drawnBy}`, async () => {
  const { changes, stood, passed } = await tryChanges(40, 20_261_123, false);
  expect(passed).toEqual([]);
  expect(changes).toBe(40);
  // Most changes must be rejected, and some harmless ones accepted. Otherwise this test would show
  // nothing.
  expect(stood).toBeGreaterThan(0);
  expect(stood).toBeLessThan(changes / 2);
}, 60_000);
