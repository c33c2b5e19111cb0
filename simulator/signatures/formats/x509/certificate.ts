import { createHash, X509Certificate, type KeyObject } from 'node:crypto';
import {
  Asn1Error,
  readBits,
  readBoolean,
  readElements,
  readInteger,
  readOctets,
  readOid,
  parseAsn1,
  readTime,
  type Asn1,
} from '../asn1/read.ts';
import { oids } from '../asn1/oids.ts';
import { readDistributionPoints, type DistributionPoint } from './distribution-points.ts';
import { readNameConstraints, type NameConstraints } from './name-constraints.ts';
import { readGeneralName, readName, type DistinguishedName, type GeneralName } from './names.ts';

interface Extension {
  readonly critical: boolean;
  readonly value: Uint8Array;
}

/** Statements of a certificate about its rank (ETSI EN 319 412-5). */
export interface QualifiedStatements {
  /** The certificate says it is qualified. */
  readonly compliant: boolean;
  /** The key is in a qualified device. */
  readonly device: boolean;
  /** Identifiers of the purposes: esign, eseal and others. */
  readonly types: readonly string[];
}

/** Purposes of a certificate, in addition to the bits of KeyUsage. */
export interface ExtendedUsages {
  readonly ids: readonly string[];
  readonly critical: boolean;
}

/** Extensions this code understands. A chain with any other critical extension is not accepted. */
const understood = new Set<string>([
  oids.subjectKeyIdentifier,
  oids.keyUsage,
  oids.subjectAltName,
  oids.issuerAltName,
  oids.basicConstraints,
  oids.nameConstraints,
  oids.crlDistributionPoints,
  oids.certificatePolicies,
  oids.policyMappings,
  oids.policyConstraints,
  oids.inhibitAnyPolicy,
  oids.authorityKeyIdentifier,
  oids.extendedKeyUsage,
  oids.qcStatements,
  oids.ocspNoCheck,
]);

function readExtensions(node: Asn1 | undefined): ReadonlyMap<string, Extension> {
  const found = new Map<string, Extension>();
  if (!node) return found;
  for (const entry of readElements(node.at(0))) {
    const parts = readElements(entry);
    const [id, second, third] = parts;
    if (!id || !second) throw new Asn1Error('the extension has no value');
    if (found.has(readOid(id))) throw new Asn1Error('the same extension appears twice');
    found.set(readOid(id), {
      critical: third !== undefined && readBoolean(second),
      value: readOctets(third ?? second),
    });
  }
  return found;
}

function qualifiedStatements(value: Uint8Array | undefined): QualifiedStatements {
  const ids = new Map<string, Asn1 | undefined>();
  if (value) {
    for (const statement of readElements(parseAsn1(value))) {
      const [id, info] = readElements(statement);
      if (id) ids.set(readOid(id), info);
    }
  }
  const types = ids.get(oids.qcType);
  return {
    compliant: ids.has(oids.qcCompliance),
    device: ids.has(oids.qcSscd),
    types: types ? readElements(types).map(readOid) : [],
  };
}

const remembered = new Map<string, Certificate>();
const maxRemembered = 256;
/**
 * Number of possible issuers whose result is cached for one certificate. A hostile file could offer
 * any number.
 */
const maxIssuers = 64;

/** A certificate that is parsed once. Its original bytes are kept. */
export class Certificate {
  readonly der: Uint8Array;
  /** SHA-256 of the certificate in hexadecimal. It identifies the certificate. */
  readonly fingerprint: string;
  readonly subject: DistinguishedName;
  readonly issuer: DistinguishedName;
  readonly serial: bigint;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Identifier and parameters of the algorithm used by the issuer's signature. */
  readonly signatureAlgorithm: Asn1;
  /** Raw bytes of the public key, without its algorithm. OCSP hashes these bytes. */
  readonly keyBits: Uint8Array;
  readonly isAuthority: boolean;
  /** Number of further authorities allowed below this one. Null if there is no limit. */
  readonly pathLength: number | null;
  readonly qualified: QualifiedStatements;
  readonly #x509: X509Certificate;
  readonly #extensions: ReadonlyMap<string, Extension>;
  readonly #issuers = new Map<string, boolean>();
  #publicKey: KeyObject | undefined;
  #keyUsage: Uint8Array | null | undefined;
  #extendedUsages: ExtendedUsages | null | undefined;

