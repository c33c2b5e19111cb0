import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describe, expect } from 'vitest';
import { test } from '@dokubox/testing/vitest.ts';
import type { TestSimulator } from '@dokubox/testing/simulator.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { testOf, type Copied } from './testOf.ts';

/** A test of our suite that was copied from a journal: it runs, so what is copied does. */
const example = fileURLToPath(new URL('../../../testing/examples/copied.test.ts', import.meta.url));

/** The console's data about the last request of a world. */
async function lastOf(simulator: TestSimulator, world: TestWorld): Promise<Copied> {
  const entries = await world.journal();
  const params = { worldId: world.id };
  const [{ users }, history, about, exchange] = await Promise.all([
    world.state({ limit: 0 }),
    world.history(),
    simulator.control.call('getWorld', { params }),
    simulator.control.call('getJournalEntry', {
      params: { ...params, entry: entries.at(-1)?.number ?? 0 },
    }),
  ]);
  return { exchange, entries, history, users, world: about };
}

describe('a request as a test', () => {
  test('[A-459] contains the steps that led there, the time that passed, the request and its answer', async ({
    makeWorld,
    simulator,
  }) => {
    const world = await makeWorld({ scenario: 'everyday', tenant: 'SK', user: 'client1' });
    const [client, banker] = [await world.as(), await world.as('bankerRm')];
    const running = (await client.boxes()).find(({ status }) => status === 'IN_PROGRESS');
    const id = running?.id ?? 0;
    const body = { dokuBoxId: id, newCustomName: "The bank's own name" };
    await banker.call('lockDokubox', { params: { id }, body: {} });
    await world.advance({ hours: 1 });
    await client.call('renameDokubox', { body });
    await client.call('lockDokubox', { params: { id }, body: {} });
    await banker.refusal('lockDokubox', { params: { id }, body: {} });

    const text = testOf(await lastOf(simulator, world)) ?? '';
    const formatted = await format(text, { ...(await resolveConfig(example)), filepath: example });
    expect(formatted).toBe(readFileSync(example, 'utf8'));
  });

  test('[A-459] holds the answer against the one in the journal, but for moments', async ({
    makeWorld,
    simulator,
  }) => {
    const world = await makeWorld({ scenario: 'everyday', tenant: 'CZ', user: 'client1' });
    const client = await world.as();
    await client.call('getPortalStatuses');
    expect(testOf(await lastOf(simulator, world))).toContain('expect(answer).toEqual({');
    const [box] = await client.boxes();
    const list = testOf(await lastOf(simulator, world)) ?? '';
    expect(list).toMatch(/toMatchObject\(\{[^}]*totalElements: \d+/);
    await client.call('loadDokubox', { params: { id: box?.id ?? 0 } });
    const loaded = testOf(await lastOf(simulator, world)) ?? '';
    expect(loaded).toMatch(/createdAt: expect\.any\(String\)/);
  });

  test('[A-459] says in a comment what no journal holds, and sends what breaks the contract', async ({
    makeWorld,
    simulator,
  }) => {
    const world = await makeWorld({ scenario: 'everyday', tenant: 'RO', user: 'client1' });
    const client = await world.as();
    const [box] = await client.boxes();
    await world.force({ boxes: [{ id: box?.id ?? 0, customName: 'By hand' }] });
    await client.refusal('renameDokubox', { body: { newCustomName: 7 } as never });
    const text = testOf(await lastOf(simulator, world));
    expect(text).toContain('// Here came forceState, not by a request of this journal');
    expect(text).toContain("refusal('renameDokubox', { body: { newCustomName: 7 } } as never)");
    expect(text).toContain("toEqual([400, 'dde.error.");
  });

  test('[A-459] repeats the failure a fault made, and takes a server where one is needed', async ({
    makeWorld,
    simulator,
  }) => {
    const world = await makeWorld({ scenario: 'everyday', tenant: 'BG', user: 'client1' });
    const client = await world.as();
    await world.fault({ operationId: 'loadDokubox', status: 503, times: 1 });
    await client.refusal('loadDokubox', { params: { id: 1 } });
    const failed = testOf(await lastOf(simulator, world)) ?? '';
    expect(failed).toContain("world.fault({ operationId: 'loadDokubox', status: 503");
    await client.refusal('getSigningUrl', { params: { id: 1 }, body: {} });
    expect(testOf(await lastOf(simulator, world))).toContain('await startServer()');
  });

  test('[A-459] is none for an address the contract does not have', async ({
    makeWorld,
    simulator,
  }) => {
    const world = await makeWorld({ scenario: 'everyday', tenant: 'HU', user: 'client1' });
    await (await world.as()).call('getPortalStatuses');
    const copied = await lastOf(simulator, world);
    const { operationId: _none, ...entry } = copied.exchange.entry;
    expect(testOf({ ...copied, exchange: { entry } })).toBeNull();
  });
});
