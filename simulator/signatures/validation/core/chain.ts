import { Asn1Error } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { namesAllowed } from '../../formats/x509/name-constraints.ts';
import { digestStrong, keyStrong, schemeOf } from './algorithms.ts';
import { policiesHold } from './policies.ts';

/** A certificate that is trusted by decision. */
export interface TrustAnchor {
  readonly certificate: Certificate;
  /** Whether the certificate is in the trusted list. Only then do its certificates have a rank. */
  readonly listed: boolean;
}

/** Chain from a certificate upwards, as far as it leads. */
export interface Chain {
  readonly certificates: readonly Certificate[];
  /** Trust anchor, if the chain reaches one. It is then the last certificate. */
  readonly anchor: TrustAnchor | null;
}

const maxLength = 8;
/**
 * Maximum number of signatures checked for one chain. A hostile file could offer any number of
 * candidates.
 */
const maxTries = 200;

/** Certificates from the file and from the trust anchors, each once. */
export class CertificatePool {
  readonly #byFingerprint = new Map<string, Certificate>();
  readonly #bySubject = new Map<string, Certificate[]>();

  constructor(...groups: readonly Iterable<Certificate>[]) {
    for (const group of groups) for (const one of group) this.add(one);
  }

  add(certificate: Certificate): void {
    if (this.#byFingerprint.has(certificate.fingerprint) || this.#byFingerprint.size > 2_000)
      return;
    this.#byFingerprint.set(certificate.fingerprint, certificate);
    const { key } = certificate.subject;
    this.#bySubject.set(key, [...(this.#bySubject.get(key) ?? []), certificate]);
  }

  withSubject(key: string): readonly Certificate[] {
    return this.#bySubject.get(key) ?? [];
  }

  [Symbol.iterator](): IterableIterator<Certificate> {
    return this.#byFingerprint.values();
  }
}

/** Finds the chain from a certificate to a trust anchor. */
export function findChain(
  leaf: Certificate,
  pool: CertificatePool,
  anchors: readonly TrustAnchor[],
): Chain {
  const anchorOf = (one: Certificate) =>
    anchors.find(({ certificate }) => certificate.fingerprint === one.fingerprint) ?? null;
  const all = new CertificatePool(
    pool,
    anchors.map(({ certificate }) => certificate),
  );
  let tries = 0;
  let longest: readonly Certificate[] = [leaf];

  const climb = (path: readonly Certificate[]): Chain | null => {
    const top = path.at(-1) ?? leaf;
    const anchor = anchorOf(top);
    if (anchor) return { certificates: path, anchor };
    if (path.length > longest.length) longest = path;
    if (path.length >= maxLength) return null;
    const known = new Set(path.map(({ fingerprint }) => fingerprint));
    for (const issuer of all.withSubject(top.issuer.key)) {
      if (known.has(issuer.fingerprint)) continue;
      tries += 1;
      if (tries > maxTries) return null;
      if (!top.signedBy(issuer)) continue;
      const found = climb([...path, issuer]);
      if (found) return found;
    }
    return null;
  };
  return climb([leaf]) ?? { certificates: longest, anchor: null };
}

/**
 * Whether an authority complies with its limits: what it may do, and how many authorities may
 * follow (RFC 5280 § 6.1.4).
 */
function mayIssue(certificates: readonly Certificate[], index: number): boolean {
  const certificate = certificates[index];
  if (index === 0 || !certificate) return true;
  if (!certificate.isAuthority || !certificate.allowsKeyUsage('keyCertSign')) return false;
  const below = certificates.slice(1, index).filter(({ selfIssued }) => !selfIssued).length;
  return certificate.pathLength === null || below <= certificate.pathLength;
}

/**
 * Whether the names below an authority comply with its constraints, critical or not (RFC 5280
 * § 6.1.3 b and c).
 */
function namesKept(certificates: readonly Certificate[], index: number): boolean {
  const limits = index === 0 ? null : (certificates[index]?.nameConstraints ?? null);
  if (!limits) return true;
  return certificates
    .slice(0, index)
    .filter(({ selfIssued }, place) => place === 0 || !selfIssued)
    .every(({ names }) => namesAllowed(names, limits));
}

/** Whether each certificate of a chain is allowed at its position (RFC 5280 § 6.1). */
export function chainAcceptable({ certificates }: Chain): boolean {
  try {
    return (
      certificates.every(
        ({ unknownCritical }, index) =>
          unknownCritical.length === 0 &&
          mayIssue(certificates, index) &&
          namesKept(certificates, index),
      ) && policiesHold(certificates)
    );
  } catch (error) {
    // An extension that cannot be read cannot be satisfied.
    if (error instanceof Asn1Error) return false;
    throw error;
  }
}

/**
 * Whether keys and signatures of a chain were strong at a given time. The anchor's own signature is
 * not checked.
 */
export function chainStrong({ certificates, anchor }: Chain, at: Date): boolean {
  return certificates.every((certificate) => {
    if (!keyStrong(certificate.publicKey, at)) return false;
    if (anchor && certificate.fingerprint === anchor.certificate.fingerprint) return true;
    const scheme = schemeOf(certificate.signatureAlgorithm);
    return scheme !== null && digestStrong(scheme.digest, at);
  });
}
