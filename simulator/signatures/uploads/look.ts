import { containerTypes } from '@dokubox/spec/uploads.ts';
import type { Inspection } from '../inspection/inspection.ts';
import { bytesOfText, includesBytes, startsWith } from '../inspection/bytes.ts';
import { inspectFile } from '../inspection/inspect.ts';
import { takesSignature } from '../signing/pades/open-pdf.ts';
import { fileWarningsOf } from '../validation/file-warnings.ts';
import type { InspectionJob } from './messages.ts';

/**
 * Files up to this size, in bytes, are inspected without a thread. Larger files could block other
 * calls.
 */
const smallBytes = 64 * 1024;
/** Number of bytes at the end of a PDF in which readers search for `startxref`. */
const pdfTail = 2_048;

/** Whether the inspection takes only a few milliseconds, so that a thread is not worth starting. */
export function isCheap({ bytes }: InspectionJob): boolean {
  // The unpacked content of a ZIP file or PDF may be a thousand times as long.
  return (
    bytes.length <= smallBytes &&
    !startsWith(bytes, bytesOfText('PK')) &&
    !includesBytes(bytes, bytesOfText('%PDF-'))
  );
}

/** Full inspection of an upload, except for the validity of its signatures. */
export async function lookInto({ fileName, bytes }: InspectionJob): Promise<Inspection> {
  const seen = await inspectFile(fileName, bytes);
  if (!seen.validContent) return seen;
  const isContainer = seen.mimeType === containerTypes['ASiC-E'];
  const found = { ...seen, warnings: await fileWarningsOf(bytes, isContainer) };
  if (found.mimeType !== 'application/pdf') return found;
  const names = (word: string) => includesBytes(bytes, bytesOfText(word));
  // Only PDFs that are encrypted, signed or surrounded by other bytes are read completely. The
  // signing page detects problems of the other PDFs.
  const framed =
    !startsWith(bytes, bytesOfText('%PDF-')) ||
    !includesBytes(bytes.subarray(-pdfTail), bytesOfText('startxref'));
  const asks = framed || names('/Encrypt') || names('/ByteRange');
  const needsContainer = asks && !takesSignature(bytes);
  return { ...found, needsContainer };
}
