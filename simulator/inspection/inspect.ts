import { extensionOf } from '@dokubox/spec/uploads.ts';
import type { Inspection } from '../engine/ports.ts';
import { hindranceOf } from './hindrance.ts';
import { formats } from './file-types.ts';

const unknown: Inspection = {
  validContent: false,
  hindrance: null,
  signed: false,
  signatureBroken: false,
  needsContainer: false,
  warnings: [],
  mimeType: 'application/octet-stream',
};

/**
 * Looks into an uploaded file: do the bytes fit the extension, and is there a signature.
 * A hostile file never throws here; it is a file whose content is not valid.
 */
export async function inspectFile(fileName: string, bytes: Uint8Array): Promise<Inspection> {
  const extension = extensionOf(fileName);
  const format =
    extension !== null && Object.hasOwn(formats, extension) ? formats[extension] : undefined;
  if (!format || bytes.length === 0) return unknown;
  try {
    // First, because some of these hide what the content is.
    const hindrance = await hindranceOf(bytes);
    if (hindrance) return { ...unknown, hindrance };
    if (!(await format.matches(bytes))) return unknown;
    const signed = (await format.signed?.(bytes)) ?? false;
    return { ...unknown, validContent: true, signed, mimeType: format.mimeType };
  } catch {
    return unknown;
  }
}
