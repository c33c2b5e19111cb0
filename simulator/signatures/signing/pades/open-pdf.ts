import { PdfFile } from '../../formats/pdf/file.ts';
import { readPages, type PdfPage } from '../../formats/pdf/pages.ts';
import { PdfRef } from '../../formats/pdf/values.ts';
import { closedToSignatures } from '../../formats/pdf/certification.ts';

/**
 * A file that cannot be signed: broken, encrypted, locked against further signatures, or ambiguous.
 */
export class CannotSignError extends Error {
  override name = 'CannotSignError';
}

/**
 * Opens a PDF for an incremental update.
 * @throws CannotSignError if it does not begin with its header, is encrypted or has no catalog
 */
export function openForUpdate(bytes: Uint8Array): PdfFile {
  // Programs differ on whether offsets count from the start of the file or from its header.
  const header = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (header !== '%PDF-') throw new CannotSignError('there are bytes before the header');
  const file = new PdfFile(bytes);
  if (file.encrypted) throw new CannotSignError('the file is encrypted');
  if (!(file.trailer.get('Root') instanceof PdfRef)) throw new CannotSignError('no catalog');
  return file;
}

/**
 * Opens a PDF for another signature. A time stamp may even be added to a locked file.
 * @throws CannotSignError if the file cannot be updated, or if a certification or lock forbids
 *   signatures
 */
export function openForSignature(bytes: Uint8Array): PdfFile {
  const file = openForUpdate(bytes);
  if (closedToSignatures(file))
    throw new CannotSignError('an existing signature allows no further one');
  return file;
}

/** The page that shows the signature. @throws CannotSignError if the file has no page */
export function lastPage(file: PdfFile): PdfPage {
  const page = readPages(file).at(-1);
  if (!page) throw new CannotSignError('the file has no page');
  return page;
}

/** Whether a PDF can be signed: it is readable, not encrypted, not locked, and has a page. */
export function takesSignature(bytes: Uint8Array): boolean {
  try {
    lastPage(openForSignature(bytes));
    return true;
  } catch {
    return false;
  }
}
