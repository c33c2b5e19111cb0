import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { createClient, type Client } from '../../api/client.ts';
import { uuid } from '../../api/context.ts';
import { createTokenStore } from '../../api/tokens.ts';
import { startInProcessSimulator, type InProcessSimulator } from '../../fixtures/simulator.ts';
import { bytesOfBase64 } from '../../shared/base64.ts';
import { isYes, stillAcceptsUpload, uploadFile, type UploadOrder } from './uploadFlow.ts';

const tenant = 'SK';
let simulator: InProcessSimulator;

beforeAll(async () => {
  simulator = await startInProcessSimulator();
});
afterAll(() => simulator.stop());

/** A new world for a client, and a function that calls it. `made` lists the calls in order. */
async function enter(scenario: string) {
  const world = await simulator.createWorld({ scenario, tenant, user: 'client1' });
  const tokens = createTokenStore();
  tokens.set({ ialIdToken: world.idToken, ialRefreshToken: world.refreshToken });
  const flowId = uuid();
  const client = createClient({
    connection: {
      fetch,
      serverOrigin: simulator.origin,
      extraHeaders: { 'x-sim-world': world.worldId },
    },
    tokens,
    context: () => ({ tenant, language: 'sk', channel: 'INTERNET', flowType: 'CLIENT', flowId }),
  });
  const made: string[] = [];
  const call: Client['call'] = (operationId, args, options) => {
    made.push(operationId);
    return client.call(operationId, args, options);
  };
  const list = await client.call('searchClientDokuboxes', {
    body: { status: 'ALL', page: 0, size: 50 },
  });
  for (const { id } of list.content) {
    const box = await client.call('loadDokubox', { params: { id } });
    const doku = box.dokus.find((entry) => entry.status === 'WAITING_CLIENT_UPLOAD');
    if (doku) return { client, call, made, box, doku };
  }
  throw new Error('No document waits for a file in this scenario. Choose another one.');
}

function fileOf(name: string, content: BlobPart, type = 'application/pdf'): UploadOrder['file'] {
  return new File([content], name, { type });
}

async function pdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage();
  return new Uint8Array(await document.save());
}

describe('an upload', () => {
  it('[R5.16][R7.14][R7.15][R7.21] checks in the agreed order, stores the bytes and returns the new box', async () => {
    const { client, call, made, box, doku } = await enter('everyday');
    const bytes = await pdf();
    const reported: [string, number][] = [];
    const fresh = await uploadFile(
      {
        file: fileOf('výkaz.pdf', bytes),
        boxId: box.id,
        doku,
        userType: 'CLIENT',
        policy: policyOf(tenant),
        onProgress: (...progress) => reported.push(progress),
      },
      call,
    );
    expect(made).toEqual([
      'checkFileContent',
      'checkClientUpload',
      'checkUploadOfDoku',
      'submitClientDokubox',
    ]);
    // Progress covers the whole upload: each transfer continues where the previous one ended.
    const shares = reported.map(([, share]) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    expect(new Set(shares).size).toBe(made.length + 1);
    expect(reported.filter(([phase]) => phase === 'uploading')[0]?.[1]).toBeCloseTo(
      3 / (3 + 4 / 3),
    );
    const after = fresh.dokus.find(({ id }) => id === doku.id);
    expect(after?.fileName).toBe('výkaz.pdf');
    expect(after?.status).not.toBe(doku.status);
    expect(fresh.lastChangedAt).toBeInstanceOf(Date);
    const stored = await client.call('downloadDoku', { params: { id: doku.id } });
    expect(bytesOfBase64(stored.fileContent)).toEqual(bytes);
  });

  const empty = new Uint8Array();
  const tooLarge = new Uint8Array(limits.uploadMaxBytes + 1);
  const refusals: [string, string, BlobPart, MessageKey, string[]][] = [
    ['R5.18', 'a.exe', 'MZ', 'dde.error.forbiddenExtension', []],
    ['R5.19', 'a.pdf', tooLarge, 'dde.error.maxSize', []],
    ['R5.20', 'a.pdf', empty, 'dde.error.emptyFile', []],
    ['R5.21', 'a.pdf', 'no PDF', 'dde.error.invalidContent', ['checkFileContent']],
  ];
  it.each(refusals)('[%s] of %s stops at the first broken rule', async (...row) => {
    const [, name, content, messageKey, calls] = row;
    const { call, made, box, doku } = await enter('everyday');
    const order = {
      file: fileOf(name, content),
      boxId: box.id,
      doku,
      userType: 'CLIENT' as const,
      policy: policyOf(tenant),
      onProgress: () => {},
    };
    await expect(uploadFile(order, call)).rejects.toMatchObject({ failure: { messageKey } });
    expect(made).toEqual(calls);
  });

  it('[A-381] starts only once the document accepts it, and sends nothing if rejected', async () => {
    const { call, made, box, doku } = await enter('everyday');
    const refusal = new Error('another user was first');
    const order = {
      file: fileOf('extract.pdf', await pdf()),
      boxId: box.id,
      doku,
      userType: 'CLIENT' as const,
      policy: policyOf(tenant),
      admit: () => Promise.reject(refusal),
      onProgress: () => {},
    };
    await expect(uploadFile(order, call)).rejects.toBe(refusal);
    expect(made).toEqual([]);
  });

  it('[A-381] is not accepted once the document has moved on or has another file', async () => {
    const { doku } = await enter('everyday');
    expect(stillAcceptsUpload(doku, { ...doku })).toBe(true);
    expect(stillAcceptsUpload(doku, undefined)).toBe(false);
    expect(stillAcceptsUpload(doku, { ...doku, status: 'UPLOADED_CLIENT' })).toBe(false);
    expect(stillAcceptsUpload(doku, { ...doku, fileVersion: 1 })).toBe(false);
    expect(stillAcceptsUpload(doku, { ...doku, dokuStaticActions: ['View'] })).toBe(false);
  });

  it('[R5.22] without a signature is rejected if the document is signed outside', async () => {
    const { call, made, box, doku } = await enter('signed-outside');
    const order = {
      file: fileOf('unsigned.pdf', await pdf()),
      boxId: box.id,
      doku,
      userType: 'CLIENT' as const,
      policy: policyOf(tenant),
      onProgress: () => {},
    };
    await expect(uploadFile(order, call)).rejects.toMatchObject({
      failure: { messageKey: 'dde.error.unsignedClientFile' },
    });
    expect(made).not.toContain('submitClientDokubox');
  });
});

describe('the boolean-like answer', () => {
  it('[R7.15] means yes in four forms and no in every other form', () => {
    expect([true, 'true', 1, { valid: true }, { valid: 'true' }].map(isYes)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    for (const answer of [false, 'false', 0, null, undefined, {}, [], 'yes', { valid: false }, 2]) {
      expect(isYes(answer)).toBe(false);
    }
  });
});