  private constructor(der: Uint8Array, fingerprint: string) {
    this.der = der;
    this.#x509 = new X509Certificate(Buffer.from(der));
    this.fingerprint = fingerprint;
    const [tbs, signatureAlgorithm] = readElements(parseAsn1(der));
    if (!tbs || !signatureAlgorithm) throw new Asn1Error('not a certificate');
    this.signatureAlgorithm = signatureAlgorithm;
    const shift = tbs.at(0).context === 0 ? 1 : 0;
    this.serial = readInteger(tbs.at(shift));
    this.issuer = readName(tbs.at(shift + 2));
    const [from, until] = readElements(tbs.at(shift + 3));
    if (!from || !until) throw new Asn1Error('the certificate has no validity period');
    this.notBefore = readTime(from);
    this.notAfter = readTime(until);
    this.subject = readName(tbs.at(shift + 4));
    this.keyBits = readBits(tbs.at(shift + 5).at(1));
    this.#extensions = readExtensions(tbs.tagged(3));
    const constraints = this.#extensions.get(oids.basicConstraints);
    const [ca, limit] = constraints ? readElements(parseAsn1(constraints.value)) : [];
    this.isAuthority = ca !== undefined && ca.tag === 1 && readBoolean(ca);
    this.pathLength = limit ? Number(readInteger(limit)) : null;
    this.qualified = qualifiedStatements(this.#extensions.get(oids.qcStatements)?.value);
  }

  /**
   * Parses a certificate. One file contains the same certificates many times, so results are
   * cached.
   * @throws Error if the bytes are not a certificate
   */
  static parse(der: Uint8Array): Certificate {
    const fingerprint = createHash('sha256').update(der).digest('hex');
    const there = remembered.get(fingerprint);
    if (there) return there;
    // A copy, because the given bytes may be a view of a whole file. The cache would keep that file
    // too.
    const made = new Certificate(new Uint8Array(der), fingerprint);
    const [oldest] = remembered.keys();
    if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(fingerprint, made);
    return made;
  }

  /** The certificate, or null if the bytes are not a certificate. */
  static tryParse(der: Uint8Array): Certificate | null {
    try {
      return Certificate.parse(der);
    } catch {
      return null;
    }
  }

  /** @throws Asn1Error if the key cannot be read */
  get publicKey(): KeyObject {
    try {
      this.#publicKey ??= this.#x509.publicKey;
      return this.#publicKey;
    } catch {
      throw new Asn1Error('the key of the certificate cannot be read');
    }
  }

  /** Whether `issuer` has the issuer's name and its key signed this certificate. */
  signedBy(issuer: Certificate): boolean {
    return this.issuer.key === issuer.subject.key && this.signedWithKeyOf(issuer);
  }

  /** Whether the key of `issuer` signed this certificate. The names are not compared. */
  signedWithKeyOf(issuer: Certificate): boolean {
    const known = this.#issuers.get(issuer.fingerprint);
    if (known !== undefined) return known;
    const signed = this.#verifiedBy(issuer);
    if (this.#issuers.size < maxIssuers) this.#issuers.set(issuer.fingerprint, signed);
    return signed;
  }

  #verifiedBy(issuer: Certificate): boolean {
    try {
      return this.#x509.verify(issuer.publicKey);
    } catch {
      return false;
    }
  }

  get selfSigned(): boolean {
    return this.signedBy(this);
  }

  /**
   * Whether issuer and subject have the same name, whichever key signed the certificate (RFC 5280 §
   * 6.1).
   */
  get selfIssued(): boolean {
    return this.issuer.key === this.subject.key;
  }

  /** All names of the holder that name constraints apply to (RFC 5280 § 4.2.1.10). */
  get names(): readonly GeneralName[] {
    const value = this.extension(oids.subjectAltName);
    const others = value ? readElements(parseAsn1(value)).map(readGeneralName) : [];
    const { subject } = this;
    const own: readonly GeneralName[] =
      subject.steps.length > 0 ? [{ kind: 'directory', name: subject }] : [];
    const emails = value ? [] : subject.emails;
    return [...own, ...others, ...emails.map((text) => ({ kind: 'email', text }) as const)];
  }

  /**
   * Names that an authority may certify. Null without constraints.
   * @throws Asn1Error for constraints that cannot be applied
   */
  get nameConstraints(): NameConstraints | null {
    const value = this.extension(oids.nameConstraints);
    return value ? readNameConstraints(parseAsn1(value)) : null;
  }

  /** Places of the revocation lists. Empty if the certificate names none. */
  get distributionPoints(): readonly DistributionPoint[] {
    const value = this.extension(oids.crlDistributionPoints);
    return value ? readDistributionPoints(parseAsn1(value), this.issuer) : [];
  }

  extension(id: string): Uint8Array | undefined {
    return this.#extensions.get(id)?.value;
  }

  /** Critical extensions that this code does not understand (RFC 5280 § 4.2). */
  get unknownCritical(): readonly string[] {
    return [...this.#extensions]
      .filter(([id, { critical }]) => critical && !understood.has(id))
      .map(([id]) => id);
  }

  /**
   * Whether the key may be used in this way. A certificate without the extension allows all uses.
   */
  allowsKeyUsage(bit: KeyUsage): boolean {
    if (this.#keyUsage === undefined) {
      const value = this.extension(oids.keyUsage);
      this.#keyUsage = value ? readBits(parseAsn1(value)) : null;
    }
    if (this.#keyUsage === null) return true;
    const index = keyUsages[bit];
    return (((this.#keyUsage[index >> 3] ?? 0) << (index & 7)) & 0x80) !== 0;
  }

  /** Extended usages that the certificate names. Null without the extension. */
  get extendedUsages(): ExtendedUsages | null {
    if (this.#extendedUsages === undefined) {
      const extension = this.#extensions.get(oids.extendedKeyUsage);
      this.#extendedUsages = extension
        ? {
            ids: readElements(parseAsn1(extension.value)).map(readOid),
            critical: extension.critical,
          }
        : null;
    }
    return this.#extendedUsages;
  }

  toPem(): string {
    const lines =
      Buffer.from(this.der)
        .toString('base64')
        .match(/.{1,64}/g) ?? [];
    return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  }
}

/** Bits of KeyUsage (RFC 5280 § 4.2.1.3). */
const keyUsages = {
  digitalSignature: 0,
  nonRepudiation: 1,
  keyCertSign: 5,
  crlSign: 6,
} as const;
export type KeyUsage = keyof typeof keyUsages;

/** Octet of a KeyUsage value with these bits set. */
export function keyUsageBits(...usages: readonly KeyUsage[]): number {
  return usages.reduce((value, usage) => value | (0x80 >> keyUsages[usage]), 0);
}
