import type { Received } from '@dokubox/spec/schemas/received.ts';
import type {
  CertificateView,
  Signature,
  Timestamp,
  ValidationNode,
  ValidationResult,
} from '@dokubox/spec/schemas/validation-result.ts';

/** A file of the result, with its times as dates. */
export type ReceivedNode = Received<ValidationNode>;
/** The answer of validateSignature (§3, A-191). */
export type ReceivedResult = Received<ValidationResult>;
export type ReceivedSignature = Received<Signature>;
export type ReceivedTimestamp = Received<Timestamp>;
export type ReceivedCertificate = Received<CertificateView>;

/** The verdict on a whole result. The worst signature decides. */
export type Verdict = 'TOTAL_PASSED' | 'INDETERMINATE' | 'TOTAL_FAILED' | 'NO_SIGNATURE_FOUND';

/** Returns all files of a result, containers before their content. */
export function filesOf(nodes: readonly ReceivedNode[]): readonly ReceivedNode[] {
  return nodes.flatMap((node) => [node, ...filesOf(node.children)]);
}

/** Returns every signature of a result. */
export function signaturesOf(result: ReceivedResult): readonly ReceivedSignature[] {
  return filesOf(result.validationResults).flatMap(({ signatures }) => signatures);
}

/** Returns the verdict of the first sentence. An unknown indication is never a pass. */
export function verdictOf(result: ReceivedResult): Verdict {
  const found = signaturesOf(result).map(({ signatureIndication }) => signatureIndication);
  if (found.includes('TOTAL_FAILED')) return 'TOTAL_FAILED';
  const critical = filesOf(result.validationResults).some(({ errorGroups }) =>
    errorGroups.some(
      ({ errorCritical, errors }) =>
        errorCritical && errors.some(({ status }) => status === 'ERROR'),
    ),
  );
  if (found.length === 0) return critical ? 'INDETERMINATE' : 'NO_SIGNATURE_FOUND';
  const passed = found.every((indication) => indication === 'TOTAL_PASSED');
  return passed && !critical ? 'TOTAL_PASSED' : 'INDETERMINATE';
}

/** The effect of the result on archiving. */
export type ArchiveWord = 'possible' | 'doubts' | 'unneeded' | 'refused' | 'notPossible';

/**
 * See {@link ArchiveWord}.
 * @param refused the document is kept as evidence of a refusal, whatever the value of its file
 */
export function archiveWord(result: ReceivedResult, refused: boolean): ArchiveWord {
  if (!result.archivePossible) return 'notPossible';
  if (refused) return 'refused';
  const verdict = verdictOf(result);
  if (verdict === 'NO_SIGNATURE_FOUND') return 'unneeded';
  return verdict === 'TOTAL_PASSED' ? 'possible' : 'doubts';
}
