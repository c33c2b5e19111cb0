import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { CallRefused } from './caller.ts';
import { test } from './vitest.ts';
import { waitFor } from './wait-for.ts';

const root = join(import.meta.dirname, '../..');

describe('the test kit', () => {
  test('gives each person a separate session, and always the same one', async ({ makeWorld }) => {
    const world = await makeWorld({ scenario: 'everyday', tenant: 'RO' });
    const [client, banker, again] = await Promise.all([
      world.as('client1'),
      world.as('bankerRm'),
      world.as('client1'),
    ]);
    expect(again).toBe(client);
    expect(client.user.username).not.toBe(banker.user.username);
    await client.call('logout', { body: {} });
    expect((await client.refusal('getCurrentUser')).status).toBe(401);
    expect((await banker.call('getCurrentUser')).user).toEqual(banker.user);
  });

  test('reports a rejected call, and a call that should have been rejected', async ({
    makeWorld,
  }) => {
    const client = await (await makeWorld({ scenario: 'everyday', tenant: 'CZ' })).as('client1');
    const wrong = { body: { dokuBoxId: 1, newCustomName: 'x'.repeat(101) } };
    const refusal = await client.refusal('renameDokubox', wrong);
    expect(refusal).toBeInstanceOf(CallRefused);
    expect(refusal.message).toMatch(/^renameDokubox was answered with 400: .*newCustomName/);
    await expect(client.refusal('getCurrentUser')).rejects.toThrow('should have been rejected');
    const strangers = client.call('loadDokubox', { params: { id: 999_999 } });
    await expect(strangers).rejects.toMatchObject({ status: 404, operationId: 'loadDokubox' });
  });

  test('does not count a user as signed in who must do something first', async ({ makeWorld }) => {
    const world = await makeWorld({ scenario: 'sign-in-variants', tenant: 'HU' });
    const { users } = await world.state();
    const locked = users.find(({ status }) => status !== 'ACTIVE');
    await expect(world.as(locked?.key ?? 'none')).rejects.toMatchObject({ status: 401 });
  });

  test('forces records, marks this in the history, and ends its worlds', async ({
    makeWorld,
    simulator,
  }) => {
    const world = await makeWorld({ scenario: 'everyday', tenant: 'SK' });
    const [box] = await (await world.as()).boxes();
    const id = box?.id ?? 0;
    await world.force({ boxes: [{ id, customName: 'By hand' }] });
    expect(await (await world.as()).box(id)).toMatchObject({ customName: 'By hand' });
    expect((await world.history()).at(-1)).toMatchObject({ forced: true });
    await world.dispose();
    await world.dispose();
    const gone = await simulator.control.refusal('getWorld', { params: { worldId: world.id } });
    expect(gone.status).toBe(404);
  });

  test('stops waiting at its time limit, and reports the last value', async () => {
    let read = 0;
    const third = await waitFor(() => (read += 1), { until: (count) => count === 3 });
    expect([third, read]).toEqual([3, 3]);
    const never = waitFor(() => ({ status: 'TODO' }), {
      until: () => false,
      timeoutMs: 30,
      what: 'a signature',
    });
    await expect(never).rejects.toThrow('No result for a signature after 30 ms');
    await expect(never).rejects.toThrow('{"status":"TODO"}');
  });

  test('is described in docs/testing.md with files that run', () => {
    const page = readFileSync(join(root, 'docs', 'testing.md'), 'utf8');
    const blocks = [...page.matchAll(/^\[`([^`]+)`\][^\n]*\n\n```ts\n(.*?)^```/gms)];
    expect(blocks.map(([, file]) => file)).toEqual([
      'simulator/testing/examples/in-process.test.ts',
      'simulator/testing/examples/server.test.ts',
      'simulator/testing/examples/copied.test.ts',
      'tests/journeys/renamed-elsewhere.spec.ts',
    ]);
    for (const [, file = '', text] of blocks) {
      expect(text, file).toBe(readFileSync(join(root, file), 'utf8'));
    }
  });
});
