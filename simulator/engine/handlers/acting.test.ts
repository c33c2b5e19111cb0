import type { Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { encodeBase64 } from '../base64.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import type { BoxName } from './fixtures/scenario.ts';

type Item = BodyOf<'submitBankerDokubox'>['dokus'][number];

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

function use(tenant: Tenant): void {
  test = new TestEngine(nodePorts, tenant);
}

const bodyOf = (name: BoxName, dokus: Item[]) => ({ dokuBoxId: test.box(name).id, dokus });
const byBanker = (name: BoxName, ...dokus: Item[]) =>
  test.call('submitBankerDokubox', { as: 'bankerRm', body: bodyOf(name, dokus) });
const byClient = (name: BoxName, ...dokus: Item[]) =>
  test.call('submitClientDokubox', { as: 'client1', body: bodyOf(name, dokus) });
const bankerRefused = (name: BoxName, ...dokus: Item[]) =>
  test.refusal('submitBankerDokubox', { as: 'bankerRm', body: bodyOf(name, dokus) });
const clientRefused = (name: BoxName, ...dokus: Item[]) =>
  test.refusal('submitClientDokubox', { as: 'client1', body: bodyOf(name, dokus) });

const idOf = (name: BoxName, index: number) => test.doku(name, index).id;
const action = (
  name: BoxName,
  index: number,
  dokuAction: NonNullable<Item['dokuAction']> | null,
): Item => ({
  id: idOf(name, index),
  dokuAction,
});
const removal = (name: BoxName, index: number, reason = anyReason()): Item => ({
  ...action(name, index, 'Reconfigure'),
  usedInBox: false,
  reason,
});
const anyReason = () =>
  test.world.catalogue.catalogues.DokuRemovalReason.items[0]?.value ?? 'none there';
const file = (name: BoxName, index: number): NonNullable<Item['submitDokuStaticActions']> => [
  {
    dokuId: idOf(name, index),
    dokuStaticAction: 'Upload',
    actionData: { fileName: 'a.csv' },
    fileContent: encodeBase64(new TextEncoder().encode('a;b\n')),
  },
];

describe('options', () => {
  it('[R4.8] for several documents and a file are submitted together', async () => {
    const { body } = await byClient(
      'open',
      { ...action('open', 0, 'SendToBank'), submitDokuStaticActions: file('open', 0) },
      action('open', 3, 'SendToBank'),
    );
    const statuses = body.dokus.map(({ status }) => status);
    expect(statuses).toContain('UNDER_REVIEW_BANK');
    expect(test.doku('open', 0).status).toBe('UNDER_REVIEW_BANK');
    expect(test.doku('open', 3).status).toBe('WAITING_BANK_FEEDBACK');
    expect(test.world.commands).toBe(1);
  });

  it('[R4.8] apply all or none: if one document has moved, the others do not change either', async () => {
    test.changeDoku('open', 3, { status: 'UNDER_REVIEW_BANK' });
    const before = test.box('open');
    const refusal = await clientRefused(
      'open',
      { ...action('open', 0, 'SendToBank'), submitDokuStaticActions: file('open', 0) },
      action('open', 3, 'SendToBank'),
    );
    expect([refusal.status, refusal.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
    const current = refusal.details.dokubox?.dokus.find(({ id }) => id === idOf('open', 3));
    expect(current?.status).toBe('UNDER_REVIEW_BANK');
    expect(test.box('open')).toBe(before);
    expect(test.world.blobs.size).toBe(0);
  });

  it('[R4.19] change nothing if they were cleared', async () => {
    const refusal = await clientRefused('open', action('open', 3, null));
    expect([refusal.status, refusal.messageKey]).toEqual([400, 'dde.error.requiredField']);
  });

  it('[R4.16] are rejected with the reason while they are disabled', async () => {
    const refusal = await clientRefused('open', action('open', 2, 'SendToBank'));
    expect(refusal.status).toBe(409);
    expect(refusal.details.reason).toContain('SIGNED_CLIENT_FILE_NEEDED');
  });

  it('[R4.8] never include Upload or SignCallback', async () => {
    for (const name of ['Upload', 'SignCallback'] as const) {
      expect((await clientRefused('open', action('open', 0, name))).status).toBe(409);
    }
  });

  it('[R4.10] are not offered until the setup of their document is complete', async () => {
    test.changeDoku('open', 3, { dokuSetupCompleted: false });
    expect((await clientRefused('open', action('open', 3, 'SendToBank'))).status).toBe(409);
    use('HU');
    test.changeDoku('open', 3, { dokuSetupCompleted: false });
    await byClient('open', action('open', 3, 'SendToBank'));
    expect(test.doku('open', 3).status).toBe('WAITING_BANK_FEEDBACK');
  });

  it('[R4.9] in RS let a validator archive, or an RM if the role is optional', async () => {
    use('RS');
    const ready = { status: 'WAITING_ARCHIVAL', archivePossible: true } as const;
    test.changeDoku('byBank', 0, ready);
    expect((await bankerRefused('byBank', action('byBank', 0, 'SendToArchive'))).status).toBe(409);
    const body = bodyOf('byBank', [action('byBank', 0, 'SendToArchive')]);
    await test.call('submitBankerDokubox', { as: 'bankerValidator', body });
    expect(test.doku('byBank', 0).status).toBe('UNDER_ARCHIVING');
    test.changeDoku('byBank', 0, ready);
    test.change('byBank', (box) => {
      box.validatorRoleOptional = true;
    });
    await byBanker('byBank', action('byBank', 0, 'SendToArchive'));
    expect(test.doku('byBank', 0).status).toBe('UNDER_ARCHIVING');
  });

  it("[R1.3] store a banker's note for the bank only", async () => {
    await byBanker('paper', { ...action('paper', 0, 'PrintedAndPaperSigned'), note: ' In Graz ' });
    expect(test.box('paper').status).toBe('PAPER_SIGNED');
    expect(test.doku('paper', 0).messages.at(-1)).toMatchObject({
      content: 'In Graz',
      messageVisibility: 'INTERNAL',
    });
    const read = { as: 'client1', params: { id: idOf('paper', 0) } };
    expect((await test.call('getMessages', read)).body).toEqual([]);
  });

  it('[R8.7] are rejected on a box that another user has locked', async () => {
    const refusal = await clientRefused('locked', action('locked', 0, 'SendToBank'));
    expect(refusal).toMatchObject({ status: 409, errorCode: 'DOKUBOX_LOCKED' });
  });
});

describe('a message in a submit', () => {
  const message = (data: object): Item => ({
    id: idOf('open', 0),
    submitDokuStaticActions: [
      { dokuId: idOf('open', 0), dokuStaticAction: 'AddMessage', actionData: data },
    ],
  });

  it('[R5.24] is visible to everyone from a client, and as chosen from a banker', async () => {
    await byClient('open', message({ content: 'Done.' }));
    await byBanker('open', message({ content: 'Hm.', messageVisibility: 'INTERNAL' }));
    expect(test.doku('open', 0).messages.map((m) => [m.content, m.messageVisibility])).toEqual([
      ['Done.', 'EXTERNAL'],
      ['Hm.', 'INTERNAL'],
    ]);
  });

  it('[R5.24] is rejected without a visibility, as INTERNAL from a client, and without text', async () => {
    expect((await bankerRefused('open', message({ content: 'Hm.' }))).status).toBe(400);
    const internal = message({ content: 'Hm.', messageVisibility: 'INTERNAL' });
    expect((await clientRefused('open', internal)).status).toBe(400);
    expect((await clientRefused('open', message({ content: '  ' }))).messageKey).toBe(
      'dde.error.requiredField',
    );
  });
});

describe('removal', () => {
  it('[R4.20][R5.3] is recorded as Reconfigure with its reason and note', async () => {
    const { body } = await byBanker('open', { ...removal('open', 0), note: 'Sent twice' });
    expect(body.dokus.find(({ id }) => id === idOf('open', 0))).toMatchObject({
      dokuAction: 'Reconfigure',
      usedInBox: false,
      removed: true,
    });
    expect(test.doku('open', 0).messages.at(-1)?.content).toMatch(/: Sent twice$/);
    const loaded = await test.call('loadDokubox', {
      as: 'client1',
      params: { id: test.box('open').id },
    });
    expect(loaded.body.dokus.map(({ id }) => id)).not.toContain(idOf('open', 0));
  });

  it('[R5.3] requires a reason', async () => {
    const refusal = await bankerRefused('open', { ...removal('open', 0), reason: null });
    expect([refusal.status, refusal.messageKey]).toEqual([400, 'dde.error.requiredField']);
  });

  it('[R6.4] requires the permission, and a client can remove only their own uploads while preparing', async () => {
    expect((await clientRefused('open', removal('open', 0))).status).toBe(403);
    // A document without an upload cannot be removed.
    expect((await clientRefused('clientSetup', removal('clientSetup', 0))).status).toBe(403);
    test.changeDoku('clientSetup', 0, { files: test.doku('byBank', 0).files });
    await byClient('clientSetup', removal('clientSetup', 0));
    expect(test.doku('clientSetup', 0).removed).toBe(true);
    const { username } = test.user('bankerRm');
    test.world.commit({ operationId: 'test', username }, (tx) => {
      tx.user(username).permissions = [];
    });
    expect((await bankerRefused('open', removal('open', 0))).status).toBe(403);
  });

  it('[R4.21] is not possible for archived documents, nor in HU while archiving', async () => {
    for (const tenant of ['CZ', 'HU'] as const) {
      use(tenant);
      test.changeDoku('open', 3, { status: 'ARCHIVED' });
      expect((await bankerRefused('open', removal('open', 3))).messageKey).toBe(
        'dde.error.actionNotOffered',
      );
      test.changeDoku('open', 3, { status: 'UNDER_ARCHIVING' });
      if (tenant === 'HU')
        expect((await bankerRefused('open', removal('open', 3))).status).toBe(409);
      else await byBanker('open', removal('open', 3));
    }
  });

  it.each(['HU', 'HR'] as const)(
    '[R5.26] is not possible in %s while a signer is signing',
    async (tenant) => {
      use(tenant);
      const refusal = await bankerRefused('open', removal('open', 3));
      expect([refusal.status, refusal.messageKey]).toEqual([409, 'dde.error.signingInProgress']);
      test.changeDoku('open', 3, { envelope: 'REJECTED' });
      test.change('open', (box) => {
        box.namirialEnvelopeStatus = 'REJECTED';
      });
      await byBanker('open', removal('open', 3));
      expect(test.doku('open', 3).usedInBox).toBe(false);
    },
  );

  it('[R2.21] is pending while an envelope is open', async () => {
    test.changeDoku('open', 3, {
      status: 'WAITING_CLIENT_SIGNATURE',
      envelope: 'WAITING_SIGNATURE',
    });
    await byBanker('open', removal('open', 0));
    expect(test.doku('open', 0)).toMatchObject({ usedInBox: false, removed: false });
    expect(test.box('open').namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
    test.changeDoku('open', 3, { envelope: 'REJECTED' });
    await byBanker('open', action('open', 3, 'SendToClient'));
    expect(test.doku('open', 0).removed).toBe(true);
  });

  it('[R4.20] is cancelled by a file for a document added later, if the request names participants', async () => {
    const item = { ...removal('open', 0), submitDokuStaticActions: file('open', 0) };
    test.changeDoku('open', 0, { isReconfiguredAdded: true, status: 'WAITING_BANK_UPLOAD' });
    await byBanker('open', { ...item, participants: [{ userId: test.user('banker1').id }] });
    expect(test.doku('open', 0)).toMatchObject({ usedInBox: true, status: 'UPLOADED_BANK' });
    await byBanker('open', item);
    expect(test.doku('open', 0)).toMatchObject({ usedInBox: false, removed: true });
  });
});

describe('archive job', () => {
  const ready = { status: 'WAITING_ARCHIVAL', archivePossible: true } as const;
  const statusRead = async () => {
    const params = { id: test.box('byBank').id };
    const { body } = await test.call('loadDokubox', { as: 'bankerRm', params });
    return [body.status, body.dokus[0]?.status];
  };

  beforeEach(async () => {
    test.changeDoku('byBank', 0, ready);
    await byBanker('byBank', action('byBank', 0, 'SendToArchive'));
  });

  it('[R1.3] finishes the box after the archiving time', async () => {
    test.world.clock.advance(limits.archiveJobMs - 1);
    expect(await statusRead()).toEqual(['IN_PROGRESS', 'UNDER_ARCHIVING']);
    test.world.clock.advance(1);
    expect(await statusRead()).toEqual(['FINALIZED', 'ARCHIVED']);
  });

  it('[R1.3] shows its result in the list without anyone opening the box', async () => {
    test.world.clock.advance(limits.archiveJobMs);
    const body = { status: 'FINALIZED', page: 0, size: 50 } as const;
    const list = await test.call('searchBankerDokuboxes', { as: 'bankerRm', body });
    expect(list.body.content.map(({ id }) => id)).toContain(test.box('byBank').id);
  });

  it('[R1.3] returns the document to the bank if the archive rejects it', async () => {
    test.changeDoku('byBank', 0, { archivePossible: false });
    test.world.clock.advance(limits.archiveJobMs);
    expect(await statusRead()).toEqual(['IN_PROGRESS', 'WAITING_ARCHIVAL']);
  });

  it('[R4.21] stops if its document is removed', async () => {
    await byBanker('byBank', removal('byBank', 0));
    test.world.clock.advance(limits.archiveJobMs);
    expect(await statusRead()).toEqual(['IN_PROGRESS', 'UNDER_ARCHIVING']);
  });
});

describe('envelope', () => {
  const sign = { clientSignatureNeeded: true, firstBankSignatureNeeded: true } as const;
  const readyToSign = () => {
    test.changeDoku('byBank', 0, { ...sign, status: 'UPLOADED_BANK' });
  };

  it('[R4.7] starts with the first document sent for signing, under a new id', async () => {
    readyToSign();
    await byBanker('byBank', action('byBank', 0, 'SendForSigning'));
    const box = test.box('byBank');
    expect(box).toMatchObject({ namirialEnvelopeStatus: 'WAITING_SIGNATURE' });
    expect(box.envelopeId).toMatch(/^[0-9a-f-]{36}$/);
    expect(box.dokus[0]).toMatchObject({
      status: 'WAITING_CLIENT_SIGNATURE',
      envelope: 'WAITING_SIGNATURE',
    });
  });

  it('[R4.8] starts again after a rejection, with another id, no signatures and no rejection', async () => {
    readyToSign();
    await byBanker('byBank', action('byBank', 0, 'SendForSigning'));
    const former = test.box('byBank').envelopeId;
    test.change('byBank', (box) => {
      box.signatureRejected = true;
      const [doku] = box.dokus;
      if (!doku) return;
      doku.envelope = 'REJECTED';
      for (const participant of doku.participants) participant.participantState = 'DONE';
    });
    await byBanker('byBank', action('byBank', 0, 'SendForResigning'));
    const box = test.box('byBank');
    expect(box.envelopeId).not.toBe(former);
    expect(box).toMatchObject({
      signatureRejected: false,
      namirialEnvelopeStatus: 'WAITING_SIGNATURE',
    });
    const signers = box.dokus[0]?.participants.filter(({ participantRole }) =>
      ['CLIENT_LEGALREPRESENTATIVE', 'BANK_1STLEVELSIGNATORY'].includes(participantRole),
    );
    for (const { participantState } of signers ?? []) expect(participantState).toBe('TODO');
  });
});
