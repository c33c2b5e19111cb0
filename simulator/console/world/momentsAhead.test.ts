import { describe, expect, it } from 'vitest';
import { TestEngine } from '../../engine/handlers/fixtures/test-engine.ts';
import { nodePorts } from '../../server/ports.ts';
import { momentsAhead } from './momentsAhead.ts';

describe('upcoming events', () => {
  it('[A-271] is in the future, the next one first, and is over once the clock is there', async () => {
    const test = new TestEngine(nodePorts, 'CZ');
    const params = { worldId: test.world.id };
    const { id } = test.box('open');
    const { username } = test.user('client1');
    const state = async () => (await test.call('getWorldState', { params, query: {} })).body;
    const { now } = await state();
    const expiresAt = new Date(Date.parse(now) + 60_000).toISOString();
    const lock = { username, expiresAt };
    await test.call('forceState', {
      params,
      body: { boxes: [{ id, lock }], users: [{ username, docExpiryDate: now.slice(0, 10) }] },
    });
    const moments = momentsAhead(await state());
    expect(moments[0]).toMatchObject({ at: expiresAt });
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted());
    const { fullName } = test.user('client1');
    expect(moments.some(({ what }) => what.includes(fullName))).toBe(true);
    await test.call('setClock', { params, body: { advanceMs: 61_000 } });
    expect(momentsAhead(await state()).map(({ at }) => at)).not.toContain(expiresAt);
  });
});
