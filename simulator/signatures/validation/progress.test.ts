import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTrust } from '../signing/trust/test-trust.ts';
import type { Credential } from '../signing/x509/credential.ts';
import { validationContext } from './core/context.ts';
import { identity, lookedAt, openTrust, plainPdf, signedPdf } from './fixtures/files.ts';
import { validatePdf } from './pdf/validate-pdf.ts';

let trust: TestTrust;
let signer: Credential;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
});

describe('[R7.13] the progress of a PDF validation', () => {
  it('reports each signature judged so far, from the last one of the file to the first', async () => {
    const other = await trust.signerFor(identity('Petr'));
    const bytes = await signedPdf(await signedPdf(await plainPdf(), signer, trust), other, trust);
    const context = validationContext([{ certificate: trust.root, listed: true }], lookedAt);
    const reported: (readonly (string | null)[])[] = [];
    const parts = validatePdf('a.pdf', bytes, context, ({ signatures }) =>
      reported.push(signatures.map(({ certificate }) => certificate?.subject.cn ?? null)),
    );
    expect(reported).toEqual([['TEST Petr'], ['TEST Jana Nováková', 'TEST Petr']]);
    expect(parts.signatures).toHaveLength(2);
  });
});
