import { createHash } from 'node:crypto';
import { oids } from '../../formats/asn1/oids.ts';
import {
  Asn1Error,
  readElements,
  readInteger,
  readOctets,
  readTime,
  tags,
  type Asn1,
} from '../../formats/asn1/read.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { readName } from '../../formats/x509/names.ts';
import { hash, readDigest, type Digest } from './algorithms.ts';
import { readExtensionList } from './crl.ts';
import { signedParts, type SignedStatement } from './signed.ts';

/** Status of one certificate in revocation data. */
export interface RevocationStatus {
  readonly status: 'good' | 'revoked';
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
  /** Time of the revocation. */
  readonly revokedAt: Date | null;
}

interface OcspAnswer extends RevocationStatus {
  readonly digest: Digest | null;
  readonly nameHash: Uint8Array;
  readonly keyHash: Uint8Array;
  readonly serial: bigint;
}

/** An OCSP response about certificates (RFC 6960 § 4.2.1). */
export interface Ocsp extends SignedStatement {
  readonly kind: 'ocsp';
  /** Hash of the responder's key, or its name in the form used for comparison. */
  readonly responder: { readonly keyHash: Uint8Array } | { readonly name: string };
  readonly producedAt: Date;
  readonly answers: readonly OcspAnswer[];
  readonly certificates: readonly Certificate[];
}

/** Extensions that need no action here. No request was sent, so no nonce can match. */
const processed: ReadonlySet<string> = new Set([oids.ocspNonce, oids.ocspArchiveCutoff]);

/** @throws Asn1Error for an unknown critical extension (RFC 6960 § 4.4) */
function checkExtensions(node: Asn1 | undefined): void {
  for (const [id, { critical }] of readExtensionList(node)) {
    if (critical && !processed.has(id))
      throw new Asn1Error('the response has an unknown critical extension');
  }
}

function readAnswer(node: Asn1): OcspAnswer {
  const [certId, status, thisUpdate, ...rest] = readElements(node);
  if (!certId || !status || !thisUpdate) throw new Asn1Error('the response has no status');
  const [id, nameHash, keyHash, serial] = readElements(certId);
  if (!id || !nameHash || !keyHash || !serial)
    throw new Asn1Error('the response names no certificate');
  const next = rest.find(({ context }) => context === 0);
  checkExtensions(rest.find(({ context }) => context === 1)?.at(0));
  const revoked = status.context === 1;
  if (!revoked && status.context !== 0)
    throw new Asn1Error('the status of the response is not known');
  return {
    status: revoked ? 'revoked' : 'good',
    revokedAt: revoked ? readTime(status.at(0)) : null,
    thisUpdate: readTime(thisUpdate),
    nextUpdate: next ? readTime(next.at(0)) : null,
    digest: readDigest(id),
    nameHash: readOctets(nameHash),
    keyHash: readOctets(keyHash),
    serial: readInteger(serial),
  };
}

/**
 * Reads the signed part of a response.
 * @throws Asn1Error for anything else, and for unknown critical extensions
 */
export function readBasicOcsp(node: Asn1): Ocsp {
  const signed = signedParts(node);
  const all = [...readElements(node.at(0))];
  const version = all[0]?.context === 0 ? all.shift() : undefined;
  if (version && readInteger(version.at(0)) !== 0n) throw new Asn1Error('an unknown version');
  const [responder, producedAt, responses, extensions] = all;
  if (!responder || !producedAt || responses?.tag !== tags.sequence) {
    throw new Asn1Error('the response has no time');
  }
  checkExtensions(extensions?.at(0));
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
        : { name: readName(responder.at(0)).key },
    producedAt: readTime(producedAt),
    answers,
    certificates: embedded.flatMap(({ raw }) => Certificate.tryParse(raw) ?? []),
  };
}

/**
 * Digests allowed to identify an issuer. With an older digest, two issuers could have the same
 * hash.
 */
const naming: ReadonlySet<string> = new Set(['sha1', 'sha256', 'sha384', 'sha512']);
/** Tolerated difference between clocks, in milliseconds. */
const tolerance = 300_000;

/** Responses about a certificate whose times do not contradict each other (RFC 6960 § 4.2.2.1). */
export function answersAbout(
  data: Ocsp,
  certificate: Certificate,
  issuer: Certificate,
): readonly OcspAnswer[] {
  return data.answers.filter(({ digest, serial, nameHash, keyHash, thisUpdate, nextUpdate }) => {
    if (!digest || !naming.has(digest.name) || serial !== certificate.serial) return false;
    const inOrder =
      thisUpdate.getTime() <= data.producedAt.getTime() + tolerance &&
      (!nextUpdate || nextUpdate >= thisUpdate);
    return (
      inOrder &&
      Buffer.compare(hash(digest, certificate.issuer.raw), nameHash) === 0 &&
      Buffer.compare(hash(digest, issuer.keyBits), keyHash) === 0
    );
  });
}

/** Whether a response names this certificate as its responder. */
export function isResponder({ responder }: Ocsp, { subject, keyBits }: Certificate): boolean {
  if ('name' in responder) return responder.name === subject.key;
  const own = createHash('sha1').update(keyBits).digest();
  return Buffer.compare(own, responder.keyHash) === 0;
}
