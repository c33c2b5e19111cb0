import { oids } from '../../formats/asn1/oids.ts';
import { readElements, readOctets, type Asn1 } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { digestStrong, hash, readDigest, type Digest } from './algorithms.ts';
import type { Checks } from './checks.ts';
import { readCms, type Cms, type CmsSigner } from './cms.ts';
import type { Evidence, ValidationContext } from './context.ts';
import { provenBy } from './proof.ts';
import type { EvidenceKind } from './report.ts';
import {
  judgeTimestamp,
  openTimestamp,
  type JudgedTimestamp,
  type OpenTimestamp,
} from './timestamp.ts';

/** Maximum number of archive time stamps: renewals for more than a century. */
const maxStamps = 10;

/** Digests of everything that an archive time stamp covers (EN 319 122-1 § 5.5.2). */
interface HashIndex {
  /** Bytes as in the token. The time stamp covers them too. */
  readonly raw: Uint8Array;
  readonly digest: Digest;
  readonly certificates: ReadonlySet<string>;
  readonly revocations: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** A parsed archive time stamp of a CMS signature. */
interface CmsArchiveTimestamp {
  readonly open: OpenTimestamp;
  readonly index: HashIndex;
  /** Type and value of the time stamp's attribute, in the form that a later stamp hashes. */
  readonly own: Uint8Array;
}

/** The archive time stamps of a CMS signature. */
export interface CmsArchiveTimestamps {
  readonly stamps: readonly CmsArchiveTimestamp[];
  /** Evidence that no intact archive time stamp covers. */
  readonly left: readonly EvidenceKind[];
}

export const noArchiveTimestamps: CmsArchiveTimestamps = { stamps: [], left: [] };

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function readIndex(value: Asn1): HashIndex | null {
  const [id, ...lists] = readElements(value);
  const digest = id ? readDigest(id) : null;
  const [certificates, revocations, attributes] = lists.map(
    (list) => new Set(readElements(list).map((one) => hex(readOctets(one)))),
  );
  if (!digest || !certificates || !revocations || !attributes || lists.length > 3) return null;
  return { raw: value.raw, digest, certificates, revocations, attributes };
}

/** The hash index of a token. Null if it has none of version 3. */
function indexOf(token: Uint8Array): HashIndex | null {
  try {
    const value = readCms(token).signers[0]?.unsigned.get(oids.hashIndexV3)?.[0];
    return value ? readIndex(value) : null;
  } catch {
    return null;
  }
}

const named = (list: ReadonlySet<string>, digest: Digest, part: Uint8Array): boolean =>
  list.has(hex(hash(digest, part)));

/** Whether everything that an index names is still present. */
function complete(index: HashIndex, cms: Cms, signer: CmsSigner): boolean {
  const isPresent = (parts: readonly Uint8Array[], list: ReadonlySet<string>) => {
    const digests = new Set(parts.map((part) => hex(hash(index.digest, part))));
    return [...list].every((one) => digests.has(one));
  };
  return (
    isPresent(cms.encodedCertificates, index.certificates) &&
    isPresent(cms.encodedRevocations, index.revocations) &&
    isPresent(
      signer.unsignedValues.map(({ encoded }) => encoded),
      index.attributes,
    )
  );
}

const kindOfAttribute = new Map<string, EvidenceKind>([
  [oids.certificateValues, 'CERTIFICATES'],
  [oids.revocationValues, 'REVOCATION_DATA'],
  [oids.signatureTimeStamp, 'TIMESTAMPS'],
]);

/**
 * Evidence that none of the time stamps covers. The signer's certificate is covered by the
 * signature itself.
 */
function leftOver(
  stamps: readonly CmsArchiveTimestamp[],
  cms: Cms,
  signer: CmsSigner,
  certificate: Certificate | null,
): readonly EvidenceKind[] {
  const holding = stamps.filter(({ open }) => open.intact).map(({ index }) => index);
  const free = (list: (index: HashIndex) => ReadonlySet<string>, part: Uint8Array) =>
    !holding.some((index) => named(list(index), index.digest, part));
  const certificates = cms.encodedCertificates.some(
    (one) =>
      Buffer.compare(one, certificate?.der ?? new Uint8Array()) !== 0 &&
      free((index) => index.certificates, one),
  );
  const revocations = cms.encodedRevocations.some((one) => free((index) => index.revocations, one));
  const attributes = signer.unsignedValues.flatMap(({ id, encoded }) => {
    const kind = kindOfAttribute.get(id);
    return kind && free((index) => index.attributes, encoded) ? [kind] : [];
  });
  return [
    ...new Set<EvidenceKind>([
      ...(certificates ? (['CERTIFICATES'] as const) : []),
      ...(revocations ? (['REVOCATION_DATA'] as const) : []),
      ...attributes,
    ]),
  ];
}

/**
 * Reads the archive time stamps of a signer (EN 319 122-1 § 5.5.3). A time stamp without a version
 * 3 index is reported as not supported.
 * @param content the signed bytes, in parts
 */
export function openCmsArchiveTimestamps(
  checks: Checks,
  cms: Cms,
  signer: CmsSigner,
  about: {
    readonly content: readonly Uint8Array[];
    readonly certificate: Certificate | null;
    readonly evidence: Evidence;
    readonly context: ValidationContext;
  },
): CmsArchiveTimestamps {
  const found = signer.unsignedValues.filter(({ id }) => id === oids.archiveTimeStampV3);
  const older = signer.unsignedValues.some(({ id }) => id === oids.archiveTimeStampV2);
  if (older || found.length > maxStamps) checks.warn('ARCHIVE_TIMESTAMP_NOT_SUPPORTED');
  const stamps = found.slice(0, maxStamps).flatMap(({ value, encoded }) => {
    const index = indexOf(value);
    if (!index) {
      checks.warn('ARCHIVE_TIMESTAMP_NOT_SUPPORTED');
      return [];
    }
    const name = { id: about.context.nextId('T'), type: 'ARCHIVE_TIMESTAMP' } as const;
    const stamped = (digest: Digest) => [
      cms.encodedContentType,
      hash(digest, ...about.content),
      ...signer.fields,
      index.raw,
    ];
    const open = openTimestamp(value, name, stamped, about.evidence);
    if (!complete(index, cms, signer)) open.checks.failed('HASH_FAILURE', 'DIGEST_DIFFERS');
    const intact = open.intact && open.checks.verdict.level !== 'FAILED';
    return [{ open: { ...open, intact }, index, own: encoded }];
  });
  return { stamps, left: leftOver(stamps, cms, signer, about.certificate) };
}

/**
 * Judges archive time stamps. The newest is judged at the validation time, each other one at the
 * time proven by the stamps that cover it. If a stamp does not match what it covers, the signature
 * becomes INDETERMINATE.
 */
export function judgeCmsArchiveTimestamps(
  checks: Checks,
  { stamps }: CmsArchiveTimestamps,
  evidence: Evidence,
  context: ValidationContext,
): readonly JudgedTimestamp[] {
  const timeOf = ({ open }: CmsArchiveTimestamp) => open.time?.getTime() ?? 0;
  const judged: { readonly stamp: CmsArchiveTimestamp; readonly is: JudgedTimestamp }[] = [];
  for (const stamp of [...stamps].sort((a, b) => timeOf(b) - timeOf(a))) {
    const over = judged.filter(({ stamp: { index } }) =>
      named(index.attributes, index.digest, stamp.own),
    );
    const control = provenBy(
      over.map(({ is }) => is),
      context.now,
    );
    if (!digestStrong(stamp.index.digest, control.at)) {
      stamp.open.checks.unknown('CRYPTO_CONSTRAINTS_FAILURE_NO_POE', 'WEAK_ALGORITHM');
    }
    judged.unshift({ stamp, is: judgeTimestamp(stamp.open, control, evidence, context) });
  }
  if (judged.some(({ is }) => !is.intact)) {
    checks.unknown('SIG_CONSTRAINTS_FAILURE', 'LATER_TIMESTAMP_BROKEN');
  }
  return judged.map(({ is }) => is);
}
