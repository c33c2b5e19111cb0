import { signCallbackActions, type SignCallbackAction } from '@dokubox/spec/enums.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import { callbackToken } from './callback-tokens.ts';
import { keepResult, signDueFiles } from './results.ts';

// The first signature loads all signing modules.
vi.setConfig({ testTimeout: 30_000 });

let test: TestEngine;

const doku = () => test.doku('byBank', 0);
const envelopeId = () => test.box('byBank').envelopeId ?? 'none';
const params = (id = envelopeId()) => ({ worldId: test.world.id, envelopeId: id });
const act = (action: SignCallbackAction, more: { username?: string; reason?: string } = {}) =>
  test.call('actOnEnvelope', { params: params(), body: { action, ...more } });
const refusedAct = (action: SignCallbackAction, more: { username?: string } = {}) =>
  test.refusal('actOnEnvelope', { params: params(), body: { action, ...more } });

const send = (dokuAction: 'SendForSigning' | 'SendForResigning') =>
  test.call('submitBankerDokubox', {
    as: 'bankerRm',
    body: { dokuBoxId: test.box('byBank').id, dokus: [{ id: doku().id, dokuAction }] },
  });

/** A document that needs every signature, sent for signing. */
beforeEach(async () => {
  test = new TestEngine(nodePorts, 'HR');
  const person = (participantRole: string, key: string) => ({
    participantType: participantRole.startsWith('CLIENT') ? ('CLIENT' as const) : ('BANK' as const),
    participantRole: participantRole as 'BANK_RM',
    participantState: 'TODO' as const,
    signingUrlResolved: null,
    username: test.user(key).username,
  });
  test.changeDoku('byBank', 0, {
    clientSignatureNeeded: true,
    firstBankSignatureNeeded: true,
    secondBankSignatureNeeded: true,
    participants: [
      person('BANK_1STLEVELSIGNATORY', 'banker1'),
      person('BANK_2NDLEVELSIGNATORY', 'banker2'),
      person('CLIENT_EMPLOYEESIGNATORY', 'client3'),
      person('CLIENT_LEGALREPRESENTATIVE', 'client1'),
    ],
  });
  await send('SendForSigning');
});

describe('a document sent for signing in a locked box', () => {
  it('[R4.3][A-111] can still be signed', async () => {
    const on = { params: { id: test.box('byBank').id }, body: {} };
    await test.call('lockDokubox', { as: 'bankerRm', ...on });
    const { body } = await test.call('getSigningUrl', {
      as: 'client1',
      params: { id: doku().id },
      body: {},
    });
    expect(body.signingUrl).toContain('/__sim/sign/');
    await act('workstepFinished', { username: test.user('client1').username });
    const state = doku().participants.find(
      ({ username }) => username === test.user('client1').username,
    );
    expect(state?.participantState).toBe('DONE');
    expect(test.box('byBank').lock?.username).toBe(test.user('bankerRm').username);
  });
});

