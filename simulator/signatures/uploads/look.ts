import { containerTypes } from '@dokubox/spec/uploads.ts';
import type { Inspection } from '../inspection/inspection.ts';
import { bytesOfText, includesBytes, startsWith } from '../inspection/bytes.ts';
import { inspectFile } from '../inspection/inspect.ts';
import { takesSignature } from '../signing/pades/open-pdf.ts';
import { fileWarningsOf } from '../validation/file-warnings.ts';
import type { InspectionJob } from './messages.ts';

/** A larger file may take longer than a call may hold up the others. */
const smallBytes = 64 * 1024;
/** Bytes at the end of a PDF that a reader looks through for its last place. */
const pdfTail = 2_048;

/** Whether a look takes a few milliseconds at most, so that no thread is worth its start. */
export function isCheap({ bytes }: InspectionJob): boolean {
  // What is packed inside may be a thousand times as long: of ZIP files, and of PDFs.
  return (
    bytes.length <= smallBytes &&
    !startsWith(bytes, bytesOfText('PK')) &&
    !includesBytes(bytes, bytesOfText('%PDF-'))
  );
}

/** Everything that is found in an upload but the worth of its signatures. */
export async function lookInto({ fileName, bytes }: InspectionJob): Promise<Inspection> {
  const seen = await inspectFile(fileName, bytes);
  if (!seen.validContent) return seen;
  const isContainer = seen.mimeType === containerTypes['ASiC-E'];
  const found = { ...seen, warnings: await fileWarningsOf(bytes, isContainer) };
  if (found.mimeType !== 'application/pdf') return found;
  const names = (word: string) => includesBytes(bytes, bytesOfText(word));
  // Only what is encrypted, signed or framed by other bytes is read as a whole; the signing page finds out
  // about the rest.
  const framed =
    !startsWith(bytes, bytesOfText('%PDF-')) ||
    !includesBytes(bytes.subarray(-pdfTail), bytesOfText('startxref'));
  const asks = framed || names('/Encrypt') || names('/ByteRange');
  const needsContainer = asks && !takesSignature(bytes);
  return { ...found, needsContainer };
}
