import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverageOf, findSignatures } from '../../validation/pdf/find-signatures.ts';
import { identity, openTrust, plainPdf, sign, signedAt } from '../../validation/fixtures/files.ts';
import { folderOf, installed, orSkipped, run } from '../../validation/fixtures/tools.ts';
import { PdfFile } from '../pdf/file.ts';

/** Verifiers nobody here wrote look at what the simulator signs. */

let signed: Uint8Array;
let altered: Uint8Array;
let files: ReturnType<typeof folderOf>;

const hasNss = installed('pdfsig') && installed('certutil');

beforeAll(async () => {
  const { trust, signer } = await openTrust();
  const bank = await trust.signerFor(identity('Петър Иванов', { keys: 'rsa' }));
  const first = await sign(await plainPdf(true), signer, trust, { visibleLines: ['TEST Jana'] });
  signed = await sign(first, bank, trust, {
    at: new Date(signedAt.getTime() + 60_000),
    visibleLines: ['TEST Петър', 'Zatoka'],
  });
  altered = new Uint8Array(signed);
  altered[20] = (altered[20] ?? 0) ^ 1;
  const parts: Record<string, Uint8Array | string> = {
    'signed.pdf': signed,
    'altered.pdf': altered,
    'root.pem': trust.root.toPem(),
    'authorities.pem': trust.certificates.map((one) => one.toPem()).join(''),
  };
  const file = new PdfFile(signed);
  findSignatures(file).forEach((one, index) => {
    const coverage = coverageOf(file, one);
    if (!coverage) throw new Error('a signature without coverage');
    const kind = one.isTimestamp ? 'stamp' : 'signature';
    const data = Buffer.concat(coverage.parts);
    parts[`${kind}${index}.der`] = coverage.contents;
    parts[`${kind}${index}.data`] = data;
    const wrong = Buffer.from(data);
    wrong[100] = (wrong[100] ?? 0) ^ 1;
    parts[`${kind}${index}.wrong`] = wrong;
  });
  files = folderOf(parts);
  if (hasNss) {
    run('certutil', ['-N', '-d', files.folder, '--empty-password']);
    run('certutil', [
      '-A',
      '-d',
      files.folder,
      '-n',
      'r',
      '-t',
      'CT,CT,CT',
      '-i',
      files.path('root.pem'),
    ]);
  }
}, 60_000);

afterAll(() => files.remove());

const pdfsig = (name: string) => run('pdfsig', ['-nssdir', files.folder, files.path(name)]).output;

describe('[R9.7] a PDF signed by two people, in the eyes of others', () => {
  it.skipIf(!hasNss)(
    `pdfsig with the test root accepts it and refuses it altered${orSkipped('pdfsig')}${orSkipped('certutil')}`,
    () => {
      const report = pdfsig('signed.pdf');
      expect(report.match(/Signature is Valid/g)).toHaveLength(2);
      expect(report.match(/Certificate is Trusted/g)).toHaveLength(2);
      expect(report).toContain('Total document signed');
      const wrong = pdfsig('altered.pdf');
      expect(wrong).not.toContain('Signature is Valid');
      expect(wrong).toContain('Digest Mismatch');
    },
  );

  it.skipIf(!installed('qpdf'))(`qpdf finds no fault in its structure${orSkipped('qpdf')}`, () => {
    const { ok, output } = run('qpdf', ['--check', files.path('signed.pdf')]);
    expect(output).toContain('No syntax or stream encoding errors found');
    expect(ok).toBe(true);
  });

  const cms = (index: number, content: string) =>
    run('openssl', [
      ...['cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any'],
      ...['-in', files.path(`signature${index}.der`), '-content', files.path(content)],
      ...['-CAfile', files.path('root.pem'), '-certfile', files.path('authorities.pem')],
      ...['-attime', String(signedAt.getTime() / 1000), '-out', '/dev/null'],
    ]);

  it.skipIf(!installed('openssl'))(
    `openssl accepts each byte range and refuses it altered${orSkipped('openssl')}`,
    () => {
      for (const index of [0, 2]) {
        expect(cms(index, `signature${index}.data`).output).toContain('successful');
        expect(cms(index, `signature${index}.wrong`).ok).toBe(false);
      }
    },
  );

  const stamp = (index: number, content: string) =>
    run('openssl', [
      ...['ts', '-verify', '-token_in', '-in', files.path(`stamp${index}.der`)],
      ...['-data', files.path(content), '-CAfile', files.path('root.pem')],
      ...['-untrusted', files.path('authorities.pem')],
      ...['-attime', String(signedAt.getTime() / 1000)],
    ]);

  it.skipIf(!installed('openssl'))(
    `openssl accepts each time stamp of the document and refuses it altered${orSkipped('openssl')}`,
    () => {
      for (const index of [1, 3]) {
        expect(stamp(index, `stamp${index}.data`).output).toContain('Verification: OK');
        expect(stamp(index, `stamp${index}.wrong`).ok).toBe(false);
      }
    },
  );
});
