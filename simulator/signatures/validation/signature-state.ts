import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

/** Ids of findings that the file could not be read at all. */
const unread = new Set(['DOCUMENT_NOT_READABLE', 'CONTAINER_NAMES_TWICE', 'STRUCTURE_SUSPICIOUS']);

const limits = new Set(['LIMIT_REACHED', 'TIME_LIMIT_REACHED', 'DOCUMENT_ENCRYPTED']);

/** Whether a file is signed, and whether a signature is broken. */
export interface SignatureState {
  readonly signed: boolean;
  readonly signatureBroken: boolean;
}

/**
 * Whether a validated file counts as signed. Signatures of files inside a container do not count,
 * and neither do time stamps.
 * @param seen whether the inspection found something like a signature
 */
export function signatureState(node: ValidationNode, seen: boolean): SignatureState {
  const { signatures, errorGroups } = node;
  const broken = signatures.some((one) => one.signatureIndication === 'TOTAL_FAILED');
  const hidden = errorGroups.some(({ errors }) =>
    errors.some(({ errorId, status }) => status === 'ERROR' && unread.has(errorId)),
  );
  if (signatures.length > 0) return { signed: !broken, signatureBroken: broken };
  const beyond = errorGroups.some(({ errors }) =>
    errors.some(({ errorId }) => limits.has(errorId)),
  );
  // If a file takes too long, only the inspection can answer.
  if (beyond) return { signed: seen, signatureBroken: false };
  return { signed: false, signatureBroken: seen && hidden };
}
