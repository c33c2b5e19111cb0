import { fileWarnings, type FileWarning } from '@dokubox/spec/enums.ts';
import { turnsDirection } from '@dokubox/spec/free-text.ts';
import { PdfFile } from '../formats/pdf/file.ts';
import { pdfWarnings } from '../formats/pdf/shown-elsewhere.ts';
import { readContainer } from '../formats/zip/container.ts';
import { UploadBudget } from '../inspection/budget.ts';
import { officeWarnings } from '../inspection/office.ts';
import { openZip } from '../inspection/zip.ts';

/** Why the ZIP file of an office program may show something else elsewhere; none where it cannot be read. */
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
    // Whoever judges the file says that it cannot be read.
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

/** Why the names of files inside a container may read another way than they are written. */
export function warningsOfNames(files: readonly { readonly name: string }[]): FileWarning[] {
  return files.some(({ name }) => turnsDirection(name)) ? ['MISLEADING_NAME'] : [];
}

async function warningsInside(bytes: Uint8Array): Promise<readonly FileWarning[]> {
  const files = await readContainer(bytes).catch(() => []);
  // All ZIP files inside share one budget, as everywhere in an upload.
  const budget = new UploadBudget();
  const inside = await Promise.all(files.map((file) => warningsOfFile(file.bytes, budget)));
  return [...inside.flat(), ...warningsOfNames(files)];
}

/**
 * Why a file may show something else elsewhere, each reason once, in the order of the contract.
 * @param isContainer whether it holds files of its own that are shown to people
 */
export async function fileWarningsOf(
  bytes: Uint8Array,
  isContainer = false,
): Promise<readonly FileWarning[]> {
  const looked = isContainer ? warningsInside(bytes) : warningsOfFile(bytes, new UploadBudget());
  const found = new Set(await looked);
  return fileWarnings.filter((one) => found.has(one));
}
