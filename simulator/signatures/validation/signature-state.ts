import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

/** Ids of what says that nobody could look into a file, in place of what it holds. */
const unread = new Set(['DOCUMENT_NOT_READABLE', 'CONTAINER_NAMES_TWICE', 'STRUCTURE_SUSPICIOUS']);

const limits = new Set(['LIMIT_REACHED', 'TIME_LIMIT_REACHED', 'DOCUMENT_ENCRYPTED']);

/** Whether a file is signed, and whether its signature is broken. */
export interface SignatureState {
  readonly signed: boolean;
  readonly signatureBroken: boolean;
}

/**
 * What the validation of a file says about the question whether it is signed. Files inside a container
 * are signed for themselves, and time stamps sign nothing.
 * @param seen a glance found something like a signature in it
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
  // A glance is all there is to a file that takes too long.
  if (beyond) return { signed: seen, signatureBroken: false };
  return { signed: false, signatureBroken: seen && hidden };
}
