import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { flowTypeTable } from '@dokubox/spec/workflow/facts.ts';

/**
 * The number of the file that counts, where it says something: after the first file, and on a text
 * both sides edit in turn. A kind this version does not know is read as not negotiable.
 */
export function versionShown(
  doku: Pick<Doku, 'fileVersion' | 'dokuFlowTypeId'>,
): number | undefined {
  const { fileVersion, dokuFlowTypeId } = doku;
  if (!fileVersion) return undefined;
  const known = Object.hasOwn(flowTypeTable, dokuFlowTypeId);
  const negotiable = known && flowTypeTable[dokuFlowTypeId].negotiable;
  return fileVersion > 1 || negotiable ? fileVersion : undefined;
}
