import { createHash } from 'node:crypto';
import { oids } from '../../formats/asn1/oids.ts';
import {
  parseAsn1,
  readElements,
  readInteger,
  readOctets,
  readOid,
  tags,
} from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { allReasons } from '../../formats/x509/distribution-points.ts';
import type { TrustAnchor } from './chain.ts';
import { readCrl, reasonsCovered, revokedIn, type Crl } from './crl.ts';
import {
  answersAbout,
  isResponder,
  readBasicOcsp,
  type Ocsp,
  type RevocationStatus,
} from './ocsp.ts';
import { madeBy } from './signed.ts';

export type RevocationData = Ocsp | Crl;

/** Data that was read, by the SHA-256 of its bytes, the oldest first. */
const remembered = new Map<string, RevocationData | null>();
const maxRemembered = 256;
/** Longer data is a large list, which would keep much memory for one file. */
const maxRememberedBytes = 16_384;

/**
 * Reads an OCSP response, with or without its envelope, or a CRL. Null for anything else. Short
 * data is remembered: one file brings the same answers along for each signature, and so does its
 * next version.
 */
export function readRevocationData(bytes: Uint8Array): RevocationData | null {
  if (bytes.length > maxRememberedBytes) return read(bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const there = remembered.get(digest);
  if (there !== undefined) return there;
  // A copy: the bytes given may be a view of a whole file, which would be remembered with them.
  const data = read(new Uint8Array(bytes));
  const [oldest] = remembered.keys();
  if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(digest, data);
  return data;
}

function read(bytes: Uint8Array): RevocationData | null {
  try {
    const node = parseAsn1(bytes);
    const [first, second] = readElements(node);
    if (first?.tag === tags.enumerated) {
      const body = second && readElements(second.at(0));
      const [id, basic] = body ?? [];
      if (readInteger(first) !== 0n || !id || !basic || readOid(id) !== oids.basicOcspResponse)
        return null;
      return readBasicOcsp(parseAsn1(readOctets(basic)));
    }
    // A list names its algorithm near its start, a response names its responder there.
    const inner = first ? readElements(first) : [];
    const isList = inner[0]?.tag === tags.sequence || inner[0]?.tag === tags.integer;
    return isList ? readCrl(node) : readBasicOcsp(node);
  } catch {
    return null;
  }
}

/** Parties that may provide the status of a certificate. */
export interface StatusProviders {
  /** Issuer of the certificate. */
  readonly issuer: Certificate;
  readonly anchors: readonly TrustAnchor[];
  /** Certificates from the file, including responders. */
  readonly others: Iterable<Certificate>;
  /** Whether a responder certified by the issuer is not revoked itself. */
  isResponderValid(responder: Certificate): boolean;
  /** Whether a separate issuer of lists has the same trust anchor. */
  listed(keeper: Certificate): boolean;
}

const signsAnswers = (one: Certificate, at: Date): boolean =>
  one.extendedUsages?.ids.includes(oids.ocspSigning) === true &&
  (one.allowsKeyUsage('digitalSignature') || one.allowsKeyUsage('nonRepudiation')) &&
  one.unknownCritical.length === 0 &&
  one.notBefore <= at &&
  at <= one.notAfter;

/**
 * Whether a responder is allowed (RFC 6960 § 4.2.2.2): the issuer itself, a responder certified by
 * exactly its key, or one that is trusted by decision.
 */
function mayAnswer(
  one: Certificate,
  { issuer, anchors, isResponderValid }: StatusProviders,
  at: Date,
): boolean {
  if (one.fingerprint === issuer.fingerprint) return true;
  if (!signsAnswers(one, at)) return false;
  const decided = anchors.some(({ certificate }) => certificate.fingerprint === one.fingerprint);
  return decided || (one.signedBy(issuer) && isResponderValid(one));
}

function answersOf(
  data: Ocsp,
  certificate: Certificate,
  providers: StatusProviders,
): readonly RevocationStatus[] {
  const answers = answersAbout(data, certificate, providers.issuer);
  if (answers.length === 0) return [];
  const trusted = providers.anchors.map((one) => one.certificate);
  const at = data.producedAt;
  const isAllowed = [providers.issuer, ...data.certificates, ...trusted, ...providers.others].some(
    (one) => isResponder(data, one) && madeBy(data, one, at) && mayAnswer(one, providers, at),
  );
  return isAllowed ? answers : [];
}

/**
 * Whether a list was signed by the issuer of the certificate, or by its issuer of lists (RFC 5280
 * § 6.3.3 f).
 */
function isFromListIssuer(crl: Crl, { issuer, others, listed }: StatusProviders): boolean {
  const mayIssueLists = (one: Certificate) =>
    one.subject.key === crl.issuer.key &&
    one.allowsKeyUsage('crlSign') &&
    madeBy(crl, one, crl.thisUpdate);
  return mayIssueLists(issuer) || [...others].some((one) => mayIssueLists(one) && listed(one));
}

/** Maximum number of responses and lists. No honest file needs so many. */
const maxData = 500;

/** Revocation data from a file. */
export class Revocations {
  readonly #data: RevocationData[] = [];

  /** @returns false if the bytes are not revocation data */
  add(bytes: Uint8Array): boolean {
    if (this.#data.length >= maxData) return true;
    const data = readRevocationData(bytes);
    if (data) this.#data.push(data);
    return data !== null;
  }

  [Symbol.iterator](): IterableIterator<RevocationData> {
    return this.#data.values();
  }

  get size(): number {
    return this.#data.length;
  }

  /** Certificates inside OCSP responses. */
  get certificates(): readonly Certificate[] {
    return this.#data.flatMap((one) => (one.kind === 'ocsp' ? one.certificates : []));
  }

  /**
   * Status according to lists. Some cover only some reasons. A certificate is good if all reasons
   * are covered and no list contains it.
   */
  #listed(certificate: Certificate, providers: StatusProviders): readonly RevocationStatus[] {
    const found: RevocationStatus[] = [];
    const partial: Crl[] = [];
    let covered = 0;
    for (const data of this.#data) {
      if (data.kind !== 'crl' || data.unknownCritical) continue;
      const { thisUpdate, nextUpdate, keepsSince } = data;
      const reasons = reasonsCovered(data, certificate);
      if (reasons === 0 || !isFromListIssuer(data, providers)) continue;
      const revokedAt = revokedIn(data, certificate);
      if (revokedAt) found.push({ status: 'revoked', revokedAt, thisUpdate, nextUpdate });
      const { notAfter } = certificate;
      // A list may omit certificates that expired before it was issued (RFC 5280 § 5).
      const mayBeOmitted = thisUpdate > notAfter && (keepsSince === null || keepsSince > notAfter);
      if (revokedAt || data.delta || mayBeOmitted) continue;
      if (reasons === allReasons) {
        found.push({ status: 'good', revokedAt, thisUpdate, nextUpdate });
      } else {
        partial.push(data);
        covered |= reasons;
      }
    }
    if (covered !== allReasons) return found;
    const oldest = partial.reduce((a, b) => (b.thisUpdate < a.thisUpdate ? b : a));
    const { thisUpdate, nextUpdate } = oldest;
    return [...found, { status: 'good', revokedAt: null, thisUpdate, nextUpdate }];
  }

  /** Status of a certificate according to correctly signed data, newest first. */
  statusesOf(certificate: Certificate, providers: StatusProviders): readonly RevocationStatus[] {
    const answers = this.#data.flatMap((data) =>
      data.kind === 'ocsp' ? answersOf(data, certificate, providers) : [],
    );
    return [...answers, ...this.#listed(certificate, providers)].sort(
      (a, b) => b.thisUpdate.getTime() - a.thisUpdate.getTime(),
    );
  }
}
