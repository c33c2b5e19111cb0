import { extensionOf } from '@dokubox/spec/uploads.ts';
import type { DokuState } from './state.ts';

/** Media type of the documents a world is seeded with. */
export const seededType = 'application/pdf';

/**
 * Whether the next signature of a file goes into a container around it; null without a file.
 * What is in a container already is signed there, without another one.
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
