import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignCallbackAction, Trigger } from '@dokubox/spec/enums.ts';
import { participantProgress } from '@dokubox/spec/workflow/progress.ts';
import { nodePorts } from '../../../server/ports.ts';
import { encodeBase64 } from '../../base64.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

// The first signature loads all signing modules.
vi.setConfig({ testTimeout: 30_000 });

let test: TestEngine;

const box = () => test.box('byBank');
const refused = () => test.doku('byBank', 0);
const other = () => test.doku('byBank', 1);
const envelopeId = () => box().envelopeId ?? 'none';

const act = (action: SignCallbackAction, key: string, reason?: string) =>
  test.call('actOnEnvelope', {
    params: { worldId: test.world.id, envelopeId: envelopeId() },
    body: { action, username: test.user(key).username, ...(reason && { reason }) },
  });

const send = (dokuAction: Trigger, ...ids: readonly number[]) =>
  test.call('submitBankerDokubox', {
    as: 'bankerRm',
    body: { dokuBoxId: box().id, dokus: ids.map((id) => ({ id, dokuAction })) },
  });

const correct = (dokuId: number) => {
  const fileContent = encodeBase64(new TextEncoder().encode('a;b\n'));
  const actionData = { fileName: 'Corrected.csv', mimeType: 'text/csv' };
  const upload = { dokuId, dokuStaticAction: 'Upload' as const, actionData, fileContent };
  const dokus = [{ id: dokuId, submitDokuStaticActions: [upload] }];
  return { dokuBoxId: box().id, dokus };
};

const seenBy = async (key: string) =>
  (await test.call('loadDokubox', { as: key, params: { id: box().id } })).body;

/** The progress each signer of a document sees for themselves and the others. */
const progressFor = async (key: string, at: number) => {
  const { dokus, ...rest } = await seenBy(key);
  const doku = dokus[at];
  if (!doku) throw new Error('no document');
  return Object.fromEntries(
    doku.participants.map((one) => [one.user.username, participantProgress(one, doku, rest)]),
  );
};

/**
 * Two documents of the bank in one envelope: one waiting for client1 and client2, one for client3.
 */
beforeEach(async () => {
  test = new TestEngine(nodePorts, 'HR');
  const person = (
    participantRole: 'BANK_1STLEVELSIGNATORY' | 'CLIENT_EMPLOYEESIGNATORY',
    key: string,
  ) => ({
    participantType: participantRole.startsWith('CLIENT') ? ('CLIENT' as const) : ('BANK' as const),
    participantRole,
    participantState: 'TODO' as const,
    signingUrlResolved: null,
    username: test.user(key).username,
  });
  const signers = (...clients: readonly string[]) => [
    person('BANK_1STLEVELSIGNATORY', 'banker1'),
    ...clients.map((key) => person('CLIENT_EMPLOYEESIGNATORY', key)),
  ];
  const needed = { clientSignatureNeeded: true, firstBankSignatureNeeded: true };
  test.changeDoku('byBank', 0, { ...needed, participants: signers('client1', 'client2') });
  test.change('byBank', (draft) => {
    const [first] = draft.dokus;
    if (first)
      draft.dokus.push({ ...first, id: first.id + 9000, participants: signers('client3') });
  });
  await send('SendForSigning', refused().id, other().id);
});

