import { constants, createHash, verify, type KeyObject } from 'node:crypto';
import { oids } from '../../formats/asn1/oids.ts';
import {
  readAlgorithm,
  readElements,
  readInteger,
  tags,
  type Asn1,
} from '../../formats/asn1/read.ts';

/**
 * A digest with its name in Node and the day until which it is accepted (ETSI TS 119 312, as in
 * DSS).
 */
export interface Digest {
  readonly name: string;
  readonly until: Date | null;
}

const until = (day: string) => new Date(`${day}T00:00:00Z`);
const digest = (name: string, last: string | null = null): Digest => ({
  name,
  until: last === null ? null : until(last),
});

const digests = {
  md5: digest('md5', '2004-08-01'),
  sha1: digest('sha1', '2012-08-01'),
  sha224: digest('sha224', '2029-01-01'),
  sha256: digest('sha256'),
  sha384: digest('sha384'),
  sha512: digest('sha512'),
  sha3_256: digest('sha3-256'),
  sha3_384: digest('sha3-384'),
  sha3_512: digest('sha3-512'),
} as const;

const digestsByOid = new Map<string, Digest>(
  Object.entries(digests).map(([name, one]) => [oids[name as keyof typeof digests], one]),
);

const digestsByUri = new Map<string, Digest>([
  ['http://www.w3.org/2001/04/xmldsig-more#md5', digests.md5],
  ['http://www.w3.org/2000/09/xmldsig#sha1', digests.sha1],
  ['http://www.w3.org/2001/04/xmldsig-more#sha224', digests.sha224],
  ['http://www.w3.org/2001/04/xmlenc#sha256', digests.sha256],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', digests.sha384],
  ['http://www.w3.org/2001/04/xmlenc#sha512', digests.sha512],
  ['http://www.w3.org/2007/05/xmldsig-more#sha3-256', digests.sha3_256],
  ['http://www.w3.org/2007/05/xmldsig-more#sha3-384', digests.sha3_384],
  ['http://www.w3.org/2007/05/xmldsig-more#sha3-512', digests.sha3_512],
]);

/** Digest for a dotted identifier or a URI. Null if it is unknown. */
export function digestOf(id: string): Digest | null {
  return digestsByOid.get(id) ?? digestsByUri.get(id) ?? null;
}

/** Whether parameters are absent or NULL, which mean the same (RFC 4055 § 2.1). */
const isAbsentOrNull = (parameters: Asn1 | undefined): boolean =>
  parameters === undefined || (parameters.tag === tags.null && parameters.content.length === 0);

/** Digest of an AlgorithmIdentifier. Null if the algorithm or one of its parameters is unknown. */
export function readDigest(node: Asn1): Digest | null {
  const { oid, parameters } = readAlgorithm(node);
  return isAbsentOrNull(parameters) ? (digestsByOid.get(oid) ?? null) : null;
}

/** Hash of several parts as if they were one. */
export function hash({ name }: Digest, ...parts: readonly Uint8Array[]): Buffer {
  const running = createHash(name);
  for (const part of parts) running.update(part);
  return running.digest();
}

/** Algorithm of a signature value. */
export interface SignatureScheme {
  readonly kind: 'rsa' | 'pss' | 'ecdsa' | 'ed25519';
  readonly digest: Digest;
  readonly saltLength?: number;
  /** Whether ECDSA values are two numbers of fixed length, as in XML. */
  readonly fixedLength?: boolean;
}

const schemesByOid = new Map<string, SignatureScheme>([
  [oids.rsaMd5, { kind: 'rsa', digest: digests.md5 }],
  [oids.rsaSha1, { kind: 'rsa', digest: digests.sha1 }],
  [oids.rsaSha224, { kind: 'rsa', digest: digests.sha224 }],
  [oids.rsaSha256, { kind: 'rsa', digest: digests.sha256 }],
  [oids.rsaSha384, { kind: 'rsa', digest: digests.sha384 }],
  [oids.rsaSha512, { kind: 'rsa', digest: digests.sha512 }],
  [oids.ecdsaSha1, { kind: 'ecdsa', digest: digests.sha1 }],
  [oids.ecdsaSha224, { kind: 'ecdsa', digest: digests.sha224 }],
  [oids.ecdsaSha256, { kind: 'ecdsa', digest: digests.sha256 }],
  [oids.ecdsaSha384, { kind: 'ecdsa', digest: digests.sha384 }],
  [oids.ecdsaSha512, { kind: 'ecdsa', digest: digests.sha512 }],
  [oids.ed25519, { kind: 'ed25519', digest: digests.sha512 }],
]);

const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const newer = 'http://www.w3.org/2007/05/xmldsig-more#';
const ecdsaXml = (one: Digest): SignatureScheme => ({
  kind: 'ecdsa',
  digest: one,
  fixedLength: true,
});
const pss = (one: Digest, saltLength: number): SignatureScheme => ({
  kind: 'pss',
  digest: one,
  saltLength,
});

