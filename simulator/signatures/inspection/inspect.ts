import { extensionOf } from '@dokubox/spec/uploads.ts';
import type { Inspection } from './inspection.ts';
import { OverBudget, UploadBudget } from './budget.ts';
import { bytesOfText, startsWith } from './bytes.ts';
import { extensionByContent, formats } from './file-types.ts';
import { hindranceOf } from './hindrance.ts';
import { openZip } from './zip.ts';

const unknown: Inspection = {
  validContent: false,
  hindrance: null,
  isReally: null,
  signed: false,
  signatureBroken: false,
  needsContainer: false,
  warnings: [],
  mimeType: 'application/octet-stream',
};

/** Result for a file whose inspection would cost more than allowed for any upload. */
export const tooCostly: Inspection = { ...unknown, hindrance: 'unpacksTooLarge' };

async function look(extension: string, bytes: Uint8Array, budget: UploadBudget) {
  const format = formats[extension];
  const zip = startsWith(bytes, bytesOfText('PK')) ? await openZip(bytes, budget) : null;
  const upload = { bytes, zip };
  // This check comes first, because some of these obstacles hide the content.
  const hindrance = await hindranceOf(upload, budget);
  if (hindrance) return { ...unknown, hindrance };
  const isReally = await extensionByContent(upload);
  const kind = formats[isReally ?? 'csv'];
  // Several extensions may have the same format.
  if (!format || kind?.mimeType !== format.mimeType) return { ...unknown, isReally };
  if (isReally === null && !(await format.matches(upload))) return unknown;
  const signed = (await format.signed?.(upload)) ?? false;
  return { ...unknown, validContent: true, signed, mimeType: format.mimeType };
}

/**
 * Inspects an uploaded file: whether its bytes match the extension, and whether it has a
 * signature. A hostile file never causes an error, but its content is not valid.
 * @param budget work allowed for the whole upload
 */
export async function inspectFile(
  fileName: string,
  bytes: Uint8Array,
  budget = new UploadBudget(),
): Promise<Inspection> {
  const extension = extensionOf(fileName);
  if (extension === null || !Object.hasOwn(formats, extension) || bytes.length === 0) {
    return unknown;
  }
  try {
    return await look(extension, bytes, budget);
  } catch (error) {
    return error instanceof OverBudget ? tooCostly : unknown;
  }
}
