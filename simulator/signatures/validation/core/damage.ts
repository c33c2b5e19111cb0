import { oids } from '../../formats/asn1/oids.ts';
import { readElements, readOctets, parseAsn1 } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { schemeOf, signatureHolds } from './algorithms.ts';
import { CertificatePool, type TrustAnchor } from './chain.ts';
import type { Evidence } from './context.ts';
import { isResponder } from './ocsp.ts';
import type { RevocationData } from './revocation.ts';

/** Maximum number of certificates to check. A file needs about ten. */
const maxLooked = 300;

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

function keyIdentifier(certificate: Certificate): Uint8Array | null {
  const value = certificate.extension(oids.subjectKeyIdentifier);
  return value ? readOctets(parseAsn1(value)) : null;
}

function issuerIdentifier(certificate: Certificate): Uint8Array | null {
  const value = certificate.extension(oids.authorityKeyIdentifier);
  const stated = value && readElements(parseAsn1(value)).find(({ context }) => context === 0);
  return stated ? readOctets(stated) : null;
}

/** Whether the issuer's key that a certificate names is present, but did not sign it. */
function isNotSignedByIssuer(certificate: Certificate, pool: CertificatePool): boolean {
  const wanted = issuerIdentifier(certificate);
  if (!wanted) return false;
  const issuers = [...pool].filter((issuer) => {
    const own = keyIdentifier(issuer);
    return own !== null && same(own, wanted);
  });
  return issuers.length > 0 && !issuers.some((issuer) => certificate.signedWithKeyOf(issuer));
}

/**
 * Whether two certificates have the same number. An issuer uses each number once, so one of them
 * was changed.
 */
function haveSameNumber(certificates: readonly Certificate[]): boolean {
  const numbers = certificates
    .filter(({ selfIssued }) => !selfIssued)
    .map(({ issuer, serial }) => `${Buffer.from(issuer.raw).toString('base64')} ${serial}`);
  return new Set(numbers).size !== numbers.length;
}

/**
 * Whether the responder is present, but did not sign the response. Lists do not name their signing
 * key.
 */
function isNotSignedByResponder(data: RevocationData, pool: CertificatePool): boolean {
  if (data.kind !== 'ocsp') return false;
  const { responder, certificates } = data;
  const candidates = 'name' in responder ? certificates : [...certificates, ...pool];
  const responders = candidates.filter((one) => isResponder(data, one));
  const scheme = schemeOf(data.algorithm);
  if (!scheme || responders.length === 0) return false;
  return !responders.some(({ publicKey }) =>
    signatureHolds(scheme, publicKey, data.raw, data.signature),
  );
}

/**
 * Whether a certificate or response that came with the file was changed: its signature is invalid
 * although its issuer is present. No standard requires this check for unused evidence. But a change
 * means that the file is not as it was.
 */
export function evidenceDamaged(evidence: Evidence, anchors: readonly TrustAnchor[]): boolean {
  const certificates = [...evidence.certificates].slice(0, maxLooked);
  const pool = new CertificatePool(
    certificates,
    anchors.map(({ certificate }) => certificate),
  );
  try {
    return (
      haveSameNumber(certificates) ||
      certificates.some((one) => isNotSignedByIssuer(one, pool)) ||
      [...evidence.revocations].some((data) => isNotSignedByResponder(data, pool))
    );
  } catch {
    // An extension cannot be read.
    return true;
  }
}
