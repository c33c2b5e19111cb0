import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { ContractServer } from '../contract-server.ts';
import { loadScenario } from '../workflow/staging.ts';
import { ContractWorld } from '../workflow/world.ts';
import { RandomWalk } from './walk.ts';

/**
 * Random walks through the whole life of boxes, over HTTP. `WALK_SEED` and `WALK_STEPS` (steps of
 * each walk) select another walk, for example `WALK_SEED=7 WALK_STEPS=5000 npx vitest run …
 * tests/contract/walk`.
 */
const seed = Number(process.env['WALK_SEED'] ?? 20_261);
const steps = Number(process.env['WALK_STEPS'] ?? 360);

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
  for (const [name, segment] of [
    ['walk-mb', 'MB'],
    ['walk-corp', 'CORP'],
  ] as const) {
    loadScenario(
      server,
      name,
      [
        { client: 'main', eachStatus: 'dokubox' },
        { client: 'main', definition: 'TRADE-CORP-01', status: 'IN_PROGRESS' },
        { client: 'main', definition: 'PLEDGE-MB-01', status: 'PAPER_IN_PROGRESS' },
      ],
      {
        clients: { main: { segment } },
        users: { clientColleague: { like: 'client1', clients: ['main'] } },
      },
    );
  }
});
afterAll(() => server.stop());

describe('two clients and three bankers at random', () => {
  it.each(tenants.map((tenant, at) => [tenant, at % 2 === 0 ? 'walk-mb' : 'walk-corp'] as const))(
    '[R4.1][R4.6][R8.5] never break the product in %s',
    async (tenant, scenario) => {
      const world = await ContractWorld.create(server, scenario, tenant);
      const walked = await new RandomWalk(world, seed).walk(steps);
      const { accepted, refused, uploads, answers, ended, seen } = walked;
      process.stdout.write(
        `${tenant} WALK_SEED=${seed} WALK_STEPS=${steps}: ${accepted} commands accepted, ${refused} refused, ${answers} answers, ${uploads} uploads, ${ended} boxes ended, ${seen.size} statuses\n`,
      );
      expect(accepted).toBeGreaterThan(steps / 4);
      expect(uploads).toBeGreaterThan(0);
    },
    steps * 500,
  );
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
