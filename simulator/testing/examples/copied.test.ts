import { test } from '@dokubox/testing/vitest.ts';
import { expect } from 'vitest';

test('lockDokubox is answered with 409', async ({ makeWorld }) => {
  const world = await makeWorld({
    scenario: 'everyday',
    tenant: 'SK',
    user: 'client1',
    seed: 1857,
  });
  const bankerRm = await world.as('bankerRm');
  await bankerRm.call('lockDokubox', { params: { id: 101 }, body: {} });
  await world.advance({ minutes: 60 });
  const client1 = await world.as('client1');
  await client1.call('renameDokubox', {
    body: { dokuBoxId: 101, newCustomName: "The bank's own name" },
  });
  await client1.call('lockDokubox', { params: { id: 101 }, body: {} });
  const refusal = await bankerRm.refusal('lockDokubox', { params: { id: 101 }, body: {} });
  expect([refusal.status, refusal.messageKey]).toEqual([409, 'dde.error.dokuboxLocked']);
});
