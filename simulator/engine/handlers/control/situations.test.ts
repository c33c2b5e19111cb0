import { dokuboxStatuses, dokuStatuses, tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { scenarioTexts } from '../../scenario/fixtures/scenario-texts.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

const test = new TestEngine(nodePorts, 'HU');
for (const [file, text] of scenarioTexts) test.engine.scenarios.add(file, text);

type SituationBox = AnswerOf<'listSituations'>[number]['boxes'][number];

describe('situations', () => {
  /** Whether a user can open and read a box. False if the scenario's portal is blocked. */
  async function opens(scenario: string, tenant: Tenant, box: SituationBox, user: string) {
    const query = { scenario, tenant, user, box: box.boxId };
    const answer = await test.call('openSituation', { query });
    const world = test.engine.worlds.get(answer.opened?.worldId ?? '');
    if (!world) throw new Error('no world was made');
    const landing = answer.location?.split('?') ?? [];
    expect(landing[0]).toMatch(new RegExp(`^/(?:index|intranet)${tenant}\\.html$`));
    expect(landing[1]).toBe(`resume=%2Fapp%2Fdokubox%2F${box.boxId}`);
    const blocked = world.settings.portalStatuses.some((one) => one.currentlyBlocked);
    if (!blocked) {
      const key = answer.opened?.user ?? '';
      const flowType = user === 'turn' ? box.turn.userType : test.user(key, world).userType;
      const channel = flowType === 'CLIENT' ? 'INTERNET' : 'INTRANET';
      const token = answer.sessionToken ?? null;
      const context = { flowType, channel } as const;
      const call = { world, token, params: { id: box.boxId }, context };
      expect((await test.call('loadDokubox', call)).body.id).toBe(box.boxId);
    }
    test.engine.worlds.delete(world.id);
    return !blocked;
  }

  it.each(tenants)(
    '[A-415] of %s open from each cell of an index by status, for each user who can open the box',
    async (tenant) => {
      const { body } = await test.call('listSituations', { query: { tenant } });
      const cells = new Map<string, () => Promise<boolean>>();
      for (const { scenario, boxes } of body) {
        if (scenario === test.world.scenario) continue;
        for (const box of boxes) {
          expect(box.people).toEqual(
            expect.arrayContaining(box.dokuTurns.flatMap(({ key }) => key ?? [])),
          );
          for (const user of ['turn', ...box.people]) {
            const open = () => opens(scenario, tenant, box, user);
            // Opens each box as the user whose turn it is, and each status as every user.
            if (user === 'turn') cells.set(`${scenario} ${box.boxId}`, open);
            for (const status of [box.status, ...box.dokuStatuses]) {
              const cell = `${status} ${user}`;
              if (!cells.has(cell)) cells.set(cell, open);
            }
          }
        }
      }
      for (const status of [...dokuboxStatuses, ...dokuStatuses]) {
        expect(cells.has(`${status} turn`), status).toBe(true);
      }
      let opened = 0;
      for (const open of cells.values()) opened += (await open()) ? 1 : 0;
      expect(opened).toBeGreaterThan(300);
    },
  );

  it('[A-272] let a representative of several clients act for the client of the opened box', async () => {
    const world = test.engine.worlds.create({ scenario: 'several-clients', tenant: 'HU' });
    const [box] = world.boxes.values();
    const params = { worldId: world.id };
    const clientOf = async (path?: string) => {
      const query = { user: 'client3', ...(path === undefined ? {} : { path }) };
      const { sessionToken } = await test.call('openWorld', { params, query, world });
      const { body } = await test.call('getCurrentUser', { token: sessionToken ?? null, world });
      return body.clientNumber ?? null;
    };
    expect(test.user('client3', world).clientNumbers).toContain(box?.clientNumber);
    expect(await clientOf(`/app/dokubox/${box?.id}`)).toBe(box?.clientNumber);
    expect(await clientOf()).toBeNull();
  });

  it('[A-415] leave no world behind if user, box or path do not exist', async () => {
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

  it('[A-415] start at the given time with the given user', async () => {
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
    expect(location).toBe('/indexSK.html?resume=%2Fapp%2Fx');
    expect([opened?.user, world?.tenant]).toEqual(['client2', 'SK']);
    expect(world?.clock.nowIso()).toBe(now);
  });
});
