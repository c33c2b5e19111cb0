import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { digestStrong, schemeOf } from './algorithms.ts';
import { Checks } from './checks.ts';
import {
  attributeEvidence,
  checkCmsSigner,
  claimedTime,
  parseSigner,
  readCms,
  type CmsSigner,
} from './cms.ts';
import {
  judgeCmsArchiveTimestamps,
  noArchiveTimestamps,
  openCmsArchiveTimestamps,
  type CmsArchiveTimestamps,
} from './cms-archive-timestamps.ts';
import type { Evidence, ValidationContext } from './context.ts';
import { evidenceDamaged } from './damage.ts';
import { judgeChain, type ControlTime } from './judge-chain.ts';
import { outOfOrder, provenBy } from './proof.ts';
import { checkPurpose } from './purpose.ts';
import type { EvidenceKind, JudgedSignature } from './report.ts';
import {
  judgeTimestamp,
  openTimestamp,
  type JudgedTimestamp,
  type OpenTimestamp,
} from './timestamp.ts';

/** A signature whose digest and value were checked, its certificate not yet. */
export interface OpenSignature {
  readonly id: string;
  readonly checks: Checks;
  readonly certificate: Certificate | null;
  readonly claimedTime: Date | null;
  /** Stamps of the signature value. */
  readonly timestamps: readonly OpenTimestamp[];
  /** Signatures of the signature value, by others. */
  readonly counters?: readonly CounterSignature[];
  /** Archive time stamps the signature itself carries. */
  readonly archiveTimestamps?: CmsArchiveTimestamps;
  /** It carries an evidence record (RFC 4998, RFC 6283). */
  readonly evidenceRecord?: boolean;
  /** Whether every algorithm of the signature counted at a moment. */
  strong(at: Date): boolean;
}

/** A signature of another signature, with the name of its format. */
export interface CounterSignature {
  readonly open: OpenSignature;
  readonly format: string;
}

/** What a CMS signature is about. */
export interface CmsSubject {
  /** The signed bytes, in parts. */
  readonly content: readonly Uint8Array[];
  /** Gets what the signature brings along. */
  readonly evidence: Evidence;
  readonly context: ValidationContext;
  readonly certificateSigned: boolean;
  readonly trailing?: 'none' | 'anything';
  /** Claimed outside the signature, where the format keeps it there. */
  readonly claimedTime?: Date | null;
}

const evidenceRecords = [oids.evidenceRecordInternal, oids.evidenceRecordExternal];

/** More than anybody asks to sign a signature. */
const maxCounters = 10;

function strongSigner(signer: CmsSigner, at: Date): boolean {
  const scheme = schemeOf(signer.algorithm, signer.digest);
  if (!scheme || !signer.digest) return false;
  return digestStrong(signer.digest, at) && digestStrong(scheme.digest, at);
}

/** Reads the counter-signatures of a signer (RFC 5652 § 11.4). */
function readCounters(
  signer: CmsSigner,
  candidates: readonly Certificate[],
  context: ValidationContext,
): readonly CounterSignature[] {
  return (signer.unsigned.get(oids.counterSignature) ?? []).slice(0, maxCounters).map((node) => {
    const checks = new Checks();
    const id = context.nextId('S');
    const open = { id, checks, claimedTime: null, timestamps: [], strong: () => true };
    try {
      const counter = parseSigner(node);
      const expected = { contentType: null, certificateSigned: false };
      const content = [signer.signature];
      const certificate = checkCmsSigner(checks, counter, content, candidates, expected);
      const claimed = claimedTime(counter);
      return {
        format: 'CMS-COUNTERSIGNATURE',
        open: {
          ...open,
          certificate,
          claimedTime: claimed,
          strong: (at) => strongSigner(counter, at),
        },
      };
    } catch {
      checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
      return { format: 'CMS-COUNTERSIGNATURE', open: { ...open, certificate: null } };
    }
  });
}

function readSigner(
  checks: Checks,
  bytes: Uint8Array,
  subject: CmsSubject,
): Omit<OpenSignature, 'id' | 'checks'> {
  const { evidence, context } = subject;
  const cms = readCms(bytes, subject.trailing);
  const [signer] = cms.signers;
  if (!signer || cms.signers.length !== 1 || cms.content !== null) {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return { certificate: null, claimedTime: null, timestamps: [], strong: () => true };
  }
  const own = attributeEvidence(signer);
  evidence.addCertificates(cms.certificates);
  evidence.addEncoded(own.certificates);
  if (cms.unreadable) evidence.unreadable = true;
  evidence.addRevocations([...cms.revocations, ...own.revocations]);
  const certificate = checkCmsSigner(
    checks,
    signer,
    subject.content,
    [...cms.certificates, ...evidence.certificates],
    { contentType: cms.contentType, certificateSigned: subject.certificateSigned },
  );
  const tokens = signer.unsigned.get(oids.signatureTimeStamp) ?? [];
  const counters = readCounters(signer, [...evidence.certificates], context);
  return {
    certificate,
    counters,
    archiveTimestamps: openCmsArchiveTimestamps(checks, cms, signer, { ...subject, certificate }),
    evidenceRecord: evidenceRecords.some((id) => signer.unsigned.has(id)),
    claimedTime: subject.claimedTime ?? claimedTime(signer),
    timestamps: tokens.slice(0, 10).map(({ raw }) => {
      const name = { id: context.nextId('T'), type: 'SIGNATURE_TIMESTAMP' } as const;
      return openTimestamp(raw, name, [signer.signature], evidence);
    }),
    strong: (at) => strongSigner(signer, at),
  };
}

