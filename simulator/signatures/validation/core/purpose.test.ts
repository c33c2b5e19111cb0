import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oids } from '../../formats/asn1/oids.ts';
import { issueCertificate } from '../../signing/x509/issue.ts';
import { statementsFor } from '../../signing/trust/ranks.ts';
import { Checks } from './checks.ts';
import { checkPurpose } from './purpose.ts';

const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

type More = Partial<Parameters<typeof issueCertificate>[0]>;

function certificateWith(more: More) {
  const plan = {
    subject: { cn: 'TEST Somebody' },
    publicKey: createPublicKey(key),
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2040-01-01'),
    keyUsage: ['digitalSignature', 'nonRepudiation'] as const,
    ...more,
  };
  return issueCertificate(plan, { key });
}

function judged(more: More) {
  const checks = new Checks();
  checkPurpose(checks, certificateWith(more));
  return [checks.verdict.level, ...checks.findings.map(({ status }) => status)];
}

const usage = (id: string): More => ({ extendedUsage: { id, critical: false } });

describe('[R3.6] a certificate', () => {
  it.each([
    ['without extended usages', {}],
    ['for e-mail', usage(oids.emailProtection)],
    ['for documents', usage(oids.documentSigning)],
    ['for anything', usage(oids.anyUsage)],
    ['that is qualified', { qcStatements: statementsFor('QESIG') }],
  ])('%s may sign documents', (_what, more) => {
    expect(judged(more)).toEqual(['PASSED']);
  });

  it.each([
    ['of a TLS server', usage(oids.serverAuth)],
    ['of a time-stamp authority', usage(oids.timeStamping)],
    ['of an OCSP responder', usage(oids.ocspSigning)],
    ['for code signing', usage(oids.codeSigning)],
    ['whose key may not sign', { keyUsage: ['crlSign'] as const }],
  ])('%s may not sign documents', (_what, more) => {
    expect(judged(more)).toEqual(['INDETERMINATE', 'ERROR']);
  });

  it.each([
    ['of an authority', { authority: {} }],
    ['for an unknown usage', usage('1.2.3.4')],
  ])('%s gets a warning', (_what, more) => {
    expect(judged(more)).toEqual(['PASSED', 'WARNING']);
  });
});
