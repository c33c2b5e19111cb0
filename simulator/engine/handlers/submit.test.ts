import { limits } from '@dokubox/spec/limits.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { encodeBase64 } from '../base64.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import type { BoxName } from './fixtures/scenario.ts';

type Body = BodyOf<'submitClientDokubox'>;
type Item = Body['dokus'][number];

let test: TestEngine;
let pdf: Uint8Array;
/** A container with a signature in it. */
const { bytes: signedContainer } = await nodePorts.signFile(
  { fileName: 'contract.txt', bytes: Buffer.from('contract') },
  {
    signer: { id: 'jana', name: 'Jana', organization: 'Zatoka', country: 'CZ', rank: 'QESIG' },
    at: '2026-01-02T10:00:00.000Z',
    asContainer: true,
  },
);

beforeAll(async () => {
  pdf = await nodePorts.renderDocument({
    tenant: 'HU',
    title: 'Szerződés',
    clientName: 'Duna Kft.',
    bankName: 'Ister Bank',
    documentNumber: '1',
    date: '2026-05-04',
    paragraphs: ['Szöveg.'],
    signatories: [],
    pages: 1,
  });
});

beforeEach(() => {
  test = new TestEngine(nodePorts, 'HU');
});

function upload(name: BoxName, index: number, bytes: Uint8Array, fileName = 'a.pdf'): Item {
  const { id } = test.doku(name, index);
  return {
    id,
    submitDokuStaticActions: [
      {
        dokuId: id,
        dokuStaticAction: 'Upload',
        actionData: { fileName, mimeType: 'application/pdf' },
        fileContent: encodeBase64(bytes),
      },
    ],
  };
}

const body = (name: BoxName, ...dokus: Item[]): Body => ({ dokuBoxId: test.box(name).id, dokus });
const asClient = (submitted: Body) => ({ as: 'client1', body: submitted });
const refused = (submitted: Body) => test.refusal('submitClientDokubox', asClient(submitted));

/** A file of exactly this size, with content that matches its extension. */
function csvOf(size: number): Uint8Array {
  return new TextEncoder().encode('a;b\n'.repeat(Math.ceil(size / 4)).slice(0, size));
}

