import { oids } from '../../formats/asn1/oids.ts';
import {
  Asn1Error,
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
import { digestOf, hash, readDigest, schemeOf, signatureHolds, type Digest } from './algorithms.ts';
import type { Checks } from './checks.ts';

/** Attributes by identifier, each with the elements of its set. */
type Attributes = ReadonlyMap<string, readonly Asn1[]>;

/** One signer of a CMS structure. */
export interface CmsSigner {
  readonly issuer: Uint8Array | null;
  readonly serial: bigint | null;
  readonly keyIdentifier: Uint8Array | null;
  readonly digest: Digest | null;
  /** The signed attributes as they were hashed. Null if the content itself was signed. */
  readonly signedBytes: Uint8Array | null;
  readonly signed: Attributes;
  readonly unsigned: Attributes;
  readonly algorithm: Asn1;
  readonly signature: Uint8Array;
  /**
   * Original bytes of the fields before the unsigned attributes. An archive time stamp covers them.
   */
  readonly fields: readonly Uint8Array[];
  /** Each value of each unsigned attribute. */
  readonly unsignedValues: readonly UnsignedValue[];
}

/** A value of an unsigned attribute. */
interface UnsignedValue {
  readonly id: string;
  readonly value: Uint8Array;
  /** Type of the attribute with this value only, in the form that archive time stamps hash. */
  readonly encoded: Uint8Array;
}

/** A parsed CMS SignedData. */
export interface Cms {
  readonly contentType: string;
  readonly encodedContentType: Uint8Array;
  /** Content, if it is included. */
  readonly content: Uint8Array | null;
  readonly certificates: readonly Certificate[];
  /** Whether a certificate, or data after the structure, cannot be read. */
  readonly unreadable: boolean;
  /** Included CRLs and OCSP responses. */
  readonly revocations: readonly Uint8Array[];
  readonly signers: readonly CmsSigner[];
  /** Original bytes of each certificate and each revocation data. */
  readonly encodedCertificates: readonly Uint8Array[];
  readonly encodedRevocations: readonly Uint8Array[];
}

/** Attributes that may be repeated, because each one has its own meaning. */
const repeatable = new Set<string>([oids.signatureTimeStamp, oids.archiveTimeStampV3]);

function readAttributes(node: Asn1 | undefined): Attributes {
  const found = new Map<string, readonly Asn1[]>();
  for (const attribute of node ? readElements(node) : []) {
    const id = readOid(attribute.at(0));
    if (found.has(id) && !repeatable.has(id)) {
      throw new Asn1Error('the same attribute appears twice');
    }
    found.set(id, [...(found.get(id) ?? []), ...readElements(attribute.at(1))]);
  }
  return found;
}

function unsignedValues(node: Asn1 | undefined): readonly UnsignedValue[] {
  return (node ? readElements(node) : []).flatMap((attribute) => {
    const type = attribute.at(0);
    return readElements(attribute.at(1)).map(({ raw }) => ({
      id: readOid(type),
      value: raw,
      encoded: Buffer.concat([type.raw, raw]),
    }));
  });
}

/**
 * Parses a SignerInfo of a signature or counter-signature.
 * @throws Asn1Error for anything else
 */
export function parseSigner(node: Asn1): CmsSigner {
  const fields = [...readElements(node)];
  const [, sid, digestId] = fields;
  if (!sid || !digestId) throw new Asn1Error('the signer has no name');
  const rest = fields.slice(3);
  const signedNode = rest[0]?.context === 0 ? rest.shift() : undefined;
  const [signatureAlgorithm, value, unsignedNode] = rest;
  if (!signatureAlgorithm || !value) throw new Asn1Error('the signer has no signature');
  // The hash covers the attributes with the tag of a SET (RFC 5652 § 5.4).
  const signedBytes = signedNode ? Buffer.from(signedNode.raw) : null;
  if (signedBytes) signedBytes[0] = 0x31;
  const byKey = sid.context === 0;
  const unsigned = unsignedNode?.context === 1 ? unsignedNode : undefined;
  return {
    issuer: byKey ? null : sid.at(0).raw,
    serial: byKey ? null : readInteger(sid.at(1)),
    keyIdentifier: byKey ? readOctets(sid) : null,
    digest: readDigest(digestId),
    signedBytes,
    signed: readAttributes(signedNode),
    unsigned: readAttributes(unsigned),
    algorithm: signatureAlgorithm,
    signature: readOctets(value),
    fields: fields.filter((one) => one !== unsigned).map(({ raw }) => raw),
    unsignedValues: unsignedValues(unsigned),
  };
}

function readRevocations(node: Asn1 | undefined): readonly Uint8Array[] {
  return (node ? readElements(node) : []).flatMap((one) => {
    if (one.context === null) return [one.raw];
    if (one.context !== 1 || readOid(one.at(0)) !== oids.cmsOcspInCrls) return [];
    return [one.at(1).raw];
  });
}

/**
 * Parses a CMS SignedData.
 * @param trailing bytes allowed after the structure. A PDF signature is padded with zeros. Other
 *   bytes there count as unreadable evidence, because no signature covers them.
 * @throws Asn1Error for anything else
 */
export function readCms(bytes: Uint8Array, trailing: 'none' | 'anything' = 'none'): Cms {
  const whole = parseAsn1(bytes, trailing);
  const envelope = readElements(whole);
  const [id, wrapped] = envelope;
  if (!id || !wrapped || readOid(id) !== oids.signedData) throw new Asn1Error('no signed data');
  const body = readElements(wrapped.at(0));
  const [, , inner] = body;
  const signers = body.at(-1);
  if (!inner || !signers || body.length < 4) throw new Asn1Error('the signed data has no signer');
  const content = inner.tagged(0);
  const bag = body.find(({ context }) => context === 0);
  // A set of certificates may contain attribute certificates, which have context tags.
  const encoded = (bag ? readElements(bag) : []).filter(({ tag }) => tag === tags.sequence);
  const certificates = encoded.flatMap(({ raw }) => Certificate.tryParse(raw) ?? []);
  const lists = body.find(({ context }) => context === 1);
  return {
    contentType: readOid(inner.at(0)),
    encodedContentType: inner.at(0).raw,
    content: content ? readOctets(content.at(0)) : null,
    certificates,
    unreadable:
      certificates.length !== encoded.length ||
      bytes.subarray(whole.raw.length).some((byte) => byte !== 0),
    revocations: readRevocations(lists),
    signers: readElements(signers).map(parseSigner),
    encodedCertificates: (bag ? readElements(bag) : []).map(({ raw }) => raw),
    encodedRevocations: (lists ? readElements(lists) : []).map(({ raw }) => raw),
  };
}

/** Certificates and revocation data in the attributes of a signer. */
export function attributeEvidence({ signed, unsigned }: CmsSigner): {
  readonly certificates: readonly Uint8Array[];
  readonly revocations: readonly Uint8Array[];
} {
  const values = unsigned.get(oids.certificateValues)?.[0];
  const lists = [
    unsigned.get(oids.revocationValues)?.[0],
    signed.get(oids.adbeRevocation)?.[0],
  ].flatMap((node) => (node ? readElements(node) : []));
  return {
    certificates: (values ? readElements(values) : []).map(({ raw }) => raw),
    // Both attributes contain lists of CRLs and OCSP responses, with context tags.
    revocations: lists.flatMap((list) => readElements(list.at(0)).map(({ raw }) => raw)),
  };
}

/** Claimed time in the signed attributes. */
export function claimedTime({ signed }: CmsSigner): Date | null {
  const value = signed.get(oids.signingTime)?.[0];
  return value ? readTime(value) : null;
}

function named(signer: CmsSigner, certificate: Certificate): boolean {
  if (signer.issuer) {
    return (
      signer.serial === certificate.serial &&
      Buffer.compare(signer.issuer, certificate.issuer.raw) === 0
    );
  }
  const own = certificate.extension(oids.subjectKeyIdentifier);
  if (!own || !signer.keyIdentifier) return false;
  return Buffer.compare(readOctets(parseAsn1(own)), signer.keyIdentifier) === 0;
}

type Link = 'same' | 'different' | 'absent';

/** Whether the signed attributes name exactly this certificate (RFC 5035). */
function signedReference({ signed }: CmsSigner, certificate: Certificate): Link {
  const second = signed.get(oids.signingCertificateV2)?.[0];
  const first = signed.get(oids.signingCertificate)?.[0];
  const value = second ?? first;
  if (!value) return 'absent';
  const fields = readElements(value.at(0).at(0));
  const stated = fields[0]?.tag === 16 ? fields[0] : null;
  const digest = stated ? readDigest(stated) : digestOf(second ? oids.sha256 : oids.sha1);
  const expected = fields[stated ? 1 : 0];
  if (!digest || !expected) return 'different';
  return Buffer.compare(readOctets(expected), hash(digest, certificate.der)) === 0
    ? 'same'
    : 'different';
}

/** Requirements for a CMS signature. */
export interface CmsExpectation {
  /**
   * Expected content type. Null for a counter-signature, which must not have one (RFC 5652 § 11.4).
   */
  readonly contentType: string | null;
  /** Whether an attribute must name the certificate, as every AdES format requires. */
  readonly certificateSigned: boolean;
}

/**
 * Checks digest, attributes and signature value.
 * @param content the signed bytes, in parts
 * @param candidates certificates that came with the signature
 * @returns the signer's certificate, or null if none matches
 */
export function checkCmsSigner(
  checks: Checks,
  signer: CmsSigner,
  content: readonly Uint8Array[],
  candidates: Iterable<Certificate>,
  expected: CmsExpectation,
): Certificate | null {
  if (!signer.digest) {
    checks.unknown('CRYPTO_CONSTRAINTS_FAILURE', 'WEAK_ALGORITHM');
    return null;
  }
  if (signer.signedBytes) {
    const stated = signer.signed.get(oids.messageDigest);
    const type = signer.signed.get(oids.contentType);
    const types = expected.contentType === null ? 0 : 1;
    if (stated?.length !== 1 || !stated[0] || (type ?? []).length !== types) {
      checks.failed('FORMAT_FAILURE', 'ATTRIBUTES_NOT_READABLE');
      return null;
    }
    if (type?.[0] && readOid(type[0]) !== expected.contentType) {
      checks.failed('FORMAT_FAILURE', 'ATTRIBUTES_NOT_READABLE');
    }
    if (Buffer.compare(readOctets(stated[0]), hash(signer.digest, ...content)) !== 0) {
      checks.failed('HASH_FAILURE', 'DIGEST_DIFFERS');
    }
  }
  const possible = [...candidates].filter((one) => named(signer, one));
  const linked = possible.find((one) => signedReference(signer, one) !== 'different');
  const certificate = linked ?? possible[0];
  if (!certificate) {
    checks.unknown('NO_SIGNING_CERTIFICATE_FOUND', 'SIGNING_CERTIFICATE_MISSING');
    return null;
  }
  const link = signedReference(signer, certificate);
  if (link === 'different') {
    checks.unknown('NO_SIGNING_CERTIFICATE_FOUND', 'SIGNING_CERTIFICATE_DIFFERS');
  }
  if (link === 'absent' && expected.certificateSigned) {
    checks.unknown('SIG_CONSTRAINTS_FAILURE', 'SIGNING_CERTIFICATE_NOT_SIGNED');
  }
  const scheme = schemeOf(signer.algorithm, signer.digest);
  const data = signer.signedBytes ?? Buffer.concat(content);
  if (!scheme) checks.unknown('CRYPTO_CONSTRAINTS_FAILURE', 'WEAK_ALGORITHM');
  else if (!signatureHolds(scheme, certificate.publicKey, data, signer.signature)) {
    checks.failed('SIG_CRYPTO_FAILURE', 'SIGNATURE_VALUE_WRONG');
  }
  return certificate;
}
