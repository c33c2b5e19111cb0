import { oids } from '../../formats/asn1/oids.ts';
import {
  Asn1Error,
  readElements,
  readInteger,
  readOctets,
  readOid,
  parseAsn1,
  readTime,
  tags,
  type Asn1,
} from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { generalNameKey, readGeneralName, type GeneralName } from '../../formats/x509/names.ts';
import { digestStrong, hash, readDigest, type Digest } from './algorithms.ts';
import type { Chain } from './chain.ts';
import { Checks } from './checks.ts';
import { checkCmsSigner, readCms, type Cms } from './cms.ts';
import { readExtensionList } from './crl.ts';
import type { Evidence, ValidationContext } from './context.ts';
import { judgeChain, type ControlTime } from './judge-chain.ts';

export type TimestampType =
  | 'CONTENT_TIMESTAMP'
  | 'SIGNATURE_TIMESTAMP'
  | 'DOCUMENT_TIMESTAMP'
  | 'ARCHIVE_TIMESTAMP'
  | 'CONTAINER_TIMESTAMP';

/** A time stamp with its result. */
export interface JudgedTimestamp {
  readonly id: string;
  readonly type: TimestampType;
  /** Stated time. Null if it cannot be read. */
  readonly time: Date | null;
  /** Possible error of its clock, in milliseconds. */
  readonly accuracy: number;
  readonly certificate: Certificate | null;
  readonly chain: Chain | null;
  readonly checks: Checks;
  /** Whether digest and signature are valid, regardless of who created them. */
  readonly intact: boolean;
}

/** A parsed token whose signature is checked, but not yet its certificate. */
export interface OpenTimestamp {
  readonly id: string;
  readonly type: TimestampType;
  readonly time: Date | null;
  readonly accuracy: number;
  readonly certificate: Certificate | null;
  readonly digest: Digest | null;
  readonly checks: Checks;
  readonly intact: boolean;
}

interface TstInfo {
  readonly digest: Digest | null;
  readonly imprint: Uint8Array;
  readonly time: Date;
  /** Possible error of the clock, in milliseconds. */
  readonly accuracy: number;
  /** Name of the authority, as stated in the token. */
  readonly authority: GeneralName | null;
  /** Whether the token has an unknown critical extension. */
  readonly unknownCritical: boolean;
}

/** Bytes that a token covers, in parts. In some formats they depend on the digest of the token. */
type Stamped = readonly Uint8Array[] | ((digest: Digest) => readonly Uint8Array[]);

const partsOf = (stamped: Stamped, digest: Digest): readonly Uint8Array[] =>
  typeof stamped === 'function' ? stamped(digest) : stamped;

/** Accuracy in milliseconds. Fractions of a second are from 1 to 999 each (RFC 3161 § 2.4.2). */
function readAccuracy(node: Asn1 | undefined): number {
  let total = 0;
  for (const part of node ? readElements(node) : []) {
    const value = Number(readInteger(part));
    if (value < (part.context === null ? 0 : 1) || (part.context !== null && value > 999)) {
      throw new Asn1Error('the accuracy is invalid');
    }
    total += part.context === null ? value * 1_000 : part.context === 0 ? value : value / 1_000;
  }
  return total;
}

/** Position of an optional field in its order: accuracy, ordering, nonce, name, extensions. */
const placeOf = (node: Asn1): number =>
  node.context === null
    ? [tags.sequence, tags.boolean, tags.integer].findIndex((tag) => tag === node.tag)
    : 3 + node.context;

/** Reads the statements of a token (RFC 3161 § 2.4.2). @throws Asn1Error for anything else */
function readTstInfo(content: Uint8Array): TstInfo {
  const [version, policy, imprint, serial, produced, ...rest] = readElements(parseAsn1(content));
  const [id, value] = imprint ? readElements(imprint) : [];
  if (!version || !policy || !id || !value || !serial || !produced) {
    throw new Asn1Error('the time stamp has no imprint or no time');
  }
  const utc = produced.tag === tags.generalizedTime && produced.content.at(-1) === 0x5a;
  const places = rest.map(placeOf);
  const inOrder = places.every(
    (place, at) => place >= 0 && place <= 4 && place > (places[at - 1] ?? -1),
  );
  if (readInteger(version) !== 1n || !readOid(policy) || !utc || !inOrder) {
    throw new Asn1Error('the time stamp has an invalid form');
  }
  readInteger(serial);
  const field = (place: number) => rest[places.indexOf(place)];
  const name = field(3)?.at(0);
  const extensions = readExtensionList(field(4));
  return {
    digest: readDigest(id),
    imprint: readOctets(value),
    time: readTime(produced),
    accuracy: readAccuracy(field(0)),
    authority: name ? readGeneralName(name) : null,
    unknownCritical: [...extensions].some(
      ([one, { critical }]) => critical && one !== oids.qcStatements,
    ),
  };
}

