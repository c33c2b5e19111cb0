import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import { Checks, type FindingId } from '../core/checks.ts';
import { validationNode } from '../core/report.ts';

type Signature = ValidationNode['signatures'][number];

/**
 * Marks a signature that was valid so far as INDETERMINATE, because the validation did not finish.
 */
function inDoubt(signature: Signature): Signature {
  if (signature.signatureIndication !== 'TOTAL_PASSED') return signature;
  const rank = signature.signatureInformation?.signatureQualification ?? 'NA';
  return {
    ...signature,
    signatureIndication: 'INDETERMINATE',
    signatureSubIndication: 'FORMAT_FAILURE',
    signatureInformation: {
      signatureQualification: rank === 'NA' ? rank : `INDETERMINATE_${rank}`,
    },
  };
}

/**
 * Result for a file whose validation did not finish: the reason, and the findings so far.
 * @param soFar latest intermediate result of the thread. Null if there is none.
 */
export function stopped(name: string, id: FindingId, soFar: ValidationNode | null): ValidationNode {
  const checks = new Checks();
  checks.unknown('FORMAT_FAILURE', id);
  const reason = validationNode({ name, mimeType: null, checks, signatures: [] });
  if (!soFar) return reason;
  const isDocument = ({ errorGroupId }: { errorGroupId: string }) => errorGroupId === 'DOCUMENT';
  const known = soFar.errorGroups.find(isDocument)?.errors ?? [];
  return {
    ...soFar,
    signatures: soFar.signatures.map(inDoubt),
    errorGroups: [
      ...reason.errorGroups.map((group) => ({ ...group, errors: [...group.errors, ...known] })),
      ...soFar.errorGroups.filter((group) => !isDocument(group)),
    ],
  };
}
