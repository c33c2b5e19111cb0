import { signFile } from '@dokubox/signatures/signing/sign-file.ts';
import { openTestTrust } from '@dokubox/signatures/signing/trust/test-trust.ts';
import { validateFile } from '@dokubox/signatures/validation/validate-file.ts';
import { expect, test } from 'vitest';

const signer = {
  id: 'jana',
  name: 'Jana Nováková',
  organization: 'Zatoka s.r.o.',
  country: 'CZ',
  rank: 'QESIG',
} as const;

test('validates a container, and the same container from an unknown authority', async () => {
  const trust = await openTestTrust();
  const file = { fileName: 'fees.csv', bytes: Buffer.from('fee;100') };
  const signed = await signFile(file, { signer, at: '2026-03-02T09:30:00Z' }, trust);
  expect(signed.fileName).toBe('fees.asice');

  const at = new Date('2026-03-09T09:30:00Z');
  const anchors = [{ certificate: trust.root, listed: true }];
  const trusted = await validateFile(signed.fileName, signed.bytes, { anchors, at });
  expect(trusted.signatures).toMatchObject([
    {
      signatureIndication: 'TOTAL_PASSED',
      signingCertificate: { cn: 'TEST Jana Nováková' },
    },
  ]);

  const unknown = await validateFile(signed.fileName, signed.bytes, { anchors: [], at });
  expect(unknown.signatures).toMatchObject([{ signatureIndication: 'INDETERMINATE' }]);
});