/** Whether a certificate is for a time-stamp authority and nothing else (RFC 3161 § 2.3). */
function mayStamp(certificate: Certificate): boolean {
  const usages = certificate.extendedUsages;
  const signs =
    certificate.allowsKeyUsage('digitalSignature') || certificate.allowsKeyUsage('nonRepudiation');
  const only = usages?.ids.length === 1 && usages.ids[0] === oids.timeStamping;
  return signs && only && usages.critical;
}

/** Whether a name is one of a certificate's names, with its steps in any order. */
function isNameOf(name: GeneralName, certificate: Certificate): boolean {
  const key = (one: GeneralName) =>
    one.kind === 'directory' ? [...one.name.steps].sort().join() : generalNameKey(one);
  return certificate.names.some((one) => key(one) === key(name));
}

/** Tolerated difference between honest clocks, in milliseconds. */
export const clockTolerance = 300_000;

type Found = Pick<OpenTimestamp, 'time' | 'accuracy' | 'certificate' | 'digest'>;

const nothing: Found = { time: null, accuracy: 0, certificate: null, digest: null };

function checkToken(checks: Checks, cms: Cms, stamped: Stamped, evidence: Evidence): Found {
  const [signer] = cms.signers;
  if (cms.contentType !== oids.tstInfo || !cms.content || !signer || cms.signers.length !== 1) {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return nothing;
  }
  const info = readTstInfo(cms.content);
  if (!info.digest) checks.unknown('CRYPTO_CONSTRAINTS_FAILURE', 'WEAK_ALGORITHM');
  else if (
    Buffer.compare(info.imprint, hash(info.digest, ...partsOf(stamped, info.digest))) !== 0
  ) {
    checks.failed('HASH_FAILURE', 'DIGEST_DIFFERS');
  }
  evidence.addCertificates(cms.certificates);
  if (cms.unreadable) evidence.unreadable = true;
  evidence.addRevocations(cms.revocations);
  const certificate = checkCmsSigner(
    checks,
    signer,
    [cms.content],
    [...cms.certificates, ...evidence.certificates],
    { contentType: oids.tstInfo, certificateSigned: true },
  );
  if (certificate && !mayStamp(certificate)) {
    checks.unknown('CHAIN_CONSTRAINTS_FAILURE', 'NOT_A_TIMESTAMP_CERTIFICATE');
  }
  if (info.unknownCritical) checks.unknown('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
  // The token's signature covers its certificate. The stated name is only an additional statement.
  if (certificate && info.authority && !isNameOf(info.authority, certificate)) {
    checks.warn('NOT_A_TIMESTAMP_CERTIFICATE');
  }
  const { time, accuracy, digest } = info;
  return { time, accuracy, certificate, digest };
}

/** Opens a token and checks imprint and signature. Its certificates are added to the evidence. */
export function openTimestamp(
  token: Uint8Array,
  { id, type }: Pick<OpenTimestamp, 'id' | 'type'>,
  stamped: Stamped,
  evidence: Evidence,
  trailing: 'none' | 'anything' = 'none',
): OpenTimestamp {
  const checks = new Checks();
  let found = nothing;
  try {
    found = checkToken(checks, readCms(token, trailing), stamped, evidence);
  } catch {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
  }
  const intact = checks.verdict.level !== 'FAILED' && found.certificate !== null;
  return { id, type, ...found, checks, intact };
}

/**
 * Judges the certificate of a token.
 * @param control time proven by a later time stamp, otherwise the validation time
 */
export function judgeTimestamp(
  open: OpenTimestamp,
  control: ControlTime,
  evidence: Evidence,
  context: ValidationContext,
): JudgedTimestamp {
  const { checks, certificate, digest } = open;
  const about = open.time ? { ...control, revocationTime: open.time } : control;
  const chain = certificate ? judgeChain(checks, certificate, about, evidence, context) : null;
  if (digest && !digestStrong(digest, control.at)) {
    checks.unknown('CRYPTO_CONSTRAINTS_FAILURE_NO_POE', 'WEAK_ALGORITHM');
  }
  if (certificate && open.time) {
    if (open.time < certificate.notBefore || open.time > certificate.notAfter) {
      checks.unknown('TIMESTAMP_ORDER_FAILURE', 'TIMESTAMP_ORDER_WRONG');
    }
    // A clock may be slightly fast, but a stamp cannot come from tomorrow.
    if (open.time.getTime() > context.now.getTime() + clockTolerance) {
      checks.unknown('TIMESTAMP_ORDER_FAILURE', 'TIMESTAMP_ORDER_WRONG');
    }
  }
  return { ...open, chain };
}