describe('a document that a signer refuses', () => {
  it('[A-169][A-183] leaves the other documents unchanged, which continue in their own envelope', async () => {
    await act('workstepFinished', 'client3');
    const signed = other();
    const first = envelopeId();
    await act('workstepRejected', 'client1', 'Wrong amount');

    expect(refused()).toMatchObject({ envelope: 'REJECTED', envelopeId: first });
    expect(envelopeId()).not.toBe(first);
    expect(other()).toMatchObject({
      status: 'WAITING_BANK_SIGNATURE',
      envelope: 'SIGNATURE_STATUS',
      envelopeId: envelopeId(),
      clientSigned: true,
    });
    expect(other().files).toEqual(signed.files);
    expect(box()).toMatchObject({
      namirialEnvelopeStatus: 'SIGNATURE_STATUS',
      signatureRejected: true,
      signatureRejection: { reason: 'Wrong amount' },
    });

    await act('workstepFinished', 'banker1');
    expect(other()).toMatchObject({ status: 'WAITING_ARCHIVAL', envelope: 'FINALIZED' });
    expect(refused().status).toBe('WAITING_CLIENT_SIGNATURE');
  });

  it('[A-173][A-183] shows the true state of each: signed, refused, not signed', async () => {
    await act('workstepFinished', 'client2');
    await act('workstepFinished', 'client3');
    await act('workstepRejected', 'client1');
    const name = (key: string) => test.user(key).username;
    expect(await progressFor('bankerRm', 0)).toEqual({
      [name('banker1')]: 'notSigned',
      [name('client1')]: 'rejected',
      [name('client2')]: 'done',
    });
    expect(await progressFor('bankerRm', 1)).toEqual({
      [name('banker1')]: 'waiting',
      [name('client3')]: 'done',
    });
    const client = await seenBy('client2');
    expect(client.dokus.map(({ envelopeStatus }) => envelopeStatus)).toEqual(['REJECTED', null]);
    expect(await progressFor('client2', 0)).toEqual({
      [name('client1')]: 'rejected',
      [name('client2')]: 'done',
    });
  });

  it('[A-173] does not show a client that a bank signer refused', async () => {
    for (const key of ['client1', 'client2', 'client3']) await act('workstepFinished', key);
    await act('workstepRejected', 'banker1', 'Over my limit');
    const progress = Object.values(await progressFor('client1', 0));
    expect(progress).toEqual(['done', 'done']);
    const { signatureRejection } = await seenBy('client1');
    expect(signatureRejection).toEqual({ participantType: 'BANK' });
  });

  it('[A-362] can be corrected at once by its owner, and is signed from the beginning', async () => {
    await act('workstepFinished', 'client2');
    await act('workstepRejected', 'client1', 'Wrong amount');
    const body = correct(refused().id);
    const foreign = await test.refusal('submitClientDokubox', { as: 'client1', body });
    expect(foreign.status).toBe(409);

    await test.call('submitBankerDokubox', { as: 'bankerRm', body });
    expect(refused()).toMatchObject({ status: 'UPLOADED_BANK', envelope: 'REJECTED' });
    expect(refused().files.at(-1)?.fileName).toBe('Corrected.csv');
    expect(new Set(refused().participants.map((one) => one.participantState))).toEqual(
      new Set(['TODO']),
    );
    // The reason stays visible until it is sent again.
    expect(box()).toMatchObject({ signatureRejected: true });
    const [shown] = (await seenBy('bankerRm')).dokus;
    expect(shown?.envelopeStatus).toBe('REJECTED');
    const versions = refused().files.length;

    await send('SendForSigning', refused().id);
    expect(refused()).toMatchObject({
      status: 'WAITING_CLIENT_SIGNATURE',
      envelope: 'WAITING_SIGNATURE',
      envelopeId: envelopeId(),
      signatureRejection: null,
    });
    expect(refused().files).toHaveLength(versions);
    expect(box()).toMatchObject({ signatureRejected: false, signatureRejection: null });
  });

  it('[A-362] can be corrected by its client, who can send it for signing', async () => {
    test.changeDoku('byBank', 0, { dokuFlowTypeId: 1 });
    await act('workstepRejected', 'client1');
    const body = correct(refused().id);
    expect((await test.refusal('submitBankerDokubox', { as: 'bankerRm', body })).status).toBe(409);
    await test.call('submitClientDokubox', { as: 'client1', body });
    expect(refused().status).toBe('UPLOADED_CLIENT');
    const offered = (await seenBy('client1')).dokus[0]?.dokuTransitions;
    expect(offered?.map(({ triggerControl }) => triggerControl)).toEqual([
      'SendForResigning',
      'SendToBank',
    ]);
    const dokus = [{ id: refused().id, dokuAction: 'SendForResigning' as const }];
    await test.call('submitClientDokubox', { as: 'client1', body: { dokuBoxId: box().id, dokus } });
    expect(refused()).toMatchObject({
      status: 'WAITING_CLIENT_SIGNATURE',
      envelope: 'WAITING_SIGNATURE',
    });
  });

  it('[A-183] is shown by the box while waiting, not after it was returned or kept', async () => {
    await act('workstepRejected', 'client1');
    const rejection = box().signatureRejection;
    await act('workstepRejected', 'client3', 'Mine as well');
    expect(box().signatureRejection).toMatchObject({ reason: 'Mine as well' });
    await send('SendToClient', other().id);
    expect(box()).toMatchObject({ signatureRejected: true, signatureRejection: rejection });
    await send('SendForArchiving', refused().id);
    expect(box()).toMatchObject({ signatureRejected: false, signatureRejection: null });
    expect(refused()).toMatchObject({ envelope: 'REJECTED', status: 'WAITING_ARCHIVAL' });
  });
});
