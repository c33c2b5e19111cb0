import { Asn1Error } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { namesAllowed } from '../../formats/x509/name-constraints.ts';
import { digestStrong, keyStrong, schemeOf } from './algorithms.ts';
import { policiesHold } from './policies.ts';

/** A certificate somebody decided to trust. */
export interface TrustAnchor {
  readonly certificate: Certificate;
  /** It stands in the trusted list, so what its certificates say about their rank counts. */
  readonly listed: boolean;
}

/** From a certificate upwards, as far as it goes. */
export interface Chain {
  readonly certificates: readonly Certificate[];
  /** The trusted end, when the chain reaches one; it is the last certificate then. */
  readonly anchor: TrustAnchor | null;
}

const maxLength = 8;
/** Signatures tried while looking for one chain; a hostile file could offer endless candidates. */
const maxTries = 200;

/** Certificates that came with a file or with the trust, each once. */
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

/** Looks for the way from a certificate to an anchor. */
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

/** An authority keeps to its own limits: what it may do, and how many may follow (RFC 5280 § 6.1.4). */
function mayIssue(certificates: readonly Certificate[], index: number): boolean {
  const certificate = certificates[index];
  if (index === 0 || !certificate) return true;
  if (!certificate.isAuthority || !certificate.allowsKeyUsage('keyCertSign')) return false;
  const below = certificates.slice(1, index).filter(({ selfIssued }) => !selfIssued).length;
  return certificate.pathLength === null || below <= certificate.pathLength;
}

/** The names below an authority are those it may give, critical or not (RFC 5280 § 6.1.3 b and c). */
function namesKept(certificates: readonly Certificate[], index: number): boolean {
  const limits = index === 0 ? null : (certificates[index]?.nameConstraints ?? null);
  if (!limits) return true;
  return certificates
    .slice(0, index)
    .filter(({ selfIssued }, place) => place === 0 || !selfIssued)
    .every(({ names }) => namesAllowed(names, limits));
}

/** Whether each certificate of a chain may stand where it does (RFC 5280 § 6.1). */
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
    // An extension that cannot be read cannot be kept to either.
    if (error instanceof Asn1Error) return false;
    throw error;
  }
}

/** Whether keys and signatures of a chain were strong at a moment; the anchor's own is not asked. */
export function chainStrong({ certificates, anchor }: Chain, at: Date): boolean {
  return certificates.every((certificate) => {
    if (!keyStrong(certificate.publicKey, at)) return false;
    if (anchor && certificate.fingerprint === anchor.certificate.fingerprint) return true;
    const scheme = schemeOf(certificate.signatureAlgorithm);
    return scheme !== null && digestStrong(scheme.digest, at);
  });
}
