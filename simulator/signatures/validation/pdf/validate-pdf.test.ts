import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { archivePossible } from '../archive-rule.ts';
import {
  findings,
  identity,
  indications,
  lookedAt,
  openTrust,
  plainPdf,
  signedPdf,
  signedAt,
  validate,
} from '../fixtures/files.ts';
import { hybridFile } from '../fixtures/pdf-bombs.ts';
import { folderOf, installed, run } from '../fixtures/tools.ts';

let trust: TestTrust;
let signer: Credential;
let once: Uint8Array;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  once = await signedPdf(await plainPdf(), signer, trust);
});

describe('[R3.6][R7.13] the validation of a PDF', () => {
  it('passes the signature of a trusted signer, with all its facts', async () => {
    const node = await validate(once, trust);
    expect(findings(node)).toEqual([]);
    const [signature] = node.signatures;
    expect(signature).toMatchObject({
      signatureIndication: 'TOTAL_PASSED',
      signatureSubIndication: null,
      signatureFormat: 'PAdES-BASELINE-LTA',
      signingTime: signedAt.toISOString(),
      bestSignatureTime: signedAt.toISOString(),
      signingCertificate: { cn: 'TEST Jana Nováková', o: 'TEST Zatoka', c: 'CZ', trusted: false },
      signatureInformation: { signatureQualification: 'QESIG' },
    });
    expect(signature?.certificateChain.map(({ cn, trusted }) => [cn, trusted])).toEqual([
      ['TEST Jana Nováková', false],
      ['TEST Dokubox Signing CA', false],
      ['TEST Dokubox Root CA', true],
    ]);
    expect(signature?.timestamps.map(({ type, indication }) => [type, indication])).toEqual([
      ['SIGNATURE_TIMESTAMP', 'PASSED'],
      ['DOCUMENT_TIMESTAMP', 'PASSED'],
    ]);
  });

  it('reports the length of the signed revision, which is a file of its own', async () => {
    const length = (await validate(once, trust)).signatures[0]?.revisionLength ?? 0;
    const revision = once.subarray(0, length);
    expect(Buffer.from(revision).toString('latin1').trimEnd()).toMatch(/%%EOF$/);
    const [alone] = (await validate(revision, trust)).signatures;
    expect([alone?.signatureFormat, alone?.revisionLength]).toEqual(['PAdES-BASELINE-T', length]);
  });

  it('passes several signatures in order, with cross-reference tables and streams', async () => {
    for (const streams of [true, false]) {
      let bytes = await plainPdf(streams);
      for (const name of ['A', 'B', 'C']) {
        const person = await trust.signerFor(identity(name, { rank: 'ADESIG_QC' }));
        bytes = await signedPdf(bytes, person, trust, { visibleLines: [`TEST ${name}`] });
      }
      const node = await validate(bytes, trust);
      expect(indications(node)).toEqual(['TOTAL_PASSED', 'TOTAL_PASSED', 'TOTAL_PASSED']);
      expect(node.signatures[2]?.signingCertificate?.cn).toBe('TEST C');
    }
  });

  it('sees content that a file hides from old readers, as other programs do', async () => {
    const hybrid = hybridFile();
    const signed = await signedPdf(hybrid, signer, trust, { visibleLines: ['TEST Jana'] });
    const again = await signedPdf(signed, signer, trust);
    expect(indications(await validate(again, trust))).toEqual(['TOTAL_PASSED', 'TOTAL_PASSED']);
    const files = folderOf({ 'hybrid.pdf': again });
    if (installed('qpdf')) {
      expect(run('qpdf', ['--check', files.path('hybrid.pdf')]).output).toContain('No syntax');
    }
    files.remove();
  });

  it('reports INDETERMINATE and no rank if the root is not trusted', async () => {
    const node = await validate(once, null);
    expect(indications(node)).toEqual(['INDETERMINATE/NO_CERTIFICATE_CHAIN_FOUND']);
    expect(node.signatures[0]?.signatureInformation?.signatureQualification).toBe('NA');
    expect(archivePossible(node, true)).toBe(false);
  });

  it('reports that a file is not signed', async () => {
    const node = await validate(await plainPdf(), trust);
    expect(node.signatures).toEqual([]);
    expect(findings(node)).toEqual(['NO_SIGNATURE_FOUND']);
    expect(archivePossible(node, true)).toBe(false);
  });

  it('rejects a certificate that was revoked earlier, and accepts one revoked later', async () => {
    const early = await trust.signerFor(identity('Early'));
    trust.revoke(early.certificate, new Date(signedAt.getTime() - 60_000));
    const before = await validate(await signedPdf(await plainPdf(), early, trust), trust);
    expect(indications(before)).toEqual(['INDETERMINATE/REVOKED_NO_POE']);
    expect(archivePossible(before, true)).toBe(false);
    const late = await trust.signerFor(identity('Late'));
    trust.revoke(late.certificate, new Date(signedAt.getTime() + 60_000));
    const after = await validate(await signedPdf(await plainPdf(), late, trust), trust);
    expect(indications(after)).toEqual(['TOTAL_PASSED']);
  });

  it('still passes after the certificate has expired, because time stamps prove the time', async () => {
    const validity = { notBefore: new Date('2026-01-01'), notAfter: new Date('2026-04-01') };
    const person = await trust.signerFor(identity('Short', { validity }));
    const bytes = await signedPdf(await plainPdf(), person, trust);
    const node = await validate(bytes, trust, { at: new Date('2030-01-01') });
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
  });

  it('reports INDETERMINATE if the certificate had expired at signing, and FAILED if it was not valid yet', async () => {
    const ended = { notBefore: new Date('2025-01-01'), notAfter: new Date('2026-01-01') };
    const late = await trust.signerFor(identity('Ended', { validity: ended }));
    const node = await validate(await signedPdf(await plainPdf(), late, trust), trust);
    expect(indications(node)).toEqual(['INDETERMINATE/OUT_OF_BOUNDS_NOT_REVOKED']);
    const begins = { notBefore: new Date('2026-06-01'), notAfter: new Date('2028-01-01') };
    const early = await trust.signerFor(identity('Begins', { validity: begins }));
    const other = await validate(await signedPdf(await plainPdf(), early, trust), trust);
    expect(indications(other)).toEqual(['TOTAL_FAILED/NOT_YET_VALID']);
  });

  it.each([
    ['QESIG', 'QESIG', true],
    ['ADESIG_QC', 'ADESIG_QC', true],
    ['ADESIG', 'ADESIG', true],
    ['QESEAL', 'QESEAL', false],
    ['ADESEAL', 'ADESEAL', false],
  ] as const)(
    '[R9.5] decides whether %s counts for archiving: %s, %s',
    async (rank, expected, counts) => {
      const person = await trust.signerFor(identity(`Rank ${rank}`, { rank }));
      const node = await validate(await signedPdf(await plainPdf(), person, trust), trust);
      expect(node.signatures[0]?.signatureInformation?.signatureQualification).toBe(expected);
      expect(archivePossible(node, false)).toBe(counts);
    },
  );

  it('[R9.6] allows archiving with a doubtful certificate only if the tenant accepts it', async () => {
    const ended = { notBefore: new Date('2025-01-01'), notAfter: new Date('2026-01-01') };
    const person = await trust.signerFor(identity('Doubt', { validity: ended }));
    const node = await validate(await signedPdf(await plainPdf(), person, trust), trust);
    expect(archivePossible(node, false)).toBe(false);
    expect(archivePossible(node, true)).toBe(true);
  });

  it('rejects a time stamp from the future', async () => {
    const bytes = await signedPdf(await plainPdf(), signer, trust, {
      at: new Date(lookedAt.getTime() + 86_400_000),
    });
    const node = await validate(bytes, trust);
    expect(node.signatures[0]?.timestamps[0]?.subIndication).toBe('TIMESTAMP_ORDER_FAILURE');
    expect(node.signatures[0]?.bestSignatureTime).toBe(null);
  });
});
