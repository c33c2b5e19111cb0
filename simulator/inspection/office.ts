import { lookThroughXml } from './xml.ts';
import type { ZipContents } from './zip.ts';

/** What an office file is, by its main part. */
export type OfficeKind = 'docx' | 'xlsx';

/** Where programs put the main part that tell it in no other way. */
const usualParts: Readonly<Record<string, OfficeKind>> = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
};

const mainTypes: Readonly<Record<string, OfficeKind>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': 'xlsx',
};

/** Part names are compared without regard to case, and with one kind of slash (ECMA-376 part 2). */
const plainName = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

async function elementsOf(zip: ZipContents, name: string | undefined) {
  const bytes = name === undefined ? null : await zip.read(name);
  const found: ReadonlyMap<string, string>[] = [];
  if (bytes) {
    lookThroughXml(bytes, ({ attributes }) => {
      found.push(attributes);
      return true;
    });
  }
  return found;
}

/**
 * The main part of an office file and what it makes of the file: found by relations and types, as
 * programs do, because Word Online and others name it differently.
 * @returns null when the archive is not such a file
 */
export async function officeMainPart(
  zip: ZipContents,
): Promise<{ readonly kind: OfficeKind; readonly part: string } | null> {
  const names = new Map(zip.names.map((name) => [plainName(name), name]));
  const typesPart = names.get('[content_types].xml');
  // Two names that differ in case only are one part, and two readers could take one each.
  if (typesPart === undefined || names.size !== zip.names.length) return null;
  const relations = await elementsOf(zip, names.get('_rels/.rels'));
  const main = relations.find((one) => one.get('Type')?.endsWith('/officeDocument'))?.get('Target');
  const wanted = main === undefined ? Object.keys(usualParts) : [plainName(main)];
  const name = wanted.find((one) => names.has(one));
  const part = name === undefined ? undefined : names.get(name);
  if (name === undefined || part === undefined) return null;
  const types = await elementsOf(zip, typesPart);
  const stated =
    types.find((one) => plainName(one.get('PartName') ?? '') === name) ??
    types.find((one) => name.endsWith(`.${one.get('Extension')?.toLowerCase() ?? '/'}`));
  const kind = mainTypes[stated?.get('ContentType') ?? ''] ?? usualParts[name];
  return kind === undefined ? null : { kind, part };
}