describe('an envelope moved by the control API', () => {
  it('[R4.7] is listed with its box and status', async () => {
    const { body } = await test.call('listEnvelopes', { params: { worldId: test.world.id } });
    expect(body).toContainEqual({
      envelopeId: envelopeId(),
      dokuBoxId: test.box('byBank').id,
      status: 'WAITING_SIGNATURE',
    });
  });

  it(
    '[R4.7] collects every signature in turn and ends FINALIZED',
    { timeout: 60_000 },
    async () => {
      const before = doku().files.length;
      const seen: unknown[] = [];
      for (let signer = 0; signer < 4; signer += 1) {
        const { body } = await act('workstepFinished');
        seen.push([doku().status, body.status]);
      }
      expect(seen).toEqual([
        ['WAITING_CLIENT_SIGNATURE', 'SIGNATURE_STATUS'],
        ['WAITING_BANK_SIGNATURE', 'SIGNATURE_STATUS'],
        ['WAITING_BANK_SIGNATURE_2', 'SIGNATURE_STATUS'],
        ['WAITING_ARCHIVAL', 'FINALIZED'],
      ]);
      for (const { participantState } of doku().participants) expect(participantState).toBe('DONE');
      expect((await act('envelopeFinished')).body.status).toBe('FINALIZED');
      const signed = doku().files.slice(before);
      const byOrder = ['client3', 'client1', 'banker1', 'banker2'];
      expect(signed.map(({ uploadedBy }) => uploadedBy).sort()).toEqual(
        byOrder.map((key) => test.user(key).username).sort(),
      );
      for (const file of signed) {
        expect(file).toMatchObject({ signed: true, signedIn: envelopeId() });
      }
      expect(doku().archivePossible).toBeNull();
    },
  );

  it('[R4.24] accepts signatures only from signers who are due', async () => {
    const { username } = test.user('banker1');
    expect((await refusedAct('workstepFinished', { username })).status).toBe(409);
    const own = test.user('client1').username;
    await act('workstepFinished', { username: own });
    expect((await refusedAct('workstepFinished', { username: own })).status).toBe(409);
  });

  it('[R4.24][R5.26] marks users who opened the signing page, which blocks the removal in HR', async () => {
    const { username } = test.user('client1');
    await act('workstepOpened', { username });
    const signer = doku().participants.find((participant) => participant.username === username);
    expect(signer?.signingUrlResolved).toBeTruthy();
    const reason = test.world.catalogue.catalogues.DokuRemovalReason.items[0]?.value ?? '';
    const dokus = [{ id: doku().id, dokuAction: 'Reconfigure' as const, usedInBox: false, reason }];
    const body = { dokuBoxId: test.box('byBank').id, dokus };
    const refusal = await test.refusal('submitBankerDokubox', { as: 'bankerRm', body });
    expect(refusal.messageKey).toBe('dde.error.signingInProgress');
  });

  it('[R4.7] ends with a refusal, whose reason the other side sees too', async () => {
    const { username } = test.user('client1');
    const { body } = await act('workstepRejected', { username, reason: 'Wrong amount' });
    expect(body.status).toBe('REJECTED');
    expect(test.box('byBank')).toMatchObject({
      signatureRejected: true,
      namirialEnvelopeStatus: 'REJECTED',
    });
    expect(doku()).toMatchObject({ status: 'WAITING_CLIENT_SIGNATURE', envelope: 'REJECTED' });
    expect(doku().messages.at(-1)).toMatchObject({
      content: 'Wrong amount',
      senderUsername: username,
      messageVisibility: 'EXTERNAL',
    });
    expect((await refusedAct('workstepFinished')).status).toBe(409);
  });

  it('[R4.7] keeps the reason of a bank signer inside the bank', async () => {
    await act('workstepFinished');
    await act('workstepFinished');
    const { username } = test.user('banker1');
    await act('workstepRejected', { username, reason: 'Not my limit' });
    expect(doku().messages.at(-1)?.messageVisibility).toBe('INTERNAL');
  });

  it('[R4.7] shows who refused and why to permitted users, until the signing starts again', async () => {
    const rejection = async (as: string) => {
      const { body } = await test.call('loadDokubox', {
        as,
        params: { id: test.box('byBank').id },
      });
      return body.signatureRejection;
    };
    expect(await rejection('bankerRm')).toBeNull();
    await act('workstepFinished');
    await act('workstepFinished');
    const { username, fullName, fullNameLocal } = test.user('banker1');
    await act('workstepRejected', { username, reason: '  Not my limit ' });
    expect(await rejection('bankerRm')).toEqual({
      participantType: 'BANK',
      username,
      fullName,
      fullNameLocal,
      reason: 'Not my limit',
    });
    expect(await rejection('client1')).toEqual({ participantType: 'BANK' });
    await send('SendForResigning');
    expect(await rejection('bankerRm')).toBeNull();
    expect(test.box('byBank').signatureRejected).toBe(false);
  });

  it('[R4.7] makes a client’s refusal a task of the bank and shows it in both lists', async () => {
    const { username, fullName, fullNameLocal } = test.user('client1');
    await act('workstepRejected', { username, reason: 'Wrong amount' });
    const rejection = {
      participantType: 'CLIENT',
      username,
      fullName,
      fullNameLocal,
      reason: 'Wrong amount',
    };
    const { body: tasks } = await test.call('getTaskList', {
      as: 'bankerRm',
      body: { scope: 'ALL', taskType: 'DOKU_ACTION', page: 0, size: 50 },
    });
    expect(tasks.content.find(({ dokuId }) => dokuId === doku().id)).toMatchObject({
      status: 'WAITING_CLIENT_SIGNATURE',
      signatureRejection: rejection,
    });
    const body = { status: 'ALL' as const, page: 0, size: 50 as const };
    const rowOf = (content: readonly { id: number; signatureRejection?: unknown }[]) =>
      content.find(({ id }) => id === test.box('byBank').id)?.signatureRejection;
    const client = await test.call('searchClientDokuboxes', { as: 'client1', body });
    expect(rowOf(client.body.content)).toEqual(rejection);
    const banker = await test.call('searchBankerDokuboxes', { as: 'bankerRm', body });
    expect(rowOf(banker.body.content)).toEqual(rejection);
  });

  it('[R4.7] expires once, and can be sent again under a new id', async () => {
    const former = envelopeId();
    expect((await act('envelopeExpired')).body.status).toBe('CANCELLED');
    expect((await refusedAct('envelopeExpired')).status).toBe(409);
    await send('SendForResigning');
    expect(envelopeId()).not.toBe(former);
    const old = { params: params(former), body: { action: 'workstepFinished' as const } };
    expect((await test.refusal('actOnEnvelope', old)).status).toBe(404);
  });

  it('[R4.8] accepts an action without effect on a document and changes nothing', async () => {
    const before = test.box('byBank');
    for (const action of ['sendSignNotification', 'workstepDelegated'] as const) {
      expect((await act(action)).body.status).toBe('WAITING_SIGNATURE');
    }
    expect((await refusedAct('envelopeFinished')).status).toBe(409);
    expect(test.box('byBank')).toBe(before);
  });

  it('[R4.8] is not found under another id or world', async () => {
    const body = { action: 'workstepFinished' as const };
    const unknown = { params: params('no-such-envelope'), body };
    expect((await test.refusal('actOnEnvelope', unknown)).status).toBe(404);
    const elsewhere = { params: { ...params(), worldId: 'no-such-world' }, body };
    expect((await test.refusal('actOnEnvelope', elsewhere)).status).toBe(404);
  });
});

