import { tenants, type UserType } from '@dokubox/spec/enums.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { encodeBase64 } from '../base64.ts';
import type { BoxName } from './fixtures/scenario.ts';
import { TestEngine } from './fixtures/test-engine.ts';

// The first signature loads all signing modules.
vi.setConfig({ testTimeout: 30_000 });

type Item = BodyOf<'submitClientDokubox'>['dokus'][number];
type Side = 'client1' | 'bankerRm';

const signer = {
  id: 'jana',
  name: 'Jana',
  organization: 'Zatoka',
  country: 'CZ',
  rank: 'QESIG',
} as const;
const { bytes: signedContainer } = await nodePorts.signFile(
  { fileName: 'contract.txt', bytes: Buffer.from('contract') },
  { signer, at: '2026-01-02T10:00:00.000Z', asContainer: true },
);
const plain = Buffer.from('a;b\n1;2\n');

describe.each(tenants)('a file that has been uploaded but not sent, in %s', (tenant) => {
  let test: TestEngine;
  beforeEach(() => {
    test = new TestEngine(nodePorts, tenant);
  });

  const submit = (as: Side, name: BoxName, item: Item) => {
    const call = { as, body: { dokuBoxId: test.box(name).id, dokus: [item] } };
    return as === 'client1'
      ? test.call('submitClientDokubox', call)
      : test.call('submitBankerDokubox', call);
  };
  const upload = (
    as: Side,
    name: BoxName,
    index: number,
    [fileName, bytes]: readonly [string, Uint8Array],
  ) => {
    const { id } = test.doku(name, index);
    const actionData = { fileName };
    const file = { dokuId: id, actionData, fileContent: encodeBase64(bytes) };
    return submit(as, name, {
      id,
      submitDokuStaticActions: [{ dokuStaticAction: 'Upload', ...file }],
    });
  };
  const send = (as: Side, name: BoxName, index: number, dokuAction: Item['dokuAction']) =>
    submit(as, name, { id: test.doku(name, index).id, ...(dokuAction ? { dokuAction } : {}) });

  /** The caller's view of a document and its file. */
  async function seen(as: string, name: BoxName, index: number) {
    const { id } = test.doku(name, index);
    const { body } = await test.call('loadDokubox', { as, params: { id: test.box(name).id } });
    const doku = body.dokus.find((one) => one.id === id);
    const params = { id };
    const content = await test
      .call('downloadDoku', { as, params })
      .then((answer) => answer.body.fileName)
      .catch((refusal: unknown) => (refusal as { messageKey: string }).messageKey);
    const validation = await test
      .call('validateSignature', { as, params, body: {} })
      .then(() => 'validated')
      .catch((refusal: unknown) => (refusal as { messageKey: string }).messageKey);
    return { doku, content, validation, views: doku?.dokuStaticActions.includes('View') };
  }
  const nothing = 'dde.error.fileNotAvailable';
  const expectHidden = async (as: string, name: BoxName, index: number) => {
    const { doku, ...read } = await seen(as, name, index);
    expect(read).toEqual({ content: nothing, validation: nothing, views: false });
    expect(doku).toMatchObject({
      fileName: null,
      fileVersion: null,
      downloadable: false,
      submitDokuStaticActions: [],
      uploadedDocumentSigned: false,
      signedInContainer: null,
    });
  };
  const expectRead = async (as: string, name: BoxName, index: number, fileName: string) => {
    const { doku, ...read } = await seen(as, name, index);
    expect(read).toEqual({ content: fileName, validation: 'validated', views: true });
    expect(doku).toMatchObject({ fileName, downloadable: true });
  };

  it('[A-363] of the client is visible to their own side, and to the bank once sent', async () => {
    await upload('client1', 'open', 0, ['a.csv', plain]);
    await expectRead('client1', 'open', 0, 'a.csv');
    await expectHidden('bankerRm', 'open', 0);
    await expectHidden('banker1', 'open', 0);
    // Replaced before it is sent, so that the bank never sees the first one.
    await upload('client1', 'open', 0, ['b.csv', plain]);
    await expectHidden('bankerRm', 'open', 0);
    await send('client1', 'open', 0, 'SendToBank');
    await expectRead('bankerRm', 'open', 0, 'b.csv');
  });

  it('[A-363] of the bank is visible to its own side, and to the client once sent', async () => {
    await upload('bankerRm', 'open', 1, ['a.csv', plain]);
    await expectRead('banker1', 'open', 1, 'a.csv');
    await expectHidden('client1', 'open', 1);
    await send('bankerRm', 'open', 1, 'SendToClient');
    await expectRead('client1', 'open', 1, 'a.csv');
  });

  it('[A-363] leaves the previously sent file and its number to the other side', async () => {
    await upload('bankerRm', 'open', 1, ['first.csv', plain]);
    await send('bankerRm', 'open', 1, 'SendToClient');
    await send('client1', 'open', 1, 'SendToBank');
    test.changeDoku('open', 1, { status: 'WAITING_BANK_FEEDBACK' });
    await upload('bankerRm', 'open', 1, ['second.csv', plain]);
    const client = await seen('client1', 'open', 1);
    expect([client.content, client.doku?.fileName, client.doku?.fileVersion]).toEqual([
      'first.csv',
      'first.csv',
      1,
    ]);
    expect((await seen('bankerRm', 'open', 1)).doku?.fileVersion).toBe(2);
    await send('bankerRm', 'open', 1, 'SendToClient');
    expect((await seen('client1', 'open', 1)).doku).toMatchObject({
      fileName: 'second.csv',
      fileVersion: 2,
    });
  });

  it('[A-363] does not show its signature in the other side’s progress', async () => {
    const { username } = test.user('client1');
    test.changeDoku('open', 0, {
      clientSignatureNeeded: true,
      clientSignedDokuUploadNeeded: true,
      participants: [
        {
          participantType: 'CLIENT',
          participantRole: 'CLIENT_LEGALREPRESENTATIVE',
          participantState: 'TODO',
          signingUrlResolved: null,
          username,
        },
      ],
    });
    const state = async (as: string) =>
      (await seen(as, 'open', 0)).doku?.participants[0]?.participantState;
    await upload('client1', 'open', 0, ['a.asice', signedContainer]);
    expect([await state('client1'), await state('bankerRm')]).toEqual(['DONE', 'TODO']);
    await send('client1', 'open', 0, 'SendToBank');
    expect([await state('client1'), await state('bankerRm')]).toEqual(['DONE', 'DONE']);
  });

  it('[A-363] is sent with the box the client has prepared', async () => {
    await upload('client1', 'clientSetup', 0, ['a.csv', plain]);
    expect(test.doku('clientSetup', 0).files[0]?.draftOf).toBe('CLIENT');
    const body = { dokuBoxId: test.box('clientSetup').id };
    await test.call('completeClientSetup', { as: 'client1', body });
    await expectRead('bankerRm', 'clientSetup', 0, 'a.csv');
  });

  it('[A-363] is sent by the upload itself if no option would send it', async () => {
    test.changeDoku('open', 0, { dokuSetupCompleted: false });
    await upload('client1', 'open', 0, ['a.csv', plain]);
    if (policyOf(tenant).sendToBankBeforeSetup) {
      await expectHidden('bankerRm', 'open', 0);
      await send('client1', 'open', 0, 'SendToBank');
    }
    await expectRead('bankerRm', 'open', 0, 'a.csv');
  });

  it('[A-363] exists in every scenario whose status says so', async () => {
    const readers: readonly [BoxName, number, UserType][] = [
      ['open', 2, 'CLIENT'],
      ['byBank', 0, 'BANKER'],
    ];
    for (const [name, index, side] of readers) {
      const [own, other] = side === 'CLIENT' ? ['client1', 'banker1'] : ['banker1', 'client1'];
      expect((await seen(own, name, index)).doku?.fileName).toBeTruthy();
      await expectHidden(other, name, index);
    }
    const configured = await seen('bankerRm', 'waitingConfiguration', 0);
    expect(configured.doku?.fileName).toBeTruthy();
  });
});
