import type { Certificate } from '../../formats/x509/certificate.ts';
import { digestStrong, keyStrong, schemeOf } from './algorithms.ts';

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
    const key = Buffer.from(certificate.subject.raw).toString('base64');
    this.#bySubject.set(key, [...(this.#bySubject.get(key) ?? []), certificate]);
  }

  withSubject(name: Uint8Array): readonly Certificate[] {
    return this.#bySubject.get(Buffer.from(name).toString('base64')) ?? [];
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
    for (const issuer of all.withSubject(top.issuer.raw)) {
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

/** Whether each certificate of a chain may stand where it does (RFC 5280 § 6). */
export function chainAcceptable({ certificates }: Chain): boolean {
  return certificates.every((certificate, index) => {
    if (certificate.unknownCritical.length > 0) return false;
    if (index === 0) return true;
    if (!certificate.isAuthority || !certificate.allowsKeyUsage('keyCertSign')) return false;
    const below = certificates
      .slice(1, index)
      .filter((one) => Buffer.compare(one.subject.raw, one.issuer.raw) !== 0).length;
    return certificate.pathLength === null || below <= certificate.pathLength;
  });
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
