import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dokuProgress } from '@dokubox/spec/workflow/progress.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { nodePorts } from '../../../server/ports.ts';
import { encodeBase64 } from '../../base64.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import { bytesOf } from '../files/file-bytes.ts';
import { openSteps } from './bank-application.ts';
import { callbackToken } from './callback-tokens.ts';

// The first signature loads all signing modules.
vi.setConfig({ testTimeout: 30_000 });

const process = 'EDS-7';
const query = { envelopeId: process, action: 'customApplicationSigned' };

let test: TestEngine;

const doku = () => test.doku('byBank', 0);

/** A document of the bank that its own system signs, on one or two levels. */
function waitsInApplication(levels: 1 | 2) {
  test.change('byBank', (box) => {
    box.edsProcessId = process;
    box.bankSignatureSystem = 'CUSTOM_APP';
    for (const other of box.dokus.slice(1)) other.usedInBox = false;
  });
  test.changeDoku('byBank', 0, {
    status: 'WAITING_BANK_SIGNATURE_AUX',
    dokuSetupCompleted: true,
    clientSignatureNeeded: false,
    firstBankSignatureNeeded: true,
    secondBankSignatureNeeded: levels === 2,
    clientAcknowledgementNeeded: false,
    archivePossible: null,
    envelope: 'NONE',
    envelopeId: null,
    clientSigned: false,
    bank1Signed: false,
    bank2Signed: false,
  });
}

const act = (withoutFile?: boolean) =>
  test.call('actOnEnvelope', {
    params: { worldId: test.world.id, envelopeId: process },
    body: {
      action: 'customApplicationSigned',
      ...(withoutFile === undefined ? {} : { withoutFile }),
    },
  });

/** The application's token for the due signature. */
function token(): string {
  const [step] = openSteps(test.box('byBank'));
  if (!step) throw new Error('nothing waits');
  const grant = { envelopeId: process, username: null, step };
  return callbackToken(test.world, grant, nodePorts.randomToken);
}

const seen = async (as: string) => {
  const params = { id: test.box('byBank').id };
  const { dokus } = (await test.call('loadDokubox', { as, params })).body;
  const [first] = dokus;
  if (!first) throw new Error('no document');
  return first;
};

const validated = async () => {
  const call = { as: 'bankerRm', params: { id: doku().id }, body: {} };
  return (await test.call('validateSignature', call)).body;
};

const send = (dokuAction: 'SendForArchiving' | 'SendToArchive') =>
  test.call('submitBankerDokubox', {
    as: 'bankerRm',
    body: { dokuBoxId: test.box('byBank').id, dokus: [{ id: doku().id, dokuAction }] },
  });

const deliver = (to: string, fileName: string, bytes: Uint8Array) => ({
  query: { ...query, token: to },
  body: { fileName, fileContent: encodeBase64(bytes) },
});

const text = new TextEncoder().encode('a;b\n');

beforeEach(() => {
  test = new TestEngine(nodePorts, 'HR');
});

