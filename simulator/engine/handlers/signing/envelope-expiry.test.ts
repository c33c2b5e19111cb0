import { limits } from '@dokubox/spec/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import { signingRequest } from './signing-service.ts';

let test: TestEngine;

const send = (dokuAction: 'SendForSigning' | 'SendForResigning') =>
  test.call('submitBankerDokubox', {
    as: 'bankerRm',
    body: {
      dokuBoxId: test.box('byBank').id,
      dokus: [{ id: test.doku('byBank', 0).id, dokuAction }],
    },
  });
const load = async () => {
  const { body } = await test.call('loadDokubox', {
    as: 'bankerRm',
    params: { id: test.box('byBank').id },
  });
  return body;
};
const wait = (ms: number) => test.world.clock.advance(ms);

/** A document of the client, sent for signing. */
beforeEach(async () => {
  test = new TestEngine(nodePorts, 'HR');
  test.changeDoku('byBank', 0, {
    clientSignatureNeeded: true,
    participants: [
      {
        participantType: 'CLIENT',
        participantRole: 'CLIENT_LEGALREPRESENTATIVE',
        participantState: 'TODO',
        signingUrlResolved: null,
        username: test.user('client1').username,
      },
    ],
  });
  await send('SendForSigning');
});

describe('an envelope that is not signed in time', () => {
  it('[R4.7] is open until its last millisecond, and ends with the next read', async () => {
    wait(limits.envelopeMs - 1);
    expect((await load()).namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
    wait(1);
    expect((await load()).namirialEnvelopeStatus).toBe('CANCELLED');
    expect(test.doku('byBank', 0)).toMatchObject({
      status: 'WAITING_CLIENT_SIGNATURE',
      envelope: 'CANCELLED',
    });
  });

  it('[R4.7] ends in lists and for the control API without anyone opening the box', async () => {
    wait(limits.envelopeMs);
    const { body } = await test.call('getTaskList', {
      as: 'bankerRm',
      body: { scope: 'ALL', page: 0, size: 50 },
    });
    expect(body.content).toContainEqual(
      expect.objectContaining({ dokuId: test.doku('byBank', 0).id, taskType: 'DOKU_ACTION' }),
    );
    const { id } = test.world;
    const envelopes = await test.call('listEnvelopes', { params: { worldId: id } });
    expect(envelopes.body).toContainEqual({
      envelopeId: test.box('byBank').envelopeId,
      dokuBoxId: test.box('byBank').id,
      status: 'CANCELLED',
    });
  });

  it('[R4.7] shows this on an open signing page, which accepts no signature', async () => {
    const { body } = await test.call('getSigningUrl', {
      as: 'client1',
      params: { id: test.doku('byBank', 0).id },
      body: {},
    });
    const token = body.signingUrl.split('/').at(-1) ?? '';
    expect(signingRequest(test.engine, token)?.dokus).toHaveLength(1);
    wait(limits.envelopeMs);
    const over = signingRequest(test.engine, token);
    expect(over?.dokus).toEqual([]);
    expect(over?.workstep.outcome).toBe('expired');
    const refusal = await test.refusal('getSigningUrl', {
      as: 'client1',
      params: { id: test.doku('byBank', 0).id },
      body: {},
    });
    expect(refusal.status).toBe(409);
  });

  it('[R4.7] can be sent again by the bank, with its full time', async () => {
    const first = test.box('byBank').envelopeId;
    wait(limits.envelopeMs);
    await send('SendForResigning');
    expect(test.box('byBank').envelopeId).not.toBe(first);
    wait(limits.envelopeMs - 1);
    expect((await load()).namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
    wait(1);
    expect((await load()).namirialEnvelopeStatus).toBe('CANCELLED');
  });

  it('[R4.7] leaves no separate step to undo', async () => {
    const params = { worldId: test.world.id };
    wait(limits.envelopeMs);
    await load();
    expect(test.world.history.at(-1)).toMatchObject({ username: 'system' });
    await test.call('undo', { params });
    expect(test.doku('byBank', 0).status).not.toBe('WAITING_CLIENT_SIGNATURE');
  });
});
