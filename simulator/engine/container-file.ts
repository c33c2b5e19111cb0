import { extensionOf } from '@dokubox/spec/uploads.ts';
import type { DokuState } from './state.ts';

/** Media type of a world's seeded documents. */
export const seededType = 'application/pdf';

/**
 * Whether the next signature creates a container around the file, or null without a file. A
 * file already in a container is signed there.
 */
export function goesIntoContainer({
  files,
  signedAsContainer,
}: Pick<DokuState, 'files' | 'signedAsContainer'>): boolean | null {
  const file = files.at(-1);
  if (!file) return null;
  const extension = extensionOf(file.fileName);
  if (extension === 'asice') return false;
  return extension !== 'pdf' || signedAsContainer || file.needsContainer === true;
}
