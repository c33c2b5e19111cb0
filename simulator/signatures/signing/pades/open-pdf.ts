import { PdfFile } from '../../formats/pdf/file.ts';
import { readPages, type PdfPage } from '../../formats/pdf/pages.ts';
import { PdfRef } from '../../formats/pdf/values.ts';
import { closedToSignatures } from '../../formats/pdf/certification.ts';

/** A file that cannot be signed: broken, encrypted, closed to further signatures, or read in two ways. */
export class CannotSignError extends Error {
  override name = 'CannotSignError';
}

/**
 * Opens a PDF that something is to be appended to.
 * @throws CannotSignError when it does not begin with its header, is encrypted or has no catalog
 */
export function openForUpdate(bytes: Uint8Array): PdfFile {
  // Programs disagree whether places count from the start of the file or from its header.
  const header = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (header !== '%PDF-') throw new CannotSignError('bytes before the header');
  const file = new PdfFile(bytes);
  if (file.encrypted) throw new CannotSignError('the file is encrypted');
  if (!(file.trailer.get('Root') instanceof PdfRef)) throw new CannotSignError('no catalog');
  return file;
}

/**
 * Opens a PDF that a signature is to be added to. A time stamp may be added to a closed one, too.
 * @throws CannotSignError when it cannot be appended to, or a certification or lock closes it
 */
export function openForSignature(bytes: Uint8Array): PdfFile {
  const file = openForUpdate(bytes);
  if (closedToSignatures(file)) throw new CannotSignError('a signature closes the file');
  return file;
}

/** The page a signature is shown on. @throws CannotSignError when there is none */
export function lastPage(file: PdfFile): PdfPage {
  const page = readPages(file).at(-1);
  if (!page) throw new CannotSignError('the file has no page');
  return page;
}

/** Whether a PDF takes a signature: it can be read, is not encrypted, not closed, and has a page. */
export function takesSignature(bytes: Uint8Array): boolean {
  try {
    lastPage(openForSignature(bytes));
    return true;
  } catch {
    return false;
  }
}
