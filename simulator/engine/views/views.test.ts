import { bankAlias, participantRoles, tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from '../handlers/fixtures/test-engine.ts';

describe.each(tenants)('a client’s view in %s', (tenant) => {
  const test = new TestEngine(nodePorts, tenant);
  const hides = policyOf(tenant).hidesBankSenderFromClient;
  const load = async (as: string, name: Parameters<TestEngine['box']>[0]) =>
    (await test.call('loadDokubox', { as, params: { id: test.box(name).id } })).body;
  const reviewed = test.doku('open', 3);
  const messages = async (as: string) =>
    (await test.call('getMessages', { as, params: { id: reviewed.id } })).body;

  it('[R3.3][R6.3] contains only the client side of participants and signers', async () => {
    const [asClient, asBanker] = [await load('client1', 'open'), await load('bankerRm', 'open')];
    for (const doku of asClient.dokus) {
      expect(doku.participants.every((p) => p.participantType === 'CLIENT')).toBe(true);
      expect(doku.signingUsers.every((user) => user.userType === 'CLIENT')).toBe(true);
    }
    const seen = asBanker.dokus.find(({ id }) => id === reviewed.id);
    expect(seen?.participants.map((p) => p.participantRole)).toEqual(
      expect.arrayContaining(['BANK_RM', 'BANK_1STLEVELSIGNATORY', 'CLIENT_LEGALREPRESENTATIVE']),
    );
  });

  it('[R3.14] contains participants in their order, the bank first', async () => {
    const { dokus } = await load('bankerRm', 'open');
    const seen = dokus.find(({ id }) => id === reviewed.id)?.participants ?? [];
    const places = seen.map(({ participantRole }) => participantRoles.indexOf(participantRole));
    expect(places).toEqual([...places].sort((left, right) => left - right));
    expect(places.length).toBeGreaterThan(2);
  });

  it('[R6.3] contains no notes of the bank and no unused documents', async () => {
    const asClient = await load('client1', 'open');
    expect(asClient.dokus.map(({ notes }) => notes).filter(Boolean)).toEqual([]);
    expect(asClient.dokus).toHaveLength(5);
    const asBanker = await load('bankerRm', 'open');
    expect(asBanker.dokus).toHaveLength(6);
    expect(asBanker.dokus.find(({ id }) => id === reviewed.id)?.notes).toBe(reviewed.notes);
    const unused = test.doku('open', 4);
    expect(
      (await test.refusal('getMessages', { as: 'client1', params: { id: unused.id } })).status,
    ).toBe(404);
  });

  it('[R5.24] contains no internal message and does not count any', async () => {
    const [asClient, asBanker] = [await messages('client1'), await messages('bankerRm')];
    expect(asClient.map((m) => m.messageVisibility)).toEqual(['EXTERNAL', 'EXTERNAL']);
    expect(asBanker.map((m) => m.messageVisibility)).toEqual(['EXTERNAL', 'INTERNAL', 'EXTERNAL']);
    const unread = async (as: string) =>
      (await load(as, 'open')).dokus.find(({ id }) => id === reviewed.id)?.unreadMessagesCount;
    expect(await unread('client1')).toBe(asClient.filter((m) => m.read !== true).length);
    expect(await unread('banker1')).toBe(3);
    expect(JSON.stringify(await load('client1', 'open'))).not.toContain('hurry');
  });

  it('[R6.2] contains a generic sender if the tenant hides bank names, else the real one', async () => {
    const banker = test.user('bankerRm');
    const [asClient] = await messages('client1');
    const [asBanker] = await messages('banker1');
    expect(asBanker?.senderUser.fullName).toBe(banker.fullName);
    expect(asClient?.senderUser).toEqual({
      tenant,
      type: 'BANKER',
      username: hides ? bankAlias : banker.username,
      fullName: hides ? bankAlias : banker.fullName,
    });
    const box = await load('client1', 'locked');
    const { username, fullName, fullNameLocal } = banker;
    const lockedUntil = test.box('locked').lock?.expiresAt;
    expect(box.lockUser).toEqual(
      hides
        ? { username: bankAlias, lockedUntil }
        : { username, fullName, fullNameLocal, lockedUntil },
    );
    if (!hides) return;
    const names = ['open', 'locked', 'cancelledByBank'] as const;
    for (const name of names) {
      const text = JSON.stringify(await load('client1', name));
      expect(text).not.toContain(banker.username);
      expect(text).not.toContain(banker.lastName);
    }
  });

  it('[R5.23] contains a message’s text as it was written', async () => {
    expect((await messages('client1')).at(-1)?.content).toBe('<script>alert(1)</script>');
  });

  it('[R6.7] contains reason and note of a termination by the bank, never those of a client', async () => {
    const byBank = await load('client1', 'cancelledByBank');
    expect(byBank.cancellationNote).toBe('No longer needed.');
    expect(byBank.cancellationCreatorUserId).toBe(
      hides ? bankAlias : test.user('bankerRm').username,
    );
    for (const as of ['client1', 'bankerRm']) {
      const byClient = await load(as, 'cancelledByClient');
      expect(byClient.reasonOfCancellation).toBeNull();
      expect(byClient.cancellationNote).toBeNull();
      expect(byClient.cancellationCreatorUserId).toBe(test.user('client1').username);
    }
  });

  it('[R3.3] contains only the client’s own signing address', async () => {
    const address = async (as: string) =>
      (await load(as, 'open')).dokus
        .find(({ id }) => id === reviewed.id)
        ?.participants.find((p) => p.participantRole === 'CLIENT_LEGALREPRESENTATIVE')
        ?.signingUrlResolved;
    const stored = reviewed.participants.find((p) => p.participantType === 'CLIENT');
    expect(stored?.signingUrlResolved).toBeTruthy();
    expect(await address('client1')).toBe(stored?.signingUrlResolved);
    expect(await address('bankerRm')).toBe('hidden');
  });

  it('[R6.5] contains no link to the external signing system', async () => {
    const { dokus } = await load('client1', 'open');
    for (const doku of dokus) expect(doku.dokuStaticActions).not.toContain('JumpToEds');
  });
});

describe('a box for the current user', () => {
  const test = new TestEngine(nodePorts, 'CZ');

  it('[R3.2] offers the options of the workflow to the side whose turn it is', async () => {
    const actions = async (as: string) => {
      const { body } = await test.call('loadDokubox', {
        as,
        params: { id: test.box('open').id },
      });
      const doku = (index: number) =>
        body.dokus.find(({ id }) => id === test.doku('open', index).id);
      return {
        upload: [0, 1].map((index) => doku(index)?.dokuStaticActions.includes('Upload')),
        view: [0, 3].map((index) => doku(index)?.dokuStaticActions.includes('View')),
        options: doku(3)?.dokuTransitions.map(({ triggerControl }) => triggerControl),
      };
    };
    expect(await actions('client1')).toEqual({
      upload: [true, false],
      view: [false, true],
      options: expect.arrayContaining(['SendToBank']) as unknown,
    });
    expect(await actions('bankerRm')).toEqual({
      upload: [false, true],
      view: [false, true],
      options: [],
    });
  });

  it('[R4.3] offers no changes while another user holds the lock', async () => {
    const params = { id: test.box('locked').id };
    const locked = await test.call('loadDokubox', { as: 'client1', params });
    expect(locked.body.lockUser?.username).toBe(test.user('bankerRm').username);
    expect(locked.body.dokus[0]?.dokuStaticActions).not.toContain('Upload');
    test.world.clock.advance(2 * 60 * 60_000);
    const free = await test.call('loadDokubox', { as: 'client1', params });
    expect(free.body.lockUser).toBeNull();
    expect(free.body.dokus[0]?.dokuStaticActions).toContain('Upload');
  });

  it('[R8.7] cannot be opened by a banker while its client prepares it', async () => {
    const { id } = test.box('clientSetup');
    expect(await test.refusal('loadDokubox', { as: 'bankerRm', params: { id } })).toMatchObject({
      status: 409,
      errorCode: 'DOKUBOX_INITIATED_BY_CLIENT',
    });
    const doku = test.doku('clientSetup', 0);
    const refusal = await test.refusal('getMessages', { as: 'bankerRm', params: { id: doku.id } });
    expect(refusal.status).toBe(404);
  });

  it('[R7.11] caches the answer until a message changes', async () => {
    const params = { id: test.doku('open', 3).id };
    const read = async () => (await test.call('getMessages', { as: 'client1', params })).body;
    const before = await read();
    expect(await read()).toBe(before);
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      const doku = tx.box(test.box('open').id).dokus[3];
      const username = test.user('client1').username;
      for (const message of doku?.messages ?? []) message.readBy.push(username);
    });
    expect((await read()).every(({ read: seen }) => seen === true)).toBe(true);
  });
});
