import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  identity,
  openTrust,
  plainPdf,
  signedPdf,
  signedAt,
} from '../../validation/fixtures/files.ts';
import { installed, orSkipped } from '../../validation/fixtures/tools.ts';
import { hasPdfsig, verifiersOf } from '../../validation/fixtures/verifiers.ts';

/** Independent verifiers check files signed by the simulator. */

let verifiers: ReturnType<typeof verifiersOf>;

beforeAll(async () => {
  const { trust, signer } = await openTrust();
  const bank = await trust.signerFor(identity('Петър Иванов', { keys: 'rsa' }));
  const first = await signedPdf(await plainPdf(true), signer, trust, {
    visibleLines: ['TEST Jana'],
  });
  const pdf = await signedPdf(first, bank, trust, {
    at: new Date(signedAt.getTime() + 60_000),
    visibleLines: ['TEST Петър', 'Zatoka'],
  });
  verifiers = verifiersOf({
    pdf,
    root: trust.root.toPem(),
    authorities: trust.certificates.map((one) => one.toPem()).join(''),
    at: signedAt,
  });
}, 60_000);

afterAll(() => {
  verifiers.remove();
});

describe('[R9.7] for a PDF signed by two people', () => {
  it.skipIf(!hasPdfsig)(
    `pdfsig with the test root accepts the file, and rejects it if altered${orSkipped('pdfsig')}${orSkipped('certutil')}`,
    () => {
      const report = verifiers.pdfsig('signed');
      expect(report.match(/Signature is Valid/g)).toHaveLength(2);
      expect(report.match(/Certificate is Trusted/g)).toHaveLength(2);
      expect(report).toContain('Total document signed');
      const wrong = verifiers.pdfsig('altered');
      expect(wrong).not.toContain('Signature is Valid');
      expect(wrong).toContain('Digest Mismatch');
    },
  );

  it.skipIf(!installed('qpdf'))(`qpdf finds no fault in the structure${orSkipped('qpdf')}`, () => {
    const { ok, output } = verifiers.qpdf();
    expect(output).toContain('No syntax or stream encoding errors found');
    expect(ok).toBe(true);
  });

  it.skipIf(!installed('openssl'))(
    `openssl accepts each byte range, and rejects it if altered${orSkipped('openssl')}`,
    () => {
      expect(verifiers.signatures).toHaveLength(2);
      for (const index of verifiers.signatures) {
        expect(verifiers.cms(index, 'data').output).toContain('successful');
        expect(verifiers.cms(index, 'wrong').ok).toBe(false);
      }
    },
  );

  it.skipIf(!installed('openssl'))(
    `openssl accepts each document time stamp, and rejects it if altered${orSkipped('openssl')}`,
    () => {
      expect(verifiers.stamps).toHaveLength(2);
      for (const index of verifiers.stamps) {
        expect(verifiers.stamp(index, 'data').output).toContain('Verification: OK');
        expect(verifiers.stamp(index, 'wrong').ok).toBe(false);
      }
    },
  );
});