describe('upload', () => {
  it('[R5.16][R7.16] stores a real file and returns the same bytes', async () => {
    const fileName = 'szerződés č.pdf';
    const { body: box } = await test.call(
      'submitClientDokubox',
      asClient(body('open', upload('open', 0, pdf, fileName))),
    );
    const { id } = test.doku('open', 0);
    const doku = box.dokus.find((candidate) => candidate.id === id);
    expect(doku).toMatchObject({ status: 'UPLOADED_CLIENT', fileName });
    expect(doku?.dokuStaticActions).toContain('View');
    expect(doku?.dokuTransitions.map(({ triggerControl }) => triggerControl)).toContain(
      'SendToBank',
    );
    const download = await test.call('downloadDoku', { as: 'client1', params: { id } });
    expect(download.body).toEqual({ fileName, fileContent: encodeBase64(pdf) });
    expect(test.doku('open', 0).files).toHaveLength(1);
    expect(test.doku('open', 0).files[0]).toMatchObject({
      mimeType: 'application/pdf',
      size: pdf.length,
      signed: false,
      uploadedBy: test.user('client1').username,
    });
  });

  it('[R4.8] replaces a file that was not sent yet, and keeps the earlier one', async () => {
    await test.call('submitClientDokubox', asClient(body('open', upload('open', 0, pdf))));
    await test.call(
      'submitClientDokubox',
      asClient(body('open', upload('open', 0, csvOf(8), 'b.csv'))),
    );
    const doku = test.doku('open', 0);
    expect(doku.status).toBe('UPLOADED_CLIENT');
    expect(doku.files.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'b.csv']);
  });

  it('[R1.3] of a banker adds to the bank’s documents', async () => {
    const submitted = body('open', upload('open', 1, pdf));
    const { body: box } = await test.call('submitBankerDokubox', {
      as: 'bankerRm',
      body: submitted,
    });
    const { id } = test.doku('open', 1);
    expect(box.dokus.find((doku) => doku.id === id)?.status).toBe('UPLOADED_BANK');
  });

  it('[R5.19] accepts exactly 10 MB and rejects one byte more', async () => {
    const most = upload('open', 0, csvOf(limits.uploadMaxBytes), 'a.csv');
    await test.call('submitClientDokubox', asClient(body('open', most)));
    expect(test.doku('open', 0).files.at(-1)?.size).toBe(limits.uploadMaxBytes);
    const refusal = await refused(
      body('open', upload('open', 0, csvOf(limits.uploadMaxBytes + 1), 'a.csv')),
    );
    expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.maxSize' });
    expect(test.doku('open', 0).files).toHaveLength(1);
  });

  it.each([
    ['R5.18', 'a.exe', 'pdf', 'dde.error.forbiddenExtension'],
    ['R5.17', 'a.msg', 'pdf', 'dde.error.forbiddenExtension'],
    ['R5.20', 'a.pdf', '', 'dde.error.emptyFile'],
    ['R5.21', 'a.png', 'pdf', 'dde.error.contentOfOtherKind'],
  ])('[%s] rejects %s of %j with %s', async (_id, fileName, content, messageKey) => {
    const bytes = content === 'pdf' ? pdf : new Uint8Array();
    const before = test.box('open');
    const refusal = await refused(body('open', upload('open', 0, bytes, fileName)));
    expect(refusal).toMatchObject({ status: 400, messageKey });
    expect(refusal.details.fieldErrors).toEqual([
      { field: 'dokus[0].submitDokuStaticActions[0].fileContent', messageKey },
    ]);
    expect(test.box('open')).toBe(before);
  });

  it.each([2, 5])(
    '[R5.22][R6.8] accepts only a signed client file for document %i',
    async (index) => {
      const before = test.box('open');
      const refusal = await refused(body('open', upload('open', index, pdf)));
      expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.unsignedClientFile' });
      expect(test.box('open')).toBe(before);
      await test.call(
        'submitClientDokubox',
        asClient(body('open', upload('open', index, signedContainer, 'a.asice'))),
      );
      expect(test.doku('open', index)).toMatchObject({
        uploadedDocumentSigned: true,
        signedOutsideDDE: true,
        clientSigned: true,
      });
      const { participants } = test.doku('open', index);
      expect(
        participants
          .filter((p) => p.participantRole === 'CLIENT_LEGALREPRESENTATIVE')
          .map((p) => p.participantState),
      ).not.toContain('TODO');
    },
  );

  it('[R5.22][A-483] lets the right file replace a signed file that was not requested', async () => {
    const send = (bytes: Uint8Array, fileName?: string) =>
      test.call('submitClientDokubox', asClient(body('open', upload('open', 0, bytes, fileName))));
    await send(signedContainer, 'wrong.asice');
    expect(test.doku('open', 0)).toMatchObject({ signedOutsideDDE: true });
    const file = { file: { fileName: 'a.pdf', bytes: pdf } };
    const params = { id: test.doku('open', 0).id };
    const answer = await test.call('checkUploadOfDoku', { as: 'client1', params, body: file });
    expect(answer.body).toBe(true);
    await send(pdf, 'right.pdf');
    expect(test.doku('open', 0)).toMatchObject({
      status: 'UPLOADED_CLIENT',
      signedOutsideDDE: false,
      uploadedDocumentSigned: false,
      clientSigned: false,
    });
  });

  it('[R5.16] stores only the name of a file, not its path', async () => {
    await test.call(
      'submitClientDokubox',
      asClient(body('open', upload('open', 0, pdf, '../../etc/a\u202efdp.pdf'))),
    );
    expect(test.doku('open', 0).files.at(-1)?.fileName).toBe('afdp.pdf');
  });

  it('[R1.3] adds a scan to a paper document without changing it', async () => {
    await test.call('submitBankerDokubox', {
      as: 'bankerRm',
      body: body('paper', upload('paper', 0, pdf)),
    });
    expect(test.doku('paper', 0)).toMatchObject({ status: 'WAITING_FOR_PAPER_SIGNING' });
    expect(test.box('paper').status).toBe('PAPER_IN_PROGRESS');
  });
});