/**
 * Reads a CMS signature and checks digest and value.
 * @param bytes null when there is nothing to read; the checks say why
 */
export function openCmsSignature(
  checks: Checks,
  bytes: Uint8Array | null,
  subject: CmsSubject,
): OpenSignature {
  const id = subject.context.nextId('S');
  const nothing = {
    id,
    certificate: null,
    claimedTime: subject.claimedTime ?? null,
    timestamps: [],
    strong: () => true,
  };
  if (!bytes) return { checks, ...nothing };
  try {
    return { id, checks, ...readSigner(checks, bytes, subject) };
  } catch {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return { checks, ...nothing };
  }
}

/** What is known beside the signature itself. */
export interface CmsSurroundings {
  readonly format: string;
  /** Stamps of the whole document that cover the signature, judged. */
  readonly covering: readonly JudgedTimestamp[];
  /** Evidence that stands behind the last of them, where the format has an order. */
  readonly left?: readonly EvidenceKind[];
  readonly evidence: Evidence;
  readonly context: ValidationContext;
}

function checkSigner(
  checks: Checks,
  open: OpenSignature,
  control: ControlTime,
  { evidence, context }: CmsSurroundings,
) {
  const { certificate } = open;
  if (!certificate) return null;
  const chain = judgeChain(checks, certificate, control, evidence, context);
  if (!open.strong(control.at)) {
    const sub = control.proven ? 'CRYPTO_CONSTRAINTS_FAILURE' : 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE';
    checks.unknown(sub, 'WEAK_ALGORITHM');
  }
  checkPurpose(checks, certificate);
  return chain;
}

/**
 * What came along to prove the signature and is itself covered by nothing: no later time stamp of the
 * whole stands over it.
 */
function uncoveredEvidence(
  { certificate, timestamps }: OpenSignature,
  { covering, left = [], evidence: { certificates, revocations } }: CmsSurroundings,
): readonly EvidenceKind[] {
  if (covering.some(({ checks }) => checks.verdict.level === 'PASSED')) return left;
  const others = [...certificates].some(
    ({ fingerprint }) => fingerprint !== certificate?.fingerprint,
  );
  return [
    ...(others ? (['CERTIFICATES'] as const) : []),
    ...(revocations.size > 0 ? (['REVOCATION_DATA'] as const) : []),
    ...(timestamps.length > 0 ? (['TIMESTAMPS'] as const) : []),
  ];
}

/** Judges a signature whose value was checked: its time stamps, then its certificate. */
export function judgeSignature(
  open: OpenSignature,
  surroundings: CmsSurroundings,
): JudgedSignature {
  const { format, evidence, context } = surroundings;
  const { checks, archiveTimestamps = noArchiveTimestamps } = open;
  const archiveStamps = judgeCmsArchiveTimestamps(checks, archiveTimestamps, evidence, context);
  const covering = [...archiveStamps, ...surroundings.covering];
  const later = provenBy(covering, context.now);
  const own = open.timestamps.map((one) => judgeTimestamp(one, later, evidence, context));
  for (const stamp of own) {
    if (!stamp.intact) checks.unknown('SIG_CONSTRAINTS_FAILURE', 'TIMESTAMP_NOT_VALID');
    else if (stamp.checks.verdict.level !== 'PASSED') checks.warn('TIMESTAMP_NOT_VALID');
  }
  if (outOfOrder(own, covering)) {
    checks.unknown('TIMESTAMP_ORDER_FAILURE', 'TIMESTAMP_ORDER_WRONG');
  }
  const control = provenBy([...own, ...covering], context.now);
  const chain = checkSigner(checks, open, control, surroundings);
  if (evidence.unreadable) checks.warn('EVIDENCE_NOT_READABLE');
  if (open.evidenceRecord) checks.warn('EVIDENCE_RECORD_NOT_JUDGED');
  if (evidenceDamaged(evidence, context.anchors)) {
    checks.unknown('FORMAT_FAILURE', 'EVIDENCE_DAMAGED');
  }
  const counters = (open.counters ?? []).map((one) =>
    judgeSignature(one.open, { ...surroundings, format: one.format, covering: [], left: [] }),
  );
  if (counters.some((one) => one.checks.verdict.level === 'FAILED')) {
    checks.warn('COUNTER_SIGNATURE_BROKEN');
  }
  return {
    id: open.id,
    // As DSS calls it; what the record is worth nobody says here.
    format: open.evidenceRecord ? format.replace(/BASELINE-\w+/, 'ERS') : format,
    claimedTime: open.claimedTime,
    bestTime: control.proven ? control.stated : null,
    certificate: open.certificate,
    chain,
    timestamps: [...own, ...covering],
    counters,
    uncovered: uncoveredEvidence(open, {
      ...surroundings,
      covering,
      ...(surroundings.covering.length === 0 && archiveStamps.length > 0
        ? { left: archiveTimestamps.left }
        : {}),
    }),
    checks,
  };
}
