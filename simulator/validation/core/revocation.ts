import { createHash } from 'node:crypto';
import { oids } from '../../formats/asn1/oids.ts';
import {
  readAlgorithm,
  Asn1Error,
  readBits,
  readElements,
  readInteger,
  readOctets,
  readOid,
  parseAsn1,
  tags,
  readTime,
  type Asn1,
} from '../../formats/asn1/read.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { digestOf, digestStrong, schemeOf, signatureHolds } from './algorithms.ts';
import type { TrustAnchor } from './chain.ts';

/** What revocation data says about one certificate. */
export interface RevocationStatus {
  readonly status: 'good' | 'revoked';
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
  /** When it was revoked. */
  readonly revokedAt: Date | null;
}

/** Data that has a signature of its own, not yet checked. */
interface Signed {
  readonly raw: Uint8Array;
  readonly algorithm: Asn1;
  readonly signature: Uint8Array;
}

interface OcspAnswer extends RevocationStatus {
  readonly hashId: string;
  readonly nameHash: Uint8Array;
  readonly keyHash: Uint8Array;
  readonly serial: bigint;
}

interface Ocsp extends Signed {
  readonly kind: 'ocsp';
  /** Hash of the responder's key, or its name as encoded. */
  readonly responder: { readonly keyHash: Uint8Array } | { readonly name: Uint8Array };
  readonly producedAt: Date;
  readonly answers: readonly OcspAnswer[];
  readonly certificates: readonly Certificate[];
}

interface Crl extends Signed {
  readonly kind: 'crl';
  readonly issuer: Uint8Array;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
  readonly revoked: ReadonlyMap<bigint, Date>;
  /** It covers only some certificates or only changes; such a list proves nothing here. */
  readonly partial: boolean;
}

export type RevocationData = Ocsp | Crl;

function signedParts(node: Asn1): Signed {
  const [tbs, id, signature] = readElements(node);
  if (!tbs || !id || !signature) throw new Asn1Error('a signed structure without signature');
  return { raw: tbs.raw, algorithm: id, signature: readBits(signature) };
}

function readAnswer(node: Asn1): OcspAnswer {
  const [certId, status, thisUpdate, ...rest] = readElements(node);
  if (!certId || !status || !thisUpdate) throw new Asn1Error('an answer without a status');
  const [id, nameHash, keyHash, serial] = readElements(certId);
  if (!id || !nameHash || !keyHash || !serial) throw new Asn1Error('an answer about nobody');
  const next = rest.find(({ context }) => context === 0);
  const revoked = status.context === 1;
  if (!revoked && status.context !== 0) throw new Asn1Error('a status that is not known');
  return {
    status: revoked ? 'revoked' : 'good',
    revokedAt: revoked ? readTime(status.at(0)) : null,
    thisUpdate: readTime(thisUpdate),
    nextUpdate: next ? readTime(next.at(0)) : null,
    hashId: readAlgorithm(id).oid,
    nameHash: readOctets(nameHash),
    keyHash: readOctets(keyHash),
    serial: readInteger(serial),
  };
}

function readBasicOcsp(node: Asn1): Ocsp {
  const signed = signedParts(node);
  const fields = readElements(node.at(0)).filter(({ context }) => context !== 0);
  const [responder, producedAt, responses] = fields;
  if (!responder || !producedAt || !responses) throw new Asn1Error('an answer without a time');
  const embedded = node.children[3]?.context === 0 ? readElements(node.at(3).at(0)) : [];
  const answers = readElements(responses).flatMap((one) => {
    try {
      return [readAnswer(one)];
    } catch (error) {
      if (error instanceof Asn1Error) return [];
      throw error;
    }
  });
  return {
    ...signed,
    kind: 'ocsp',
    responder:
      responder.context === 2
        ? { keyHash: readOctets(responder.at(0)) }
        : { name: responder.at(0).raw },
    producedAt: readTime(producedAt),
    answers,
    certificates: embedded.flatMap(({ raw }) => Certificate.tryParse(raw) ?? []),
  };
}

function readCrl(node: Asn1): Crl {
  const fields = [...readElements(node.at(0))];
  if (fields[0]?.tag === tags.integer) fields.shift();
  const [, issuer, thisUpdate, ...rest] = fields;
  if (!issuer || !thisUpdate) throw new Asn1Error('a list without issuer');
  const isTime = (one: Asn1 | undefined): one is Asn1 =>
    one?.tag === tags.utcTime || one?.tag === tags.generalizedTime;
  const next = isTime(rest[0]) ? rest.shift() : undefined;
  const list = rest.find(({ tag }) => tag === tags.sequence);
  const revoked = new Map<bigint, Date>();
  for (const entry of list ? readElements(list) : [])
    revoked.set(readInteger(entry.at(0)), readTime(entry.at(1)));
  const extensions = rest.find(({ context }) => context === 0);
  const ids = extensions ? readElements(extensions.at(0)).map((one) => readOid(one.at(0))) : [];
  return {
    ...signedParts(node),
    kind: 'crl',
    issuer: issuer.raw,
    thisUpdate: readTime(thisUpdate),
    nextUpdate: next ? readTime(next) : null,
    revoked,
    partial: ids.some(
      (id) => id === oids.issuingDistributionPoint || id === oids.deltaCrlIndicator,
    ),
  };
}