describe('submit', () => {
  it('[R7.21] is all or nothing', async () => {
    const before = test.box('open');
    const refusal = await refused(body('open', upload('open', 0, pdf), upload('open', 2, pdf)));
    expect(refusal.messageKey).toBe('dde.error.unsignedClientFile');
    expect(test.box('open')).toBe(before);
    expect(test.world.blobs.size).toBe(0);
    expect(test.world.commands).toBe(0);
  });

  it.each([
    ['open', 1],
    ['open', 3],
    ['finalized', 0],
    ['waitingConfiguration', 0],
  ] as const)(
    '[R4.1] rejects a file out of turn with the current box: %s %i',
    async (name, index) => {
      const refusal = await refused(body(name, upload(name, index, pdf)));
      expect(refusal).toMatchObject({ status: 409, messageKey: 'dde.error.conflict' });
      expect(refusal.details.dokubox?.id).toBe(test.box(name).id);
      expect(JSON.stringify(refusal.details.dokubox)).not.toContain('Only the bank may read this');
    },
  );

  it('[R4.1] lets the side that prepares a box upload', async () => {
    await test.call(
      'submitClientDokubox',
      asClient(body('clientSetup', upload('clientSetup', 0, pdf))),
    );
    expect(test.doku('clientSetup', 0).status).toBe('UPLOADED_CLIENT');
    await test.call('submitBankerDokubox', {
      as: 'bankerRm',
      body: body('bankSetup', upload('bankSetup', 0, pdf)),
    });
    expect(test.doku('bankSetup', 0).status).toBe('UPLOADED_BANK');
  });

  it('[R8.7] is rejected while another user holds the lock, and names the holder', async () => {
    const refusal = await refused(body('locked', upload('locked', 0, pdf)));
    expect(refusal).toMatchObject({ status: 409, errorCode: 'DOKUBOX_LOCKED' });
    expect(refusal.details.lockUser?.username).toBeTruthy();
    const holder = await test.refusal('submitBankerDokubox', {
      as: 'bankerRm',
      body: body('locked', upload('locked', 0, pdf)),
    });
    // The holder's request fails only at the status, in which it is not the bank's turn.
    expect(holder.messageKey).toBe('dde.error.conflict');
  });

  it('[R8.7] is rejected for a cancelled box, and for a banker while the client prepares the box', async () => {
    const cancelled = await refused(body('cancelledByBank', upload('cancelledByBank', 0, pdf)));
    expect(cancelled).toMatchObject({ status: 409, errorCode: 'DOKUBOX_CANCELLED' });
    const setup = await test.refusal('submitBankerDokubox', {
      as: 'bankerRm',
      body: body('clientSetup', upload('clientSetup', 0, pdf)),
    });
    expect(setup).toMatchObject({ status: 409, errorCode: 'DOKUBOX_INITIATED_BY_CLIENT' });
  });

  it('[R6.1] rejects a document of another box like an unknown one', async () => {
    const foreign = { ...body('open', upload('foreign', 0, pdf)) };
    const refusal = await refused(foreign);
    const [item] = foreign.dokus;
    const unknown = await refused({
      ...foreign,
      dokus: [
        {
          ...upload('open', 0, pdf),
          id: 999_999,
          submitDokuStaticActions: (item?.submitDokuStaticActions ?? []).map((action) => ({
            ...action,
            dokuId: 999_999,
          })),
        },
      ],
    });
    expect(refusal.status).toBe(404);
    expect({ ...refusal }).toEqual({ ...unknown });
  });

  it('[R5.16] rejects two files for one document, and a duplicate document', async () => {
    const item = upload('open', 0, pdf);
    const [action] = item.submitDokuStaticActions ?? [];
    const two = await refused(
      body('open', { ...item, submitDokuStaticActions: action ? [action, action] : [] }),
    );
    expect(two).toMatchObject({ status: 400, messageKey: 'dde.error.onlyOneFile' });
    const twice = await refused(body('open', item, item));
    expect(twice).toMatchObject({ status: 400, messageKey: 'dde.error.invalidValue' });
  });

  it('[R8.1] is rejected if empty, or with a file without name or bytes', async () => {
    const { id } = test.doku('open', 0);
    const action = { dokuId: id, dokuStaticAction: 'Upload' as const };
    const bodies: Item[] = [
      { id },
      { id, submitDokuStaticActions: [{ ...action, fileContent: 'QUJD' }] },
      { id, submitDokuStaticActions: [{ ...action, actionData: { fileName: 'a.pdf' } }] },
    ];
    for (const item of bodies) {
      const refusal = await refused(body('open', item));
      expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.requiredField' });
    }
    const broken = { ...action, actionData: { fileName: 'a.pdf' }, fileContent: 'QR==' };
    const refusal = await refused(body('open', { id, submitDokuStaticActions: [broken] }));
    expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.invalidValue' });
  });

  it.each([
    ['a removal without usedInBox', { dokuAction: 'Reconfigure' as const }],
    ['usedInBox false without a removal', { usedInBox: false }],
    ['a reason without a removal', { reason: 'DUPLICATE' }],
    ['a note without an action', { note: 'Why?' }],
    [
      'a reason nobody offers',
      { dokuAction: 'Reconfigure' as const, usedInBox: false, reason: 'NO_SUCH_REASON' },
    ],
  ])('[R4.20][R5.3] rejects %s and stores nothing', async (_what, change) => {
    const before = test.box('open');
    const refusal = await refused(body('open', { ...upload('open', 0, pdf), ...change }));
    expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.invalidValue' });
    expect(test.box('open')).toBe(before);
  });

  it('[R5.16] checks again after inspecting the files, and rejects a changed status', async () => {
    const submitted = body('open', upload('open', 0, pdf));
    const first = test.call('submitClientDokubox', asClient(submitted));
    const second = test.call('submitClientDokubox', asClient(submitted));
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      const doku = tx.box(test.box('open').id).dokus[0];
      if (doku) doku.status = 'UNDER_REVIEW_BANK';
    });
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(test.doku('open', 0).files).toEqual([]);
  });
});
