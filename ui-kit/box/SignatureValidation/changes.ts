import type { ChangedRevision } from '../RevisionComparison/RevisionComparison.tsx';
import type { ReceivedNode, ReceivedResult, ReceivedSignature } from './result.ts';

/** Prefix of findings about a later change. The rest names what was changed. */
const changeOf = 'CHANGED_';

function changeAfter(node: ReceivedNode, signature: ReceivedSignature) {
  const { revisionLength, signatureId, signingCertificate } = signature;
  const errors = node.errorGroups
    .flatMap((group) => group.errors)
    .filter(({ errorId, targetId }) => targetId === signatureId && errorId.startsWith(changeOf));
  if (typeof revisionLength !== 'number' || errors.length === 0) return null;
  const pages = [...new Set(errors.flatMap((error) => error.pages ?? []))].sort((a, b) => a - b);
  const revisions = errors.flatMap(({ revision }) => revision ?? []);
  const change: ChangedRevision = {
    signer: signingCertificate?.cn ?? null,
    length: revisionLength,
    pages,
  };
  return { change, key: `${Math.min(...revisions)} ${pages.join()}` };
}

/**
 * Returns the signatures after which the file was changed, for the pictures. If several report the
 * same change, only the last one shows it. Files inside a container cannot be drawn here.
 */
export function changedRevisions(result: ReceivedResult): readonly ChangedRevision[] {
  const [node, ...more] = result.validationResults;
  if (!node || more.length > 0 || node.container) return [];
  const found = new Map<string, ChangedRevision>();
  for (const signature of node.signatures) {
    const one = changeAfter(node, signature);
    const known = one && found.get(one.key);
    if (one && (!known || known.length < one.change.length)) found.set(one.key, one.change);
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}
