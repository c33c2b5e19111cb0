import { PDFDocument } from '@cantoo/pdf-lib';
import { signFile } from '@dokubox/signatures/signing/sign-file.ts';
import { openTestTrust } from '@dokubox/signatures/signing/trust/test-trust.ts';
import { expect, test } from 'vitest';

test('signs a PDF with a TEST certificate', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('The fee is 100.');
  const file = { fileName: 'contract.pdf', bytes: await pdf.save() };

  const trust = await openTestTrust();
  const signer = {
    id: 'jana',
    name: 'Jana Nováková',
    organization: 'Zatoka s.r.o.',
    country: 'CZ',
    rank: 'QESIG',
  } as const;
  const signed = await signFile(file, { signer, at: '2026-03-02T09:30:00Z' }, trust);

  expect(signed.mimeType).toBe('application/pdf');
  // The signature is appended, so the bytes of the original file stay the same.
  const before = signed.bytes.subarray(0, file.bytes.length);
  expect(Buffer.compare(before, file.bytes)).toBe(0);
});
