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

/** A signature whose digest and value are checked, but not yet its certificate. */
export interface OpenSignature {
  readonly id: string;
  readonly checks: Checks;
  readonly certificate: Certificate | null;
  readonly claimedTime: Date | null;
  /** Time stamps of the signature value. */
  readonly timestamps: readonly OpenTimestamp[];
  /** Counter-signatures of the signature value. */
  readonly counters?: readonly CounterSignature[];
  /** Archive time stamps in the signature itself. */
  readonly archiveTimestamps?: CmsArchiveTimestamps;
  /** Whether it has an evidence record (RFC 4998, RFC 6283). */
  readonly evidenceRecord?: boolean;
  /** Whether every algorithm of the signature was strong at a given time. */
  strong(at: Date): boolean;
}

/** A counter-signature with the name of its format. */
export interface CounterSignature {
  readonly open: OpenSignature;
  readonly format: string;
}

/** Data that a CMS signature covers, and its context. */
export interface CmsSubject {
  /** The signed bytes, in parts. */
  readonly content: readonly Uint8Array[];
  /** Receives the evidence of the signature. */
  readonly evidence: Evidence;
  readonly context: ValidationContext;
  readonly certificateSigned: boolean;
  readonly trailing?: 'none' | 'anything';
  /** Claimed time, if the format has it outside the signature. */
  readonly claimedTime?: Date | null;
}

const evidenceRecords = [oids.evidenceRecordInternal, oids.evidenceRecordExternal];

/** Maximum number of counter-signatures. No honest file has so many. */
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
 * Opens a CMS signature and checks digest and value.
 * @param bytes null if there is nothing to read. The checks then have the reason.
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

/** Facts from outside the signature. */
export interface CmsSurroundings {
  readonly format: string;
  /** Judged document time stamps that cover the signature. */
  readonly covering: readonly JudgedTimestamp[];
  /** Evidence after the last of these time stamps, if the format has an order. */
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

/** Evidence of the signature that is itself not covered: no later document time stamp covers it. */
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

/** Judges a signature whose value is checked: first its time stamps, then its certificate. */
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
    // The name of DSS for the format. The evidence record is not judged here.
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
