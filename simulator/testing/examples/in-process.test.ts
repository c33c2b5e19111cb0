import { test } from '@dokubox/testing/vitest.ts';
import { expect } from 'vitest';

test('a locked box rejects calls of the other side until its lock expires', async ({
  makeWorld,
}) => {
  const everyday = await makeWorld({ scenario: 'everyday', tenant: 'SK' });
  const client = await everyday.as('client1');
  const banker = await everyday.as('bankerRm');
  const running = (await client.boxes()).find(({ status }) => status === 'IN_PROGRESS');
  const id = running?.id ?? 0;

  await banker.call('lockDokubox', { params: { id }, body: {} });
  const refusal = await client.refusal('lockDokubox', { params: { id }, body: {} });
  expect([refusal.status, refusal.messageKey]).toEqual([409, 'dde.error.dokuboxLocked']);
  expect((await client.box(id)).lockUser?.fullName).toBe(banker.user.fullName);

  await everyday.advance({ hours: 1 });
  await client.call('lockDokubox', { params: { id }, body: {} });
  const refused = (await everyday.journal('lockDokubox')).filter(({ status }) => status === 409);
  expect(refused).toHaveLength(1);
});

test('a temporary failure affects only one call', async ({ makeWorld }) => {
  const everyday = await makeWorld({ scenario: 'everyday', tenant: 'CZ', user: 'client1' });
  const client = await everyday.as();
  await everyday.fault({ operationId: 'searchClientDokuboxes', status: 503, times: 1 });

  await expect(client.boxes()).rejects.toThrow('503');
  expect(await client.boxes()).not.toHaveLength(0);
});
