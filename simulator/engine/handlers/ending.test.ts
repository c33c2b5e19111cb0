import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import type { BoxName } from './fixtures/scenario.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'SK');
});

const reason = () => test.world.catalogue.catalogues.CancellationReason.items[0]?.value ?? '';
const byBanker = (name: BoxName, reasonOfCancellation: string | null = reason()) => ({
  as: 'bankerRm',
  body: { dokuboxId: test.box(name).id, reasonOfCancellation, cancellationNote: ' Not needed ' },
});
const byClient = (name: BoxName) => ({
  as: 'client1',
  body: { dokuboxId: test.box(name).id, reasonOfCancellation: null, cancellationNote: null },
});
const decide = (name: BoxName, approved: boolean, as = 'banker1', note?: string) => ({
  as,
  body: { dokuBoxId: test.box(name).id, approved, ...(note === undefined ? {} : { note }) },
});

/** Adds a signature, so that a single banker cannot end the box. */
function sign(name: BoxName): void {
  test.changeDoku(name, 0, { clientSigned: true });
}

describe('termination', () => {
  it('[R4.4] by a banker ends a box without signatures, with reason and note', async () => {
    const { body } = await test.call('terminateBankerDokubox', byBanker('byBank'));
    expect(body.status).toBe('CANCELLED');
    const { username } = test.user('bankerRm');
    const loaded = await test.call('loadDokubox', {
      as: 'client1',
      params: { id: test.box('byBank').id },
    });
    expect(loaded.body).toMatchObject({
      status: 'CANCELLED',
      reasonOfCancellation: reason(),
      cancellationNote: 'Not needed',
      cancellationCreatorUserId: username,
      cancelledAt: test.world.clock.nowIso(),
    });
  });

  it('[R4.4] by a banker needs another banker’s approval if a document is signed', async () => {
    sign('byBank');
    const { body } = await test.call('terminateBankerDokubox', byBanker('byBank'));
    expect(body.status).toBe('PENDING_CANCELLATION_APPROVAL');
    expect(test.box('byBank')).toMatchObject({
      statusBeforeCancellation: 'IN_PROGRESS',
      cancelledAt: null,
    });
    const again = await test.refusal('terminateBankerDokubox', byBanker('byBank'));
    expect(again).toMatchObject({ status: 409, messageKey: 'dde.error.conflict' });
  });

  it('[R4.4][R6.7][A-206] by a client needs the bank’s approval if a document is signed', async () => {
    const setup = await test.call('terminateClientDokubox', byClient('clientSetup'));
    expect(setup.body.status).toBe('CANCELLED');
    sign('open');
    const open = await test.call('terminateClientDokubox', byClient('open'));
    expect(open.body.status).toBe('PENDING_CANCELLATION_APPROVAL');
    expect(test.box('open')).toMatchObject({ reasonOfCancellation: null, cancellationNote: null });
  });

  it('[R6.1] by a client is limited to boxes the client started', async () => {
    expect((await test.refusal('terminateClientDokubox', byClient('byBank'))).status).toBe(403);
    expect((await test.refusal('terminateClientDokubox', byClient('foreign'))).status).toBe(404);
    const banker = { ...byClient('open'), as: 'bankerRm' };
    expect((await test.refusal('terminateClientDokubox', banker)).status).toBe(403);
    const client = { ...byBanker('open'), as: 'client1' };
    expect((await test.refusal('terminateBankerDokubox', client)).status).toBe(403);
  });

  it.each([
    [null, 'dde.error.requiredField'],
    ['  ', 'dde.error.requiredField'],
    ['NO_SUCH_REASON', 'dde.error.invalidValue'],
  ])(
    '[R5.3] by a banker requires a reason of the catalogue: %j is rejected',
    async (given, key) => {
      const before = test.box('byBank');
      const refusal = await test.refusal('terminateBankerDokubox', byBanker('byBank', given));
      expect([refusal.status, refusal.messageKey]).toEqual([400, key]);
      expect(refusal.details.fieldErrors?.[0]?.field).toBe('reasonOfCancellation');
      expect(test.box('byBank')).toBe(before);
    },
  );

  it('[R8.7] is rejected on locked, cancelled and finished boxes', async () => {
    const refused = (name: BoxName) => test.refusal('terminateClientDokubox', byClient(name));
    expect((await refused('locked')).errorCode).toBe('DOKUBOX_LOCKED');
    expect((await refused('cancelledByBank')).errorCode).toBe('DOKUBOX_CANCELLED');
    expect((await refused('finalized')).status).toBe(409);
  });

  it('[R4.7] cancels an open envelope', async () => {
    test.changeDoku('byBank', 0, {
      status: 'WAITING_CLIENT_SIGNATURE',
      envelope: 'WAITING_SIGNATURE',
      clientSignatureNeeded: true,
    });
    await test.call('terminateBankerDokubox', byBanker('byBank'));
    expect(test.doku('byBank', 0).envelope).toBe('CANCELLED');
    expect(test.box('byBank').namirialEnvelopeStatus).toBe('CANCELLED');
  });

  it('[R4.3] releases the lock', async () => {
    const params = { id: test.box('byBank').id };
    await test.call('lockDokubox', { as: 'bankerRm', params, body: {} });
    await test.call('terminateBankerDokubox', byBanker('byBank'));
    expect(test.box('byBank').lock).toBeNull();
  });
});

describe('decision on a termination', () => {
  beforeEach(async () => {
    sign('byBank');
    await test.call('terminateBankerDokubox', byBanker('byBank'));
  });

  it('[R4.4] requires another banker than the one who asked', async () => {
    for (const approved of [true, false]) {
      const own = decide('byBank', approved, 'bankerRm');
      expect((await test.refusal('decideCancellation', own)).status).toBe(403);
    }
    const client = decide('byBank', true, 'client1');
    expect((await test.refusal('decideCancellation', client)).status).toBe(403);
    expect(test.box('byBank').status).toBe('PENDING_CANCELLATION_APPROVAL');
  });

  it('[R4.4] approves: the box is cancelled, by the banker who asked', async () => {
    const { body } = await test.call('decideCancellation', decide('byBank', true));
    expect(body.status).toBe('CANCELLED');
    expect(test.box('byBank')).toMatchObject({
      cancellationCreatorUserId: test.user('bankerRm').username,
      cancelledAt: test.world.clock.nowIso(),
    });
  });

  it('[R4.4] rejects: the earlier status returns, and the bank sees why', async () => {
    const given = decide('byBank', false, 'banker1', 'Client still needs it');
    expect((await test.call('decideCancellation', given)).body.status).toBe('IN_PROGRESS');
    expect(test.box('byBank')).toMatchObject({
      reasonOfCancellation: null,
      cancellationNote: null,
      cancellationCreatorUserId: null,
      statusBeforeCancellation: null,
    });
    const message = test.doku('byBank', 0).messages.at(-1);
    expect(message?.messageVisibility).toBe('INTERNAL');
    expect(message?.content).toContain('Client still needs it');
    const params = { id: test.doku('byBank', 0).id };
    expect((await test.call('getMessages', { as: 'client1', params })).body).toEqual([]);
  });

  it('[R6.7] can reject without a note', async () => {
    await test.call('decideCancellation', decide('byBank', false));
    expect(test.doku('byBank', 0).messages.at(-1)?.content).toBeTruthy();
  });

  it('[R4.1] cannot be repeated', async () => {
    await test.call('decideCancellation', decide('byBank', false));
    const again = await test.refusal('decideCancellation', decide('byBank', true));
    expect([again.status, again.details.dokubox?.status]).toEqual([409, 'IN_PROGRESS']);
  });
});
