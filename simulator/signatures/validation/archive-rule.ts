import type { FindingId } from './core/checks.ts';
import { archivingQualifications } from '@dokubox/spec/enums.ts';
import type { Signature, ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

function nodesOf(node: ValidationNode): readonly ValidationNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** Doubts about a certificate, which an archive may accept. All other doubts prevent archiving. */
const certificateDoubts: ReadonlySet<string> = new Set<FindingId>([
  'CERTIFICATE_EXPIRED',
  'CERTIFICATE_NOT_YET_VALID',
  'CHAIN_NOT_ACCEPTABLE',
  'CHAIN_NOT_TRUSTED',
  'REVOCATION_MISSING',
]);

function counts(signature: Signature, allowDoubts: boolean): boolean {
  const qualification = signature.signatureInformation?.signatureQualification ?? 'NA';
  const known: readonly string[] = archivingQualifications;
  if (signature.signatureIndication === 'TOTAL_PASSED') return known.includes(qualification);
  if (!allowDoubts || signature.signatureIndication !== 'INDETERMINATE') return false;
  // The indication already shows the doubt. Here only the rank counts.
  return known.includes(qualification.replace(/^INDETERMINATE_/, ''));
}

/**
 * Whether a validated file may be archived: it has a signature, each signature is valid
 * with an accepted rank (§9), and there is no critical finding.
 * @param allowDoubts whether the archive accepts doubts about the certificate of an INDETERMINATE
 *   signature
 */
export function archivePossible(root: ValidationNode, allowDoubts: boolean): boolean {
  const nodes = nodesOf(root);
  const signatures = nodes.flatMap((node) => node.signatures);
  if (signatures.length === 0) return false;
  if (!signatures.every((one) => counts(one, allowDoubts))) return false;
  const errors = nodes
    .flatMap((node) => node.errorGroups)
    .filter(({ errorCritical }) => errorCritical)
    .flatMap((group) => group.errors)
    .filter(({ status }) => status === 'ERROR');
  return errors.every(({ errorId }) => allowDoubts && certificateDoubts.has(errorId));
}
