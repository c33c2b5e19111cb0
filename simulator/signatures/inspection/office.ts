import type { FileWarning } from '@dokubox/spec/enums.ts';
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
 * @returns null when the ZIP file is not such a file
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

const macros = /(?:^|\/)vbaProject\.bin$/i;
const relationsPart = /(?:^|\/)_rels\/[^/]*\.rels$/i;

/** Whether a relation brings in something from another place; a link is only followed by who selects it. */
const takesFromOutside = (relation: ReadonlyMap<string, string>): boolean =>
  relation.get('TargetMode') === 'External' && !relation.get('Type')?.endsWith('/hyperlink');

/**
 * Why an office file may show something else elsewhere: macros, and pictures, templates or tables
 * it takes from another place.
 */
export async function officeWarnings(zip: ZipContents): Promise<readonly FileWarning[]> {
  const found: FileWarning[] = zip.names.some((name) => macros.test(name)) ? ['SCRIPTS'] : [];
  for (const name of zip.names.filter((one) => relationsPart.test(one))) {
    if ((await elementsOf(zip, name)).some(takesFromOutside)) return [...found, 'OUTSIDE_CONTENT'];
  }
  return found;
}
