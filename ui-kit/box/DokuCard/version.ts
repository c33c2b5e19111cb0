import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { flowTypeTable } from '@dokubox/spec/workflow/facts.ts';

/**
 * Returns the number of the file that counts, if it is useful: after the first file, and on a text
 * that both sides edit in turn. An unknown kind is treated as not negotiable.
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
