import { fileWarnings, type FileWarning } from '@dokubox/spec/enums.ts';
import { turnsDirection } from '@dokubox/spec/free-text.ts';
import { PdfFile } from '../formats/pdf/file.ts';
import { pdfWarnings } from '../formats/pdf/shown-elsewhere.ts';
import { readContainer } from '../formats/zip/container.ts';
import { UploadBudget } from '../inspection/budget.ts';
import { officeWarnings } from '../inspection/office.ts';
import { openZip } from '../inspection/zip.ts';

/** Reasons why an office file may look different elsewhere. None if it cannot be read. */
export async function warningsOfZip(
  bytes: Uint8Array,
  budget = new UploadBudget(),
): Promise<readonly FileWarning[]> {
  try {
    const zip = await openZip(bytes, budget);
    return zip === null ? [] : await officeWarnings(zip);
  } catch {
    return [];
  }
}

function warningsOfPdf(bytes: Uint8Array): readonly FileWarning[] {
  try {
    return pdfWarnings(new PdfFile(bytes));
  } catch {
    // The validation reports that the file cannot be read.
    return [];
  }
}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function warningsOfFile(
  bytes: Uint8Array,
  budget: UploadBudget,
): Promise<readonly FileWarning[]> {
  if (isPdf(bytes)) return warningsOfPdf(bytes);
  return isZip(bytes) ? warningsOfZip(bytes, budget) : [];
}

/** Reasons why the names of files in a container may look different from how they are written. */
export function warningsOfNames(files: readonly { readonly name: string }[]): FileWarning[] {
  return files.some(({ name }) => turnsDirection(name)) ? ['MISLEADING_NAME'] : [];
}

async function warningsInside(bytes: Uint8Array): Promise<readonly FileWarning[]> {
  const files = await readContainer(bytes).catch(() => []);
  // All ZIP files inside share one budget, like in every upload.
  const budget = new UploadBudget();
  const inside = await Promise.all(files.map((file) => warningsOfFile(file.bytes, budget)));
  return [...inside.flat(), ...warningsOfNames(files)];
}

/**
 * Reasons why a file may look different elsewhere, each once, in the order of the contract.
 * @param isContainer whether the file contains files that users see
 */
export async function fileWarningsOf(
  bytes: Uint8Array,
  isContainer = false,
): Promise<readonly FileWarning[]> {
  const looked = isContainer ? warningsInside(bytes) : warningsOfFile(bytes, new UploadBudget());
  const found = new Set(await looked);
  return fileWarnings.filter((one) => found.has(one));
}
