import type {
  Certificate,
  Signature,
  Timestamp,
  ValidationNode,
  ValidationResult,
} from '@dokubox/spec/schemas/validation-result.ts';

type MomentField =
  'bestSignatureTime' | 'notAfter' | 'notBefore' | 'productionTime' | 'signingTime';

/** A part of a result whose moments may already be dates, as a transport hands them on (R7.2). */
export type Received<T> = T extends readonly (infer Item)[]
  ? readonly Received<Item>[]
  : T extends Date
    ? T
    : T extends object
      ? { readonly [K in keyof T]: K extends MomentField ? T[K] | Date : Received<T[K]> }
      : T;

export type ReceivedCertificate = Received<Certificate>;
export type ReceivedTimestamp = Received<Timestamp>;
export type ReceivedSignature = Received<Signature>;

/** A file of the result; by hand, because it holds itself. */
export interface ReceivedNode {
  readonly container?: ValidationNode['container'] | undefined;
  readonly document: ValidationNode['document'];
  readonly signatures: readonly ReceivedSignature[];
  readonly errorGroups: Received<ValidationNode['errorGroups']>;
  readonly children: readonly ReceivedNode[];
}

/** The answer of validateSignature (§3, A-191). */
export interface ReceivedResult {
  readonly archivePossible: ValidationResult['archivePossible'];
  readonly validationResults: readonly ReceivedNode[];
}

/** What is said of a whole result; the worst signature decides. */
export type Verdict = 'TOTAL_PASSED' | 'INDETERMINATE' | 'TOTAL_FAILED' | 'NO_SIGNATURE_FOUND';

/** All files of a result, containers before what is in them. */
export function filesOf(nodes: readonly ReceivedNode[]): readonly ReceivedNode[] {
  return nodes.flatMap((node) => [node, ...filesOf(node.children)]);
}

/** Every signature of a result. */
export function signaturesOf(result: ReceivedResult): readonly ReceivedSignature[] {
  return filesOf(result.validationResults).flatMap(({ signatures }) => signatures);
}

/** What the first sentence says. An indication nobody knows is never a pass. */
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

/** What the result means for the archive. */
export type ArchiveWord = 'possible' | 'doubts' | 'unneeded' | 'notPossible';

/** See {@link ArchiveWord}. */
export function archiveWord(result: ReceivedResult): ArchiveWord {
  if (!result.archivePossible) return 'notPossible';
  const verdict = verdictOf(result);
  if (verdict === 'NO_SIGNATURE_FOUND') return 'unneeded';
  return verdict === 'TOTAL_PASSED' ? 'possible' : 'doubts';
}
