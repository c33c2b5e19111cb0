import { tenants } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { scenarioTexts } from '../../scenario/fixtures/scenario-texts.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

const test = new TestEngine(nodePorts, 'HU');
for (const [file, text] of scenarioTexts) test.engine.scenarios.add(file, text);

describe('situations', () => {
  it.each(tenants)(
    '[A-415] of %s lead each into their box, as who has the turn',
    async (tenant) => {
      const { body } = await test.call('listSituations', { query: { tenant } });
      const situations = body.filter(({ scenario }) => scenario !== test.world.scenario);
      let opened = 0;
      for (const { scenario, boxes } of situations) {
        for (const { boxId, turn } of boxes) {
          const query = { scenario, tenant, user: 'turn', box: boxId };
          const answer = await test.call('openSituation', { query });
          const world = test.engine.worlds.get(answer.opened?.worldId ?? '');
          if (!world) throw new Error('no world was made');
          expect(answer.location).toBe(`/app/dokubox/${boxId}`);
          const userType = turn.userType;
          const channel = userType === 'CLIENT' ? 'INTERNET' : 'INTRANET';
          const call = { world, token: answer.sessionToken ?? null, params: { id: boxId } };
          if (world.settings.portalStatuses.some((one) => one.currentlyBlocked)) continue;
          const context = { flowType: userType, channel } as const;
          expect((await test.call('loadDokubox', { ...call, context })).body.id).toBe(boxId);
          test.engine.worlds.delete(world.id);
          opened += 1;
        }
      }
      expect(opened).toBeGreaterThan(60);
    },
  );

  it('[A-415] leave no world behind where user, box or path do not exist', async () => {
    const { size } = test.engine.worlds;
    for (const [query, status] of [
      [{ scenario: 'none' }, 404],
      [{ scenario: 'everyday', user: 'nobody' }, 400],
      [{ scenario: 'everyday', box: 9999 }, 404],
      [{ scenario: 'empty', user: 'turn' }, 404],
      [{ scenario: 'everyday', path: '/__sim/worlds' }, 400],
    ] as const) {
      expect((await test.refusal('openSituation', { query })).status, query.scenario).toBe(status);
    }
    expect(test.engine.worlds.size).toBe(size);
  });

  it('[A-415] begin when they are told to, with the user they are told', async () => {
    const now = '2027-01-31T12:00:00.000Z';
    const query = {
      scenario: 'everyday',
      tenant: 'SK',
      user: 'client2',
      path: '/app/x',
      now,
    } as const;
    const { opened, location } = await test.call('openSituation', { query });
    const world = test.engine.worlds.get(opened?.worldId ?? '');
    expect([location, opened?.user, world?.tenant]).toEqual(['/app/x', 'client2', 'SK']);
    expect(world?.clock.nowIso()).toBe(now);
  });
});
