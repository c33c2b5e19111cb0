import { tenants } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import { handlersScenario, testNow } from './fixtures/scenario.ts';

describe('worlds', () => {
  const test = new TestEngine(nodePorts, 'HU');
  const params = { worldId: test.world.id };

  it('[R1.1] can be created, listed, read and ended', async () => {
    const { body } = await test.call('createWorld', {
      body: { scenario: handlersScenario, tenant: 'RO', user: 'bankerRm', seed: 3 },
    });
    expect(body).toMatchObject({ scenario: handlersScenario, tenant: 'RO', user: 'bankerRm' });
    const world = test.engine.worlds.get(body.worldId);
    if (!world) throw new Error('the world is not there');
    const me = await test.call('getCurrentUser', {
      world,
      token: body.idToken,
      context: { flowType: 'BANKER' },
    });
    expect(me.body.user.username).toBe(test.user('bankerRm', world).username);
    const read = await test.call('getWorld', { params: { worldId: body.worldId } });
    expect(read.body).toMatchObject({ worldId: body.worldId, seed: 3, commands: 0 });
    const listed = await test.call('listWorlds');
    expect(listed.body.map(({ worldId }) => worldId)).toContain(body.worldId);
    await test.call('deleteWorld', { params: { worldId: body.worldId } });
    const gone = await test.refusal('getWorld', { params: { worldId: body.worldId } });
    expect(gone).toMatchObject({ status: 404, messageKey: 'dde.error.unknownWorld' });
    expect(gone.details.reason).toContain('/__sim/worlds');
  });

  it('[R1.1] are rejected with the reason if scenario or user do not exist', async () => {
    const scenario = await test.refusal('createWorld', { body: { scenario: 'none' } });
    expect(scenario).toMatchObject({ status: 404, messageKey: 'dde.error.unknownScenario' });
    const user = await test.refusal('createWorld', {
      body: { scenario: handlersScenario, user: 'nobody' },
    });
    expect(user.status).toBe(400);
    expect(user.details.reason).toContain('client1');
  });

  it('[R1.1] return to their start, while sessions are kept', async () => {
    const token = test.token('client1');
    const dokuBoxId = test.box('open').id;
    await test.call('renameDokubox', { token, body: { dokuBoxId, newCustomName: 'Mine' } });
    expect((await test.call('getWorld', { params })).body.commands).toBe(1);
    const { body } = await test.call('resetWorld', { params });
    expect(body).toMatchObject({ commands: 0, now: new Date(testNow).toISOString() });
    expect(test.box('open').customName).not.toBe('Mine');
    await expect(test.call('getCurrentUser', { token })).resolves.toBeTruthy();
  });

  it('[R1.1] have scenarios with the users to sign in as', async () => {
    const { body } = await test.call('listScenarios');
    expect(body[0]).toMatchObject({ name: handlersScenario, tenants: [...tenants] });
    expect(body[0]?.users[0]?.key).toBe('client1');
  });

  it('[R1.1] report the health of the simulator', async () => {
    const { body } = await test.call('getHealth');
    expect(body).toMatchObject({ status: 'ok', version: '1.2.3', contractBreaches: 0 });
    expect(body.worlds).toBeGreaterThan(0);
  });
});

describe('opening a world in a browser', () => {
  it.each(tenants)('[R2.6] leads to the landing page of %s, signed in', async (tenant) => {
    const test = new TestEngine(nodePorts, tenant);
    const params = { worldId: test.world.id };
    const client = await test.call('openWorld', { params, query: {} });
    expect(client.location).toBe(`/index${tenant}.html`);
    const me = await test.call('getCurrentUser', { token: client.sessionToken ?? null });
    expect(me.body.user.username).toBe(test.user('client1').username);
    const banker = await test.call('openWorld', { params, query: { user: 'bankerRm' } });
    expect(banker.location).toBe(`/intranet${tenant}.html`);
  });

  it('[R2.9] leads to a path of the portal, never anywhere else', async () => {
    const test = new TestEngine(nodePorts, 'HU');
    const params = { worldId: test.world.id };
    const path = '/app/dokuboxlist?dokuBoxId=42#top';
    const { location } = await test.call('openWorld', { params, query: { path } });
    // Through the landing page, which sets bank and channel in the browser.
    const resume = encodeURIComponent('/app/dokuboxlist?dokuBoxId=42');
    expect(location).toBe(`/indexHU.html?resume=${resume}`);
    const landing = { path: '/intranetHU.html?resume=%2Fapp%2Ftasks', user: 'bankerRm' };
    expect((await test.call('openWorld', { params, query: landing })).location).toBe(landing.path);
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      '/.//evil.example',
    ];
    for (const hostile of elsewhere) {
      const refusal = await test.refusal('openWorld', { params, query: { path: hostile } });
      expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.invalidValue' });
    }
  });

  it.each(['unsigned', 'stuck', 'shut', 'invited'])(
    '[R1.1] shows the sign-in if %s cannot sign in directly, and ends the earlier session',
    async (user) => {
      const test = new TestEngine(nodePorts, 'HU');
      const params = { worldId: test.world.id };
      const opened = await test.call('openWorld', { params, query: { user } });
      const name = encodeURIComponent(test.user(user).username);
      expect(opened.location).toBe(`/indexHU.html?login_hint=${name}`);
      expect(opened.sessionToken).toBeNull();
    },
  );

  it('[R1.1] signs in a user with one remaining step, which the portal then shows', async () => {
    const test = new TestEngine(nodePorts, 'HU');
    const params = { worldId: test.world.id };
    const { sessionToken } = await test.call('openWorld', { params, query: { user: 'newcomer' } });
    const { body } = await test.call('getCurrentUser', { token: sessionToken ?? null });
    expect(body.passwordChangeRequired).toBe(true);
  });

  it('[R1.1] accepts only users of the world', async () => {
    const test = new TestEngine(nodePorts, 'HU');
    const params = { worldId: test.world.id };
    expect((await test.refusal('openWorld', { params, query: { user: 'nobody' } })).status).toBe(
      404,
    );
    const unknown = await test.refusal('openWorld', { params: { worldId: 'none' }, query: {} });
    expect(unknown.messageKey).toBe('dde.error.unknownWorld');
  });
});