describe('the signed file of the bank’s own application', () => {
  it.each([1, 2] as const)(
    '[A-187][A-197] reaches the archive after %i levels, with real signatures',
    async (levels) => {
      waitsInApplication(levels);
      const before = doku().files.length;
      for (let level = 1; level <= levels; level += 1) await act();
      expect(doku().status).toBe('WAITING_ARCHIVAL');
      expect(doku().files).toHaveLength(before + levels);
      const { archivePossible, validationResults } = await validated();
      expect(archivePossible).toBe(true);
      expect(validationResults[0]?.signatures).toHaveLength(levels);
      await send('SendToArchive');
      test.world.clock.advance(limits.archiveJobMs);
      expect((await seen('bankerRm')).status).toBe('ARCHIVED');
    },
  );

  it('[A-520] is still due after a report without it, and the bank sees that', async () => {
    waitsInApplication(1);
    expect((await seen('bankerRm')).signedFileAwaited).toBe(false);
    const before = doku();
    await act(true);
    expect(doku().status).toBe('WAITING_BANK_SIGNATURE_AUX');
    expect(doku().files).toBe(before.files);
    expect((await seen('bankerRm')).signedFileAwaited).toBe(true);
    expect((await seen('client1')).signedFileAwaited).toBeNull();
    // A repeated report adds no command to the history.
    const kept = doku();
    await act(true);
    expect(doku()).toBe(kept);
    await act();
    expect(doku().status).toBe('WAITING_ARCHIVAL');
    expect((await seen('bankerRm')).signedFileAwaited).toBe(false);
  });

  it('[A-187] counts once, even if two users deliver it', async () => {
    waitsInApplication(2);
    const first = token();
    await act();
    const signed = doku().files.at(-1);
    const bytes = signed && (await bytesOf(signed, { world: test.world, engine: test.engine }));
    if (!bytes) throw new Error('no signed file');
    const again = doku();
    await test.call('deliverSignedFile', deliver(first, 'again.pdf', bytes));
    expect(doku()).toBe(again);
    await test.call('deliverSignedFile', deliver(token(), 'second.pdf', bytes));
    expect(doku().status).toBe('WAITING_ARCHIVAL');
    expect(doku().files.at(-1)).toMatchObject({ fileName: 'second.pdf', signed: true });
  });

  it('[A-187][A-342] is rejected if it is not signed, and nothing changes', async () => {
    waitsInApplication(1);
    const before = doku();
    const refusal = async (fileName: string, bytes: Uint8Array, to = token()) => {
      const { status, messageKey } = await test.refusal(
        'deliverSignedFile',
        deliver(to, fileName, bytes),
      );
      return [status, messageKey];
    };
    expect(await refusal('plain.csv', text)).toEqual([400, 'dde.error.notArchivable']);
    expect(await refusal('plain.exe', text)).toEqual([400, 'dde.error.forbiddenExtension']);
    expect(await refusal('plain.pdf', text)).toEqual([400, 'dde.error.invalidContent']);
    expect(await refusal('plain.csv', text, 'unknown')).toEqual([401, 'dde.error.unauthorized']);
    const grant = { envelopeId: process, username: null };
    const ofEnvelope = callbackToken(test.world, grant, nodePorts.randomToken);
    expect(await refusal('plain.csv', text, ofEnvelope)).toEqual([404, 'dde.error.notFound']);
    const { messageKey } = await test.refusal('deliverSignedFile', {
      query: { ...query, token: token() },
      body: { fileName: 'plain.csv', fileContent: 'no base64' },
    });
    expect(messageKey).toBe('dde.error.invalidValue');
    expect(doku()).toBe(before);
  });
});

describe('a document kept as evidence', () => {
  it.each([
    ['the client refused', 'WAITING_CLIENT_SIGNATURE', false],
    ['the bank refused what the client signed', 'WAITING_BANK_SIGNATURE', true],
  ] as const)('[A-197][A-521] is archived as refused if %s', async (_who, status, outside) => {
    waitsInApplication(1);
    test.change('byBank', (box) => {
      box.bankSignatureSystem = 'ESAW_REMOTE';
      box.namirialEnvelopeStatus = 'REJECTED';
      box.envelopeId = 'refused';
    });
    test.changeDoku('byBank', 0, {
      status,
      clientSignatureNeeded: true,
      envelope: 'REJECTED',
      envelopeId: 'refused',
      signedOutsideDDE: outside,
      clientSigned: outside,
    });
    await send('SendForArchiving');
    expect((await seen('bankerRm')).archivePossible).toBe(true);
    // The validation of the file is reported but blocks nothing.
    expect((await validated()).archivePossible).toBe(true);
    await send('SendToArchive');
    test.world.clock.advance(limits.archiveJobMs);
    const params = { id: test.box('byBank').id };
    const { body: box } = await test.call('loadDokubox', { as: 'client1', params });
    expect(box.status).toBe('FINALIZED');
    expect(box.dokus.map((one) => [one.status, dokuProgress(one, box)])).toEqual([
      ['ARCHIVED', 'rejected'],
    ]);
    const list = await test.call('searchBankerDokuboxes', {
      as: 'bankerRm',
      body: { status: 'FINALIZED', page: 0, size: 50 },
    });
    const row = list.body.content.find(({ id }) => id === box.id);
    expect(row?.documentsKeptAsRefused).toBe(1);
  });
});
