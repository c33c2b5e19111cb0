import { archivingQualifications } from '@dokubox/spec/enums.ts';
import type { Signature, ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

function nodesOf(node: ValidationNode): readonly ValidationNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

function counts(signature: Signature, allowIndeterminate: boolean): boolean {
  const qualification = signature.signatureInformation?.signatureQualification ?? 'NA';
  const known: readonly string[] = archivingQualifications;
  if (signature.signatureIndication === 'TOTAL_PASSED') return known.includes(qualification);
  if (!allowIndeterminate || signature.signatureIndication !== 'INDETERMINATE') return false;
  // What is uncertain about the signature is in its indication; its rank is what follows.
  return known.includes(qualification.replace(/^INDETERMINATE_/, ''));
}

/**
 * Whether a validated file may be archived: there is a signature, each one is valid and of
 * a rank that counts (§9), and nothing critical was found.
 * @param allowIndeterminate the tenant's flag `ddeNotValidCertificatesEnabled`; then the
 *   errors of an INDETERMINATE signature itself do not close the archive, those of the file do
 */
export function archivePossible(root: ValidationNode, allowIndeterminate: boolean): boolean {
  const nodes = nodesOf(root);
  const signatures = nodes.flatMap((node) => node.signatures);
  if (signatures.length === 0) return false;
  if (!signatures.every((one) => counts(one, allowIndeterminate))) return false;
  const doubtful = new Set(
    signatures
      .filter((one) => one.signatureIndication === 'INDETERMINATE')
      .flatMap((one) => [one.signatureId, ...one.timestamps.map(({ timestampId }) => timestampId)]),
  );
  return !nodes
    .flatMap((node) => node.errorGroups)
    .some(
      ({ errorCritical, errors }) =>
        errorCritical && !errors.every(({ targetId }) => doubtful.has(targetId ?? '')),
    );
}
