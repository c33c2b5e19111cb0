import { limits } from '@dokubox/spec/limits.ts';
import type { FileHindrance } from './inspection.ts';
import { OverBudget, type UploadBudget } from './budget.ts';
import { bytesOfHex, bytesOfText, includesBytes, startsWith } from './bytes.ts';
import { pdfStart, startsLikeXml, type OpenUpload } from './file-types.ts';
import { officeMainPart } from './office.ts';
import { hasDocumentType } from './xml.ts';
import { openZip, type ZipContents } from './zip.ts';

/** Maximum depth at which nested ZIP files are counted. Deeper ones are not documents. */
const maxDepth = 3;
/** Names of files that are ZIP files. Other files inside a ZIP file are only counted. */
const zipName = /\.(?:zip|asic[es]|sc[es]|bdoc|edoc|docx|xlsx|pptx|od[tsp]|jar)$/i;
/** XML files, other than the main part, that programs read when they open such a file. */
const readOnOpening = /^(?:META-INF\/[^/]+|\[Content_Types\])\.xml$/i;
/** Number of bytes read to find a document type. It comes before the first element. */
const prologBytes = 64 * 1024;

const utf16 = (text: string) => bytesOfText(text.replaceAll(/./g, '$&\u0000'));
const compoundFile = bytesOfHex('d0cf11e0a1b11ae1');
/** Name under which office programs store an encrypted document. */
const encryptedPackage = utf16('EncryptedPackage');

/**
 * Counts the content of all ZIP files inside a ZIP file.
 * @throws OverBudget if it is more than allowed
 */
async function countInside(zip: ZipContents, budget: UploadBudget, depth = 0): Promise<void> {
  for (const name of zip.names.filter((entry) => zipName.test(entry))) {
    const bytes = await zip.read(name, limits.uploadMaxBytes);
    const inner = bytes && (await openZip(bytes, budget));
    if (!inner) continue;
    if (depth === maxDepth) throw new OverBudget();
    await countInside(inner, budget, depth + 1);
  }
}

async function ofZip(zip: ZipContents, budget: UploadBudget): Promise<FileHindrance | null> {
  if (zip.encrypted) return 'passwordNeeded';
  await countInside(zip, budget);
  const main = await officeMainPart(zip);
  const parts = zip.names.filter((entry) => readOnOpening.test(entry) || entry === main?.part);
  for (const name of parts) {
    const xml = await zip.head(name, prologBytes);
    if (xml && hasDocumentType(xml)) return 'documentTypeInXml';
  }
  return null;
}

/**
 * Whether a PDF opens only with a password. Only encrypted files are tested, because the test takes
 * time.
 */
async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  if (!includesBytes(bytes, bytesOfText('/Encrypt'))) return false;
  const { PDFDocument, ParseSpeeds } = await import('@cantoo/pdf-lib');
  try {
    await PDFDocument.load(bytes, { password: '', parseSpeed: ParseSpeeds.Fastest });
    return false;
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message);
  }
}

/**
 * Reason why recipients cannot use a file, whatever its name says.
 * @throws OverBudget if the check needs more work than one upload may cost
 */
export async function hindranceOf(
  { bytes, zip }: OpenUpload,
  budget: UploadBudget,
): Promise<FileHindrance | null> {
  if (zip) return ofZip(zip, budget);
  const start = pdfStart(bytes);
  if (start !== null) {
    return (await needsPassword(bytes.subarray(start))) ? 'passwordNeeded' : null;
  }
  if (startsWith(bytes, compoundFile)) {
    return includesBytes(bytes, encryptedPackage) ? 'passwordNeeded' : null;
  }
  return startsLikeXml(bytes) && hasDocumentType(bytes) ? 'documentTypeInXml' : null;
}
