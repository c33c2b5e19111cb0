import type { TestSimulator } from '@dokubox/testing/simulator.ts';
import { startServer } from '@dokubox/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let simulator: TestSimulator;
beforeAll(async () => {
  simulator = await startServer();
});
afterAll(() => simulator.stop());

test('a signer who refuses ends the envelope, and the client sees the reason', async () => {
  const world = await simulator.world({ scenario: 'signing-running', tenant: 'HU' });
  const client = await world.as('client1');
  const row = (await client.boxes()).find(
    ({ namirialEnvelopeStatus }) => namirialEnvelopeStatus === 'WAITING_SIGNATURE',
  );
  const box = row?.id ?? 0;

  await world.act({ box, action: 'workstepFinished' });
  await world.act({ box, action: 'workstepRejected', reason: 'The fee is not as agreed.' });
  const refused = await world.waitFor(() => client.box(box), {
    until: ({ namirialEnvelopeStatus }) => namirialEnvelopeStatus === 'REJECTED',
    what: 'a refused envelope',
  });
  const [doku] = refused.dokus;
  expect(doku?.participants.map((one) => one.signatureRejected)).toEqual([false, true]);
  const messages = await client.call('getMessages', { params: { id: doku?.id ?? 0 } });
  expect(messages.map(({ content }) => content)).toContain('The fee is not as agreed.');
  await world.dispose();
});
