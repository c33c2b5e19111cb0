import { oids } from '../../formats/asn1/oids.ts';
import { readElements, readOctets, parseAsn1 } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { schemeOf, signatureHolds } from './algorithms.ts';
import { CertificatePool, type TrustAnchor } from './chain.ts';
import type { Evidence } from './context.ts';
import { isResponder } from './ocsp.ts';
import type { RevocationData } from './revocation.ts';

/** Certificates looked at; a file needs some ten. */
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

/** The very key a certificate says it was signed with is there, and did not sign it. */
function disowned(certificate: Certificate, pool: CertificatePool): boolean {
  const wanted = issuerIdentifier(certificate);
  if (!wanted) return false;
  const issuers = [...pool].filter((issuer) => {
    const own = keyIdentifier(issuer);
    return own !== null && same(own, wanted);
  });
  return issuers.length > 0 && !issuers.some((issuer) => certificate.signedWithKeyOf(issuer));
}

/** An issuer gives a number once: a second certificate of that number is a copy that was changed. */
function copied(certificates: readonly Certificate[]): boolean {
  const numbers = certificates
    .filter(({ selfIssued }) => !selfIssued)
    .map(({ issuer, serial }) => `${Buffer.from(issuer.raw).toString('base64')} ${serial}`);
  return new Set(numbers).size !== numbers.length;
}

/** Its responder is there, and did not sign it. Lists do not name the key they were signed with. */
function unsigned(data: RevocationData, pool: CertificatePool): boolean {
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
 * Whether a certificate or an answer that came along was changed since it was made: its own signature
 * does not hold though whoever made it is there. No standard asks for it where the piece is not
 * needed, yet nobody who keeps a file whole changes one.
 */
export function evidenceDamaged(evidence: Evidence, anchors: readonly TrustAnchor[]): boolean {
  const certificates = [...evidence.certificates].slice(0, maxLooked);
  const pool = new CertificatePool(
    certificates,
    anchors.map(({ certificate }) => certificate),
  );
  try {
    return (
      copied(certificates) ||
      certificates.some((one) => disowned(one, pool)) ||
      [...evidence.revocations].some((data) => unsigned(data, pool))
    );
  } catch {
    // An extension that cannot be read.
    return true;
  }
}
