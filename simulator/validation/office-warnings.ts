import type { FileWarning } from '@dokubox/spec/enums.ts';
import type { Entry, ZipFile } from 'yauzl';
import { listEntries, openArchive, unpackEntry } from '../formats/zip/archive.ts';
import { childElements, parseXml } from '../formats/xml/parse.ts';

/** Entries an office file may have, and how long the lists of what they take from elsewhere may be. */
const maxEntries = 2_000;
const maxListBytes = 256 * 1024;
const maxLists = 200;

const macros = /(?:^|\/)vbaProject\.bin$/i;
const relations = /(?:^|\/)_rels\/[^/]*\.rels$/i;
/** A link is only followed by whoever selects it. */
const link = /\/hyperlink$/;

async function listsOutside(zip: ZipFile, entry: Entry): Promise<boolean> {
  if (entry.uncompressedSize > maxListBytes) return false;
  const { documentElement } = parseXml(await unpackEntry(zip, entry));
  if (!documentElement) return false;
  return childElements(documentElement).some(
    (one) =>
      one.getAttribute('TargetMode') === 'External' && !link.test(one.getAttribute('Type') ?? ''),
  );
}

/**
 * Why a DOCX or XLSX may show something else elsewhere: macros, and pictures, templates or tables
 * it takes from another place. A file that cannot be read has none.
 */
export async function officeWarnings(bytes: Uint8Array): Promise<readonly FileWarning[]> {
  try {
    const zip = await openArchive(bytes);
    const entries = await listEntries(zip, maxEntries);
    const found: FileWarning[] = [];
    if (entries.some(({ fileName }) => macros.test(fileName))) found.push('SCRIPTS');
    for (const entry of entries
      .filter(({ fileName }) => relations.test(fileName))
      .slice(0, maxLists)) {
      if (await listsOutside(zip, entry)) return [...found, 'OUTSIDE_CONTENT'];
    }
    return found;
  } catch {
    return [];
  }
}