const schemesByUri = new Map<string, SignatureScheme>([
  ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', { kind: 'rsa', digest: digests.sha1 }],
  [`${more}rsa-md5`, { kind: 'rsa', digest: digests.md5 }],
  [`${more}rsa-sha224`, { kind: 'rsa', digest: digests.sha224 }],
  [`${more}rsa-sha256`, { kind: 'rsa', digest: digests.sha256 }],
  [`${more}rsa-sha384`, { kind: 'rsa', digest: digests.sha384 }],
  [`${more}rsa-sha512`, { kind: 'rsa', digest: digests.sha512 }],
  [`${more}ecdsa-sha1`, ecdsaXml(digests.sha1)],
  [`${more}ecdsa-sha224`, ecdsaXml(digests.sha224)],
  [`${more}ecdsa-sha256`, ecdsaXml(digests.sha256)],
  [`${more}ecdsa-sha384`, ecdsaXml(digests.sha384)],
  [`${more}ecdsa-sha512`, ecdsaXml(digests.sha512)],
  [`${newer}sha256-rsa-MGF1`, pss(digests.sha256, 32)],
  [`${newer}sha384-rsa-MGF1`, pss(digests.sha384, 48)],
  [`${newer}sha512-rsa-MGF1`, pss(digests.sha512, 64)],
]);

/** No key has room for a longer salt. */
const maxSalt = 2_048;

/**
 * RSASSA-PSS from its parameters. Each parameter must be known (RFC 4055 § 3.1, RFC 8017 A.2.3).
 */
function pssScheme(parameters: Asn1 | undefined): SignatureScheme | null {
  if (parameters?.tag !== tags.sequence) return null;
  const fields = readElements(parameters);
  if (
    fields.some(
      ({ context }, at) => context === null || context > 3 || fields[at - 1]?.context === context,
    )
  )
    return null;
  const field = (context: number) => fields.find((one) => one.context === context)?.at(0);
  const [hashField, maskField, salt, trailer] = [0, 1, 2, 3].map(field);
  const one = hashField ? readDigest(hashField) : digests.sha1;
  const mask = maskField && readAlgorithm(maskField);
  if (mask && (mask.oid !== oids.mgf1 || !mask.parameters)) return null;
  const maskHash = mask?.parameters ? readDigest(mask.parameters) : digests.sha1;
  // Node uses the same digest for both. With another mask digest it could not decide.
  if (!one || maskHash !== one) return null;
  const saltLength = salt ? Number(readInteger(salt)) : 20;
  if (saltLength < 0 || saltLength > maxSalt) return null;
  // The only defined trailer (RFC 8017 A.2.3).
  if (trailer && readInteger(trailer) !== 1n) return null;
  return { kind: 'pss', digest: one, saltLength };
}

/**
 * Scheme of an AlgorithmIdentifier. Null if it is unknown.
 * @param stated separately stated digest, for identifiers that name only the key
 */
export function schemeOf(node: Asn1, stated: Digest | null = null): SignatureScheme | null {
  const { oid: id, parameters } = readAlgorithm(node);
  if (id === oids.rsaPss) return pssScheme(parameters);
  // The identifier of a key may name its curve.
  if (!isAbsentOrNull(parameters) && id !== oids.ecPublicKey) return null;
  if (id === oids.rsa) return stated && { kind: 'rsa', digest: stated };
  if (id === oids.ecPublicKey) return stated && { kind: 'ecdsa', digest: stated };
  return schemesByOid.get(id) ?? null;
}

/** Scheme for a URI of XML Signature. Null if it is unknown. */
export function xmlSchemeOf(uri: string): SignatureScheme | null {
  return schemesByUri.get(uri) ?? null;
}

/** Whether the key made this signature over these bytes. Never throws. */
export function signatureHolds(
  scheme: SignatureScheme,
  key: KeyObject,
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  const wanted = { rsa: 'rsa', pss: 'rsa', ecdsa: 'ec', ed25519: 'ed25519' }[scheme.kind];
  const type = key.asymmetricKeyType;
  if (type !== wanted && !(scheme.kind === 'pss' && type === 'rsa-pss')) return false;
  try {
    if (scheme.kind === 'ed25519') return verify(null, data, key, signature);
    if (scheme.kind === 'ecdsa') {
      const dsaEncoding = scheme.fixedLength ? 'ieee-p1363' : 'der';
      return verify(scheme.digest.name, data, { key, dsaEncoding }, signature);
    }
    if (scheme.kind === 'rsa') return verify(scheme.digest.name, data, key, signature);
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    const saltLength = scheme.saltLength ?? constants.RSA_PSS_SALTLEN_DIGEST;
    return verify(scheme.digest.name, data, { key, padding, saltLength }, signature);
  } catch {
    return false;
  }
}

const counts = (last: Date | null, at: Date) => last === null || at < last;

/** Whether a digest was still accepted at a given time. */
export function digestStrong({ until: last }: Digest, at: Date): boolean {
  return counts(last, at);
}

const curves: Readonly<Record<string, number>> = {
  prime256v1: 256,
  secp384r1: 384,
  secp521r1: 521,
  brainpoolP256r1: 256,
  brainpoolP384r1: 384,
  brainpoolP512r1: 512,
};

/** Whether a key was large enough at a given time. */
export function keyStrong(key: KeyObject, at: Date): boolean {
  const details = key.asymmetricKeyDetails;
  switch (key.asymmetricKeyType) {
    case 'rsa':
    case 'rsa-pss': {
      const size = details?.modulusLength ?? 0;
      return size >= 1900 || (size >= 1024 && at < until('2019-10-01'));
    }
    case 'ec':
      return Object.hasOwn(curves, details?.namedCurve ?? '');
    case 'ed25519':
    case 'ed448':
      return true;
    default:
      return false;
  }
}
