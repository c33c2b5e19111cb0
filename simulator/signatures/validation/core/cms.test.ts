import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { oids } from '../../formats/asn1/oids.ts';
import { signedData } from '../../signing/cms/signed-data.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { identity, openTrust } from '../fixtures/files.ts';
import { Checks } from './checks.ts';
import { checkCmsSigner, readCms } from './cms.ts';

const content = Buffer.from('amount 100');
const other = Buffer.from('amount 900');
let signer: Credential;
let stranger: Credential;

beforeAll(async () => {
  const opened = await openTrust();
  signer = opened.signer;
  stranger = await opened.trust.signerFor(identity('Somebody'));
});

/**
 * A signature without further time stamps. Otherwise a time stamp of the whole file would detect
 * the change first.
 */
const signatureOf = (credential: Credential) =>
  signedData({
    credential,
    contentType: oids.data,
    digest: createHash('sha256').update(content).digest(),
  });

/** Sub-indication for a signature over the given content. */
function found(bytes: Uint8Array, shown: Buffer, contentType: string = oids.data) {
  const checks = new Checks();
  const { signers, certificates } = readCms(bytes);
  const [one] = signers;
  if (!one) throw new Error('there is no signer');
  const expected = { contentType, certificateSigned: true };
  checkCmsSigner(checks, one, [shown], certificates, expected);
  return checks.verdict.sub;
}

describe('[R7.13] a CMS signature', () => {
  it('is valid for the signed content', () => {
    expect(found(signatureOf(signer), content)).toBeNull();
  });

  it('fails for other content, although its value is correct', () => {
    expect(found(signatureOf(signer), other)).toBe('HASH_FAILURE');
  });

  it('fails if the signer did not create its value', () => {
    const bytes = signatureOf(signer);
    const value = bytes.length - 1;
    bytes[value] = (bytes[value] ?? 0) ^ 1;
    expect(found(bytes, content)).toBe('SIG_CRYPTO_FAILURE');
    const forged = { ...stranger, certificate: signer.certificate };
    expect(found(signatureOf(forged), content)).toBe('SIG_CRYPTO_FAILURE');
  });

  it('fails if it was created over content of another type', () => {
    expect(found(signatureOf(signer), content, oids.tstInfo)).toBe('FORMAT_FAILURE');
  });
});