describe('callback of the signing service', () => {
  const tokenOf = (key: string | null) =>
    callbackToken(
      test.world,
      { envelopeId: envelopeId(), username: key === null ? null : test.user(key).username },
      test.engine.ports.randomToken,
    );
  const call = (action: string, token: string, id = envelopeId()) => ({
    query: { envelopeId: id, action, token },
  });

  /** Signs at the service, which has not called back yet. */
  const signedAtService = async (key: string) => {
    const { username } = test.user(key);
    const context = { world: test.world, engine: test.engine };
    const files = await signDueFiles(context, test.box('byBank'), username);
    keepResult(test.world, envelopeId(), username, { files });
  };

  it('[R4.8] is idempotent: the same report twice is one signature', async () => {
    const token = tokenOf('client1');
    await signedAtService('client1');
    await test.call('signCallback', call('workstepFinished', token));
    const once = test.box('byBank');
    await test.call('signCallback', call('workstepFinished', token));
    expect(test.box('byBank')).toBe(once);
    expect(doku().envelope).toBe('SIGNATURE_STATUS');
    expect(doku().files.filter(({ signedIn }) => signedIn === envelopeId())).toHaveLength(1);
  });

  it('[R4.8] counts only signatures for which the service has a file', async () => {
    const before = test.box('byBank');
    await test.call('signCallback', call('workstepFinished', tokenOf('client1')));
    expect(test.box('byBank')).toBe(before);
  });

  it('[R4.8] does not accept a signature of a replaced version', async () => {
    await signedAtService('client1');
    const [file] = doku().files;
    if (!file) throw new Error('no file');
    test.changeDoku('byBank', 0, { files: [{ ...file, fileName: 'newer.pdf' }] });
    const before = test.box('byBank');
    await test.call('signCallback', call('workstepFinished', tokenOf('client1')));
    expect(test.box('byBank')).toBe(before);
  });

  it('[R4.8] reaches the world of its token, whatever world the request names', async () => {
    const token = tokenOf('client1');
    const other = new TestEngine(nodePorts, 'HR');
    expect(tokenOf('client1')).toBe(token);
    const world = test.engine.worlds.create({ scenario: test.world.scenario, tenant: 'HU' });
    await signedAtService('client1');
    await test.call('signCallback', { ...call('workstepFinished', token), world });
    expect(doku().envelope).toBe('SIGNATURE_STATUS');
    const foreign = await other.refusal('signCallback', call('workstepFinished', token));
    expect(foreign.status).toBe(401);
  });

  it('[R4.8] accepts unknown actions, and a workstep only with its signer’s token', async () => {
    const before = test.box('byBank');
    await test.call('signCallback', call('somethingNew', tokenOf(null)));
    await test.call('signCallback', call('workstepFinished', tokenOf(null)));
    await test.call('signCallback', call('workstepFinished', tokenOf('banker1')));
    expect(test.box('byBank')).toBe(before);
  });

  it('[R6.1] rejects a wrong token, and a token of another envelope', async () => {
    for (const action of signCallbackActions) {
      const wrong = await test.refusal('signCallback', call(action, `${test.world.id}.guess`));
      expect(wrong.status).toBe(401);
    }
    const other = await test.refusal('signCallback', call('envelopeExpired', tokenOf(null), 'x'));
    expect(other.status).toBe(404);
  });
});
