import type { FindingId } from './core/checks.ts';
import { archivingQualifications } from '@dokubox/spec/enums.ts';
import type { Signature, ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

function nodesOf(node: ValidationNode): readonly ValidationNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** Doubts about a certificate, which an archive may accept; all other doubts close it. */
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
  // That it is uncertain stands in the indication; the rank is what follows.
  return known.includes(qualification.replace(/^INDETERMINATE_/, ''));
}

/**
 * Whether a validated file may be archived: there is a signature, each one is valid and of
 * a rank that counts (§9), and nothing critical was found.
 * @param allowDoubts whether the archive accepts doubts about a certificate of an INDETERMINATE
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
