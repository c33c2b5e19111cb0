import { tenants, userTypes } from '@dokubox/spec/enums.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../server/ports.ts';
import { enter, handle } from './engine.ts';
import { TestEngine } from './handlers/fixtures/test-engine.ts';

let now = 0;
let test: TestEngine;

beforeEach(() => {
  now = 0;
  test = new TestEngine(nodePorts, 'HU', () => now);
});

const ids = Object.keys(operations) as OperationId[];
const table: Readonly<Record<OperationId, OperationDefinition>> = operations;
const closed = ids.filter((id) => table[id].access === 'session' || table[id].access === 'partial');
const keyOf = { CLIENT: 'client1', BANKER: 'bankerRm' } as const;

describe('access to every call', () => {
  it.each(closed)('[R6.9] %s returns 401 without a session', async (id) => {
    for (const token of [null, 'made-up', `${test.world.id}.guessed`]) {
      expect(await test.refusal(id, { token })).toMatchObject({
        status: 401,
        messageKey: 'dde.error.sessionExpired',
        errorCode: null,
      });
    }
  });

  it.each(closed)('[R6.9] %s returns 401 after the session has ended', async (id) => {
    const userType = table[id].userType ?? 'CLIENT';
    const token = test.token(keyOf[userType]);
    now = limits.idTokenMs;
    expect(await test.refusal(id, { token, context: { flowType: userType } })).toMatchObject({
      status: 401,
    });
  });

  it.each(closed.filter((id) => table[id].userType))(
    '[R6.1][R6.3] %s rejects the other type of user',
    async (id) => {
      const other = userTypes.find((userType) => userType !== table[id].userType);
      expect(await test.refusal(id, { as: keyOf[other ?? 'CLIENT'] })).toMatchObject({
        status: 403,
        messageKey: 'dde.error.notAllowed',
      });
    },
  );

  it.each(tenants)('[R1.1] is denied in %s with another tenant’s session', async (tenant) => {
    for (const home of tenants.filter((name) => name !== tenant)) {
      const { worlds } = test.engine;
      const scenario = test.world.scenario;
      const token = test.token('client1', worlds.create({ scenario, tenant: home }));
      const world = worlds.create({ scenario, tenant });
      expect(await test.refusal('getCurrentUser', { token, world })).toMatchObject({
        status: 403,
        errorCode: 'DOKUBOX_ACCESS_DENIED',
      });
    }
  });

  it('[R7.1] is denied if headers contradict the session', async () => {
    const tenant = await test.refusal('getCurrentUser', {
      as: 'client1',
      context: { tenant: 'CZ' },
    });
    const flowType = await test.refusal('getCurrentUser', {
      as: 'client1',
      context: { flowType: 'BANKER' },
    });
    for (const refusal of [tenant, flowType]) {
      expect(refusal).toMatchObject({ status: 403, errorCode: 'DOKUBOX_ACCESS_DENIED' });
    }
  });

  it('[R1.1] needs a session of the same world, even for one tenant', async () => {
    const other = test.engine.worlds.create({ scenario: test.world.scenario, tenant: 'HU' });
    const token = test.token('client1', other);
    expect((await test.refusal('getCurrentUser', { token })).status).toBe(401);
    test.engine.worlds.delete(other.id);
    expect((await test.refusal('getCurrentUser', { token })).status).toBe(401);
  });

  it('[R7.24] returns 307 while the portal is blocked, but keeps the session', async () => {
    const { world } = test;
    world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.settings().portalStatuses = [{ function: 'DDE', currentlyBlocked: true }];
    });
    const blocked = await test.refusal('getMessages', { as: 'client1', params: { id: 1 } });
    expect(blocked).toMatchObject({ status: 307, errorCode: 'PORTAL_BLOCKED' });
    await expect(test.call('getCurrentUser', { as: 'client1' })).resolves.toBeTruthy();
  });

  it('[R7.24] is decided once, at the head of a request, even if its body is slow', async () => {
    const { engine, world } = test;
    const token = test.token('client1');
    const entered = enter(engine, 'getCurrentUser', { world, token, context: null });
    world.sessions.revokeAllOf(test.user('client1').username);
    const input = { body: undefined, params: undefined, query: undefined };
    expect((await handle(entered, input)).body.user.username).toBe(test.user('client1').username);
    expect((await test.refusal('getCurrentUser', { token })).status).toBe(428);
  });

  it('[R8.10] is blocked only between the times of a planned notice', async () => {
    const { world } = test;
    const at = (ms: number) => new Date(world.clock.nowMs() + ms).toISOString();
    world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.settings().portalStatuses = [
        { function: 'ALL', currentlyBlocked: false, timeFrom: at(60_000), timeTo: at(120_000) },
      ];
    });
    const blockedNow = async () => {
      const { body } = await test.call('getPortalStatuses');
      return body.statuses[0]?.currentlyBlocked;
    };
    expect(await blockedNow()).toBe(false);
    now = 60_000;
    expect(await blockedNow()).toBe(true);
    expect((await test.refusal('loadDokubox', { as: 'client1', params: { id: 1 } })).status).toBe(
      307,
    );
    now = 120_000;
    expect(await blockedNow()).toBe(false);
  });
});
