import { oids } from '../../formats/asn1/oids.ts';
import {
  readAlgorithm,
  readElements,
  readOctets,
  parseAsn1,
  readTime,
} from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { digestOf, digestStrong, hash, type Digest } from './algorithms.ts';
import type { Chain } from './chain.ts';
import { Checks } from './checks.ts';
import { checkCmsSigner, readCms, type Cms } from './cms.ts';
import type { Evidence, ValidationContext } from './context.ts';
import { judgeChain, type ControlTime } from './judge-chain.ts';

export type TimestampType =
  | 'CONTENT_TIMESTAMP'
  | 'SIGNATURE_TIMESTAMP'
  | 'DOCUMENT_TIMESTAMP'
  | 'ARCHIVE_TIMESTAMP'
  | 'CONTAINER_TIMESTAMP';

/** A time stamp and what became of it. */
export interface JudgedTimestamp {
  readonly id: string;
  readonly type: TimestampType;
  /** The time it states; null when it cannot be read. */
  readonly time: Date | null;
  readonly certificate: Certificate | null;
  readonly chain: Chain | null;
  readonly checks: Checks;
  /** Digest and signature hold, whoever made it. */
  readonly intact: boolean;
}

/** A token read, its signature checked, its certificate not yet judged. */
export interface OpenTimestamp {
  readonly id: string;
  readonly type: TimestampType;
  readonly time: Date | null;
  readonly certificate: Certificate | null;
  readonly digest: Digest | null;
  readonly checks: Checks;
  readonly intact: boolean;
}

interface TstInfo {
  readonly digest: Digest | null;
  readonly imprint: Uint8Array;
  readonly time: Date;
}

/** The bytes a token is about, in parts; some formats take the digest of the token for a part of them. */
type Stamped = readonly Uint8Array[] | ((digest: Digest) => readonly Uint8Array[]);

const partsOf = (stamped: Stamped, digest: Digest): readonly Uint8Array[] =>
  typeof stamped === 'function' ? stamped(digest) : stamped;

function readTstInfo(content: Uint8Array): TstInfo {
  const [, , imprint, , produced] = readElements(parseAsn1(content));
  const [id, value] = imprint ? readElements(imprint) : [];
  if (!id || !value || !produced) throw new Error('a time stamp without imprint or time');
  return {
    digest: digestOf(readAlgorithm(id).oid),
    imprint: readOctets(value),
    time: readTime(produced),
  };
}

function mayStamp(certificate: Certificate): boolean {
  const usages = certificate.extendedUsages;
  return usages?.ids.length === 1 && usages.ids[0] === oids.timeStamping && usages.critical;
}

function checkToken(
  checks: Checks,
  cms: Cms,
  stamped: Stamped,
  evidence: Evidence,
): Pick<OpenTimestamp, 'time' | 'certificate' | 'digest'> {
  const [signer] = cms.signers;
  if (cms.contentType !== oids.tstInfo || !cms.content || !signer || cms.signers.length !== 1) {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return { time: null, certificate: null, digest: null };
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
  return { time: info.time, certificate, digest: info.digest };
}

/**
 * Reads a token and checks imprint and signature. What it brings along joins the evidence.
 */
export function openTimestamp(
  token: Uint8Array,
  { id, type }: Pick<OpenTimestamp, 'id' | 'type'>,
  stamped: Stamped,
  evidence: Evidence,
  trailing: 'none' | 'anything' = 'none',
): OpenTimestamp {
  const checks = new Checks();
  let found: Pick<OpenTimestamp, 'time' | 'certificate' | 'digest'> = {
    time: null,
    certificate: null,
    digest: null,
  };
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
 * @param control when a later time stamp proves the token existed, else the moment of validation
 */
export function judgeTimestamp(
  open: OpenTimestamp,
  control: ControlTime,
  evidence: Evidence,
  context: ValidationContext,
): JudgedTimestamp {
  const { checks, certificate, digest } = open;
  const about = open.time ? { ...control, askedAbout: open.time } : control;
  const chain = certificate ? judgeChain(checks, certificate, about, evidence, context) : null;
  if (digest && !digestStrong(digest, control.at)) {
    checks.unknown('CRYPTO_CONSTRAINTS_FAILURE_NO_POE', 'WEAK_ALGORITHM');
  }
  if (certificate && open.time) {
    if (open.time < certificate.notBefore || open.time > certificate.notAfter) {
      checks.unknown('TIMESTAMP_ORDER_FAILURE', 'TIMESTAMP_ORDER_WRONG');
    }
    // A clock may be a little ahead, but nobody stamps tomorrow.
    if (open.time.getTime() > context.now.getTime() + 300_000) {
      checks.unknown('TIMESTAMP_ORDER_FAILURE', 'TIMESTAMP_ORDER_WRONG');
    }
  }
  return { ...open, chain };
}
