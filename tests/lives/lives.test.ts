import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { nodePorts } from '../../simulator/server/ports.ts';
import { engineOfLives, liveMany } from './lives.ts';
import { live } from './life.ts';
import { lifeKinds, plansOf } from './plan.ts';

/** `npm run proof:lives` runs two thousand. */
const count = 42;

describe('lives of boxes', () => {
  it('[R4.1][R4.6] can all be ended by the offered actions, whatever happens before', async () => {
    const { lives, finalized, cancelled, deadEnds } = await liveMany(
      engineOfLives(nodePorts),
      count,
      20_261,
    );
    expect([...deadEnds.keys()]).toEqual([]);
    expect(finalized + cancelled).toBe(lives);
    expect(finalized).toBeGreaterThan(count / 2);
  }, 120_000);

  it('[A-197] begin in every tenant, from each side, with every pair of signature systems', () => {
    expect(lifeKinds).toHaveLength(tenants.length * 2 * 4 * 3);
    expect(new Set(plansOf(lifeKinds.length, 1).map(({ tenant }) => tenant)).size).toBe(7);
  });

  it('[R4.6] are the same for the same plan', async () => {
    const [plan] = plansOf(1, 5);
    if (!plan) throw new Error('no plan');
    const one = await live(engineOfLives(nodePorts), plan);
    expect(await live(engineOfLives(nodePorts), plan)).toEqual(one);
  }, 60_000);
});
