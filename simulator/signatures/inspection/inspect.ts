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

/** What is said of a file whose inspection would cost more than any upload may. */
export const tooCostly: Inspection = { ...unknown, hindrance: 'unpacksTooLarge' };

async function look(extension: string, bytes: Uint8Array, budget: UploadBudget) {
  const format = formats[extension];
  const zip = startsWith(bytes, bytesOfText('PK')) ? await openZip(bytes, budget) : null;
  const upload = { bytes, zip };
  // First, because some of these hide what the content is.
  const hindrance = await hindranceOf(upload, budget);
  if (hindrance) return { ...unknown, hindrance };
  const isReally = await extensionByContent(upload);
  const kind = formats[isReally ?? 'csv'];
  // Several extensions may name one format.
  if (!format || kind?.mimeType !== format.mimeType) return { ...unknown, isReally };
  if (isReally === null && !(await format.matches(upload))) return unknown;
  const signed = (await format.signed?.(upload)) ?? false;
  return { ...unknown, validContent: true, signed, mimeType: format.mimeType };
}

/**
 * Looks into an uploaded file: do the bytes fit the extension, and is there a signature.
 * A hostile file never throws here; it is a file whose content is not valid.
 * @param budget what the whole upload may cost
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
