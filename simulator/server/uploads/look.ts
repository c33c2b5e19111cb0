import { containerTypes } from '@dokubox/spec/uploads.ts';
import type { Inspection } from '../../engine/ports.ts';
import { bytesOfText, includesBytes, startsWith } from '../../inspection/bytes.ts';
import { inspectFile } from '../../inspection/inspect.ts';
import { takesSignature } from '../../signing/pades/open-pdf.ts';
import { fileWarningsOf } from '../../validation/file-warnings.ts';
import type { InspectionJob } from './messages.ts';

/** A larger file may take longer than a call may hold up the others. */
const smallBytes = 64 * 1024;
/** What makes a small PDF costly: it is decrypted, or read as a whole. */
const costlyWords = ['/Encrypt', '/ByteRange'].map(bytesOfText);

/** Whether a look takes a few milliseconds at most, so that no thread is worth its start. */
export function isCheap({ bytes }: InspectionJob): boolean {
  if (bytes.length > smallBytes || startsWith(bytes, bytesOfText('PK'))) return false;
  return !costlyWords.some((word) => includesBytes(bytes, word));
}

/** Everything that is found in an upload but the worth of its signatures. */
export async function lookInto({ fileName, bytes }: InspectionJob): Promise<Inspection> {
  const seen = await inspectFile(fileName, bytes);
  if (!seen.validContent) return seen;
  const isContainer = seen.mimeType === containerTypes['ASiC-E'];
  const found = { ...seen, warnings: await fileWarningsOf(bytes, isContainer) };
  if (found.mimeType !== 'application/pdf') return found;
  const names = (word: string) => includesBytes(bytes, bytesOfText(word));
  // Only what is encrypted or signed is read as a whole; the signing page finds out about the rest.
  const mayBeClosed = !startsWith(bytes, bytesOfText('%PDF-')) || names('/Encrypt');
  const needsContainer = (mayBeClosed || names('/ByteRange')) && !takesSignature(bytes);
  return { ...found, needsContainer };
}
