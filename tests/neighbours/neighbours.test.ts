import { afterAll, beforeAll, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neighbourKinds } from './kinds.ts';
import { Street } from './play.ts';

/** The part of `npm run proof:neighbours` that takes seconds: less of everything, all at once. */
const SCALE = 0.04;

let data: string;
let street: Street;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'dokubox-neighbours-'));
  street = await Street.open(['--import', 'tsx', 'simulator/cli.ts'], data);
}, 60_000);
afterAll(async () => {
  await street.close();
  rmSync(data, { recursive: true, force: true });
});

it('[A-487][A-488] a bystander is served while neighbours do everything at once', async () => {
  const { met, alive } = await street.act('all', Object.keys(neighbourKinds), SCALE, 1);
  expect(met.failures).toEqual([]);
  expect(met.calls).toBeGreaterThan(0);
  expect(alive).toBe(true);
}, 120_000);
