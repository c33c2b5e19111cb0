import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Certificate, KeyUsage } from '../../formats/x509/certificate.ts';
import { issueCertificate, type CertificatePlan } from '../../signing/x509/issue.ts';
import { CertificatePool, chainAcceptable, findChain } from './chain.ts';

interface Pair {
  readonly key: KeyObject;
  readonly certificate: Certificate;
}

const certifying: readonly KeyUsage[] = ['keyCertSign'];

/** A certificate issued by another one, or self-signed. */
function issued(cn: string, by: Pair | null, more: Partial<CertificatePlan>): Pair {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const plan: CertificatePlan = {
    subject: { cn },
    publicKey,
    notBefore: new Date('2025-01-01'),
    notAfter: new Date('2035-01-01'),
    keyUsage: ['nonRepudiation'],
    ...more,
  };
  return { key, certificate: issueCertificate(plan, by ?? { key }) };
}

const root = issued('Root', null, { authority: {}, keyUsage: certifying });
const middle = issued('Middle', root, { authority: { pathLength: 0 }, keyUsage: certifying });
const person = issued('Person', middle, {});

/** Chain from the first pair to the root, through the other pairs. */
function chainOf(...pairs: readonly [Pair, ...Pair[]]) {
  const [{ certificate }] = pairs;
  const pool = new CertificatePool(pairs.map((one) => one.certificate));
  return findChain(certificate, pool, [{ certificate: root.certificate, listed: true }]);
}

describe('[R7.13] a chain of certificates', () => {
  it('is accepted from a person through an authority to the root', () => {
    const chain = chainOf(person, middle);
    expect(chain.certificates).toHaveLength(3);
    expect(chainAcceptable(chain)).toBe(true);
  });

  it.each([
    ['a person', person, [middle]],
    ['a person who may sign certificates but is not an authority', issued('Clerk', root, { keyUsage: certifying }), []], // prettier-ignore
    ['an authority that may not sign certificates', issued('Mute', root, { authority: {} }), []],
    ['an authority one step too deep', issued('Deep', middle, { authority: {}, keyUsage: certifying }), [middle]], // prettier-ignore
  ] as const)('is rejected if it leads through %s', (_what, issuer, above) => {
    const chain = chainOf(issued('Forged', issuer, {}), issuer, ...above);
    expect(chain.anchor).not.toBeNull();
    expect(chainAcceptable(chain)).toBe(false);
  });
});
