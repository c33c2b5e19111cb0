import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type {
  CertificateView,
  Signature,
  Timestamp,
  ValidationNode,
} from '@dokubox/spec/schemas/validation-result.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import type { Chain } from './chain.ts';
import { Checks, type Finding } from './checks.ts';
import { qualificationOf, timestampQualificationOf } from './qualification.ts';
import type { JudgedTimestamp } from './timestamp.ts';

/** A signature with its result. */
export interface JudgedSignature {
  readonly id: string;
  /** Format name of DSS, for example `PAdES-BASELINE-LTA`. */
  readonly format: string;
  readonly claimedTime: Date | null;
  /** Time proven by a time stamp, otherwise the validation time. */
  readonly bestTime: Date | null;
  readonly certificate: Certificate | null;
  readonly chain: Chain | null;
  readonly timestamps: readonly JudgedTimestamp[];
  /** Counter-signatures by others. */
  readonly counters: readonly JudgedSignature[];
  /** Kinds of evidence that nothing covers. */
  readonly uncovered: readonly EvidenceKind[];
  readonly checks: Checks;
  /**
   * Length in bytes of the revision that the signature covers. Only if the format has revisions.
   */
  readonly revisionLength?: number | undefined;
  /** The same in DSS: `PARTIAL` if something follows that revision. */
  readonly scope?: 'FULL' | 'PARTIAL' | undefined;
}

/** Kinds of evidence that may be outside all signed and time-stamped data. */
export type EvidenceKind = 'CERTIFICATES' | 'REVOCATION_DATA' | 'TIMESTAMPS';

function viewCertificate(certificate: Certificate, chain: Chain | null): CertificateView {
  const { subject, issuer, serial, notBefore, notAfter, fingerprint } = certificate;
  return everyField<CertificateView>({
    cn: subject.cn ?? subject.o ?? '',
    o: subject.o,
    ou: subject.ou,
    c: subject.c,
    serial: serial.toString(),
    issuerCn: issuer.cn,
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    trusted: chain?.anchor?.certificate.fingerprint === fingerprint,
  });
}

function viewTimestamp(stamp: JudgedTimestamp): Timestamp {
  const { level, sub } = stamp.checks.verdict;
  return everyField<Timestamp>({
    timestampId: stamp.id,
    type: stamp.type,
    indication: level,
    subIndication: sub,
    productionTime: stamp.time?.toISOString() ?? null,
    tsaCertificate: stamp.certificate ? viewCertificate(stamp.certificate, stamp.chain) : undefined,
    qualification: timestampQualificationOf(stamp.chain),
  });
}

const indications = {
  PASSED: 'TOTAL_PASSED',
  FAILED: 'TOTAL_FAILED',
  INDETERMINATE: 'INDETERMINATE',
} as const;

/** Signatures with their counter-signatures, each with the signature it is about. */
function withCounters(
  signatures: readonly JudgedSignature[],
  of: JudgedSignature | null = null,
): readonly (readonly [signature: JudgedSignature, of: JudgedSignature | null])[] {
  return signatures.flatMap((one) => [[one, of] as const, ...withCounters(one.counters, one)]);
}

function viewSignature(signature: JudgedSignature, of: JudgedSignature | null): Signature {
  const { certificate, chain, checks } = signature;
  const { level, sub } = checks.verdict;
  return everyField<Signature>({
    signatureId: signature.id,
    counterSignatureOf: of?.id,
    signatureIndication: indications[level],
    signatureSubIndication: sub,
    signatureFormat: signature.format,
    signingTime: signature.claimedTime?.toISOString() ?? null,
    bestSignatureTime: signature.bestTime?.toISOString() ?? null,
    signingCertificate: certificate ? viewCertificate(certificate, chain) : undefined,
    certificateChain: (chain?.certificates ?? []).map((one) => viewCertificate(one, chain)),
    timestamps: signature.timestamps.map(viewTimestamp),
    uncoveredEvidence: [...signature.uncovered],
    revisionLength: signature.revisionLength,
    signatureScope: signature.scope,
    signatureInformation: everyField<Signature['signatureInformation']>({
      signatureQualification: qualificationOf(certificate, chain, checks.verdict),
    }),
  });
}

type ErrorGroup = ValidationNode['errorGroups'][number];

function errorGroup(id: string, targetId: string, findings: readonly Finding[]): ErrorGroup[] {
  if (findings.length === 0) return [];
  return [
    {
      errorGroupId: id,
      errorCritical: findings.some(({ status }) => status === 'ERROR'),
      errors: findings.map((finding) =>
        everyField<ErrorGroup['errors'][number]>({
          errorId: finding.id,
          status: finding.status,
          targetId,
          pages: finding.pages && [...finding.pages],
          revision: finding.pages && (finding.revision ?? null),
          entry: finding.entry,
          offset: finding.offset,
        }),
      ),
    },
  ];
}

/** Findings in one file. */
export interface NodeParts {
  readonly name: string;
  readonly mimeType: string | null;
  readonly container?: 'ASiC-S' | 'ASiC-E' | undefined;
  readonly signatures: readonly JudgedSignature[];
  /** Time stamps that belong to no signature. */
  readonly timestamps?: readonly JudgedTimestamp[] | undefined;
  /** Checks of the file as a whole. */
  readonly checks?: Checks | undefined;
  readonly children?: readonly ValidationNode[] | undefined;
}

/**
 * Receives the current results for a file, which replace the earlier ones. Users see them if the
 * rest takes too long.
 */
export type Progress = (soFar: NodeParts) => void;

/**
 * A node of the validation tree in the shape of the contract. A group of errors is critical
 * if it contains an error. A signature that passed has warnings only. Problems of a time stamp it
 * does not need are among them.
 */
export function validationNode(parts: NodeParts): ValidationNode {
  const { timestamps = [], checks = new Checks(), children = [] } = parts;
  const signatures = withCounters(parts.signatures);
  const stampGroups = (stamp: JudgedTimestamp, decided: boolean) => {
    const findings = stamp.checks.findings.map((one) =>
      decided ? { ...one, status: 'WARNING' as const } : one,
    );
    return errorGroup(`TIMESTAMP_${stamp.id}`, stamp.id, findings);
  };
  return everyField<ValidationNode>({
    container: parts.container ? { containerType: parts.container } : null,
    document: { name: parts.name, mimeType: parts.mimeType },
    signatures: signatures.map(([one, of]) => viewSignature(one, of)),
    errorGroups: [
      ...errorGroup('DOCUMENT', parts.name, checks.findings),
      ...signatures.flatMap(([one]) => [
        ...errorGroup(`SIGNATURE_${one.id}`, one.id, one.checks.findings),
        ...one.timestamps.flatMap((stamp) =>
          stampGroups(stamp, one.checks.verdict.level === 'PASSED'),
        ),
      ]),
      ...timestamps.flatMap((stamp) => stampGroups(stamp, signatures.length > 0)),
    ],
    children: [...children],
  });
}