/** Reads an OCSP response, with or without its envelope, or a CRL; null for anything else. */
export function readRevocationData(bytes: Uint8Array): RevocationData | null {
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
    // The body of a list names its algorithm near its start, that of an answer a responder.
    const inner = first ? readElements(first) : [];
    const isList = inner[0]?.tag === tags.sequence || inner[0]?.tag === tags.integer;
    return isList ? readCrl(node) : readBasicOcsp(node);
  } catch {
    return null;
  }
}

function matches(answer: OcspAnswer, certificate: Certificate, issuer: Certificate): boolean {
  const digest = digestOf(answer.hashId);
  if (!digest || answer.serial !== certificate.serial) return false;
  const same = (value: Uint8Array, of: Uint8Array) =>
    Buffer.compare(createHash(digest.name).update(of).digest(), value) === 0;
  return same(answer.nameHash, issuer.subject.raw) && same(answer.keyHash, issuer.keyBits);
}

/** Who made which data; every certificate of every chain of a file asks again. */
const makers = new WeakMap<Signed, Map<string, boolean>>();

/** @param at decides about the strength; of one piece of data it is always the same moment */
function madeBy(data: Signed, certificate: Certificate, at: Date): boolean {
  let known = makers.get(data);
  if (!known) makers.set(data, (known = new Map()));
  let made = known.get(certificate.fingerprint);
  if (made === undefined) {
    const scheme = schemeOf(data.algorithm);
    made =
      scheme !== null &&
      digestStrong(scheme.digest, at) &&
      signatureHolds(scheme, certificate.publicKey, data.raw, data.signature);
    known.set(certificate.fingerprint, made);
  }
  return made;
}

/**
 * Whether a responder may answer: the issuer itself, one the authorities above named (RFC 6960
 * § 4.2.2.2), or one that is trusted by decision.
 */
function mayAnswer(responder: Certificate, { above, anchors }: Responders, at: Date): boolean {
  if (above.some(({ fingerprint }) => fingerprint === responder.fingerprint)) return true;
  return (
    responder.extendedUsages?.ids.includes(oids.ocspSigning) === true &&
    responder.unknownCritical.length === 0 &&
    responder.notBefore <= at &&
    at <= responder.notAfter &&
    (above.some((issuer) => responder.signedBy(issuer)) ||
      anchors.some(({ certificate }) => certificate.fingerprint === responder.fingerprint))
  );
}

/** Who may speak about a certificate. */
interface Responders {
  /** The certificate's issuer and the authorities above that. */
  readonly above: readonly Certificate[];
  readonly anchors: readonly TrustAnchor[];
  /** Certificates that came with the file, among them responders. */
  readonly others: Iterable<Certificate>;
}

/** More answers and lists than any file needs. */
const maxData = 500;

/** Revocation data that came with a file. */
export class Revocations {
  readonly #data: RevocationData[] = [];

  /** @returns false for bytes that are no such data */
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

  /** Certificates that travel inside answers. */
  get certificates(): readonly Certificate[] {
    return this.#data.flatMap((one) => (one.kind === 'ocsp' ? one.certificates : []));
  }

  /**
   * What properly signed data says about a certificate, newest first.
   */
  statusesOf(certificate: Certificate, who: Responders): readonly RevocationStatus[] {
    const { above, anchors } = who;
    const [issuer] = above;
    if (!issuer) return [];
    const trusted = anchors.map((one) => one.certificate);
    const pool = [...above, ...trusted, ...who.others];
    const found: RevocationStatus[] = [];
    for (const data of this.#data) {
      if (data.kind === 'crl') {
        const same = Buffer.compare(data.issuer, issuer.subject.raw) === 0;
        if (!same || data.partial || !issuer.allowsKeyUsage('crlSign')) continue;
        if (!madeBy(data, issuer, data.thisUpdate)) continue;
        const revokedAt = data.revoked.get(certificate.serial) ?? null;
        const { thisUpdate, nextUpdate } = data;
        found.push({ status: revokedAt ? 'revoked' : 'good', revokedAt, thisUpdate, nextUpdate });
        continue;
      }
      const answers = data.answers.filter((one) => matches(one, certificate, issuer));
      if (answers.length === 0) continue;
      const responders = [...data.certificates, ...pool];
      const at = data.producedAt;
      if (responders.some((one) => mayAnswer(one, who, at) && madeBy(data, one, at))) {
        found.push(...answers);
      }
    }
    return found.sort((a, b) => b.thisUpdate.getTime() - a.thisUpdate.getTime());
  }
}
