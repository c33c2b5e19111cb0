import { limits } from '@dokubox/spec/limits.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import { zipOf } from '../../signatures/validation/fixtures/zip-parts.ts';

const csv = Buffer.from('a;b\n1;2\n');
const { bytes: signed } = await nodePorts.signFile(
  { fileName: 'contract.txt', bytes: Buffer.from('contract') },
  {
    signer: { id: 'jana', name: 'Jana', organization: 'Zatoka', country: 'CZ', rank: 'QESIG' },
    at: '2026-01-02T10:00:00.000Z',
    asContainer: true,
  },
);
/** A broken signature, whose value matches nothing. */
const broken = zipOf({
  mimetype: Buffer.from('application/vnd.etsi.asic-e+zip'),
  'contract.txt': Buffer.from('contract'),
  'META-INF/signatures001.xml': Buffer.from(
    '<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#"><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignatureValue>AA==</ds:SignatureValue></ds:Signature></asic:XAdESSignatures>',
  ),
});

describe('the check of a file before it is sent', () => {
  const test = new TestEngine(nodePorts, 'HU');
  const content = async (fileName: string, bytes: Uint8Array, engine = test) =>
    (
      await engine.call('checkFileContent', {
        as: 'client1',
        body: { fileName, dokuFlowTypeId: '1', files: { fileName, bytes } },
      })
    ).body;

  it('[R7.21] reports a valid file', async () => {
    expect(await content('a.csv', csv)).toEqual({ valid: true });
  });

  it.each([
    ['R5.18', 'a.exe', csv, 'dde.error.forbiddenExtension'],
    ['R5.20', 'a.csv', new Uint8Array(), 'dde.error.emptyFile'],
    ['R5.19', 'a.csv', new Uint8Array(limits.uploadMaxBytes + 1), 'dde.error.maxSize'],
    ['R5.21', 'a.pdf', csv, 'dde.error.invalidContent'],
  ])('[%s] reports the problem of %s', async (_id, fileName, bytes, messageKey) => {
    expect(await content(fileName, bytes)).toEqual({ valid: false, messageKey });
  });

  it('[R7.21] accepts the file as base64 as well, but not in two places', async () => {
    const body = { fileName: 'a.csv', dokuFlowTypeId: '1' };
    const fileContent = Buffer.from(csv).toString('base64');
    const files = { fileName: 'a.csv', bytes: csv };
    const call = { as: 'client1' };
    const inText = await test.call('checkFileContent', { ...call, body: { ...body, fileContent } });
    expect(inText.body).toEqual({ valid: true });
    const refused = async (more: object) =>
      (await test.refusal('checkFileContent', { ...call, body: { ...body, ...more } })).details
        .fieldErrors?.[0];
    expect(await refused({})).toMatchObject({
      field: 'files',
      messageKey: 'dde.error.requiredField',
    });
    expect(await refused({ files, fileContent })).toMatchObject({ field: 'fileContent' });
    expect(await refused({ fileContent: 'YQ' })).toMatchObject({ field: 'fileContent' });
  });

  it.each(tenants)('[R5.17] applies the extensions of %s', async (tenant) => {
    const engine = new TestEngine(nodePorts, tenant);
    const { messageKey } = await content('a.msg', csv, engine);
    const allowed = policyOf(tenant).uploadExtensions.includes('msg');
    expect(messageKey).toBe(allowed ? 'dde.error.invalidContent' : 'dde.error.forbiddenExtension');
  });

  it('[R7.14] finds whether a client’s file was signed outside', async () => {
    const check = async (fileName: string, bytes: Uint8Array) =>
      (
        await test.call('checkClientUpload', {
          as: 'client1',
          body: { file: { fileName, bytes } },
        })
      ).body.signedOutsideDDE;
    expect(await check('a.csv', csv)).toBe(false);
    expect(await check('a.asice', signed)).toBe(true);
  });

  it('[R7.15] requires a signature only if the document does', async () => {
    const check = async (index: number, as: string, fileName: string, bytes: Uint8Array) =>
      (
        await test.call('checkUploadOfDoku', {
          as,
          params: { id: test.doku('open', index).id },
          body: { file: { fileName, bytes } },
        })
      ).body;
    expect(await check(0, 'client1', 'a.csv', csv)).toBe(true);
    expect(await check(2, 'client1', 'a.csv', csv)).toBe(false);
    expect(await check(2, 'client1', 'a.asice', signed)).toBe(true);
    expect(await check(1, 'bankerRm', 'a.csv', csv)).toBe(true);
  });

  it('[R5.22] reports a broken signature as broken if a signature is required', async () => {
    const file = { fileName: 'a.asice', bytes: broken };
    const outside = { as: 'client1', body: { file } };
    const { id } = test.doku('open', 2);
    const refusals = [
      await test.refusal('checkClientUpload', outside),
      await test.refusal('checkUploadOfDoku', { ...outside, params: { id } }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.brokenSignature' });
    }
  });

  it('[R5.21] rejects a broken file for every check', async () => {
    const refusal = await test.refusal('checkClientUpload', {
      as: 'client1',
      body: { file: { fileName: 'a.pdf', bytes: csv } },
    });
    expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.invalidContent' });
  });
});

describe('download', () => {
  const test = new TestEngine(nodePorts, 'RS');

  it(
    '[R7.16] returns a seeded document as a PDF, the same each time',
    { timeout: 30_000 },
    async () => {
      const params = { id: test.doku('open', 3).id };
      const first = await test.call('downloadDoku', { as: 'client1', params });
      const again = await test.call('downloadDoku', { as: 'bankerRm', params });
      expect(first.body).toEqual(again.body);
      expect(atob(first.body.fileContent.slice(0, 8))).toMatch(/^%PDF-/);
    },
  );

  it('[R7.16] reports that there is no file yet', async () => {
    const params = { id: test.doku('open', 0).id };
    const refusal = await test.refusal('downloadDoku', { as: 'client1', params });
    expect(refusal).toMatchObject({ status: 404, messageKey: 'dde.error.fileNotAvailable' });
  });
});
