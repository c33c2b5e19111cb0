import type { FileWarning } from '@dokubox/spec/enums.ts';
import { lookThroughXml } from './xml.ts';
import type { ZipContents } from './zip.ts';

/** Kind of an office file, according to its main part. */
export type OfficeKind = 'docx' | 'xlsx';

/** Usual names of the main part, for programs that state its type only by its name. */
const usualParts: Readonly<Record<string, OfficeKind>> = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
};

const mainTypes: Readonly<Record<string, OfficeKind>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': 'xlsx',
};

/**
 * Part name in lower case and with forward slashes, as part names are compared (ECMA-376 part 2).
 */
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
 * Main part of an office file, and the kind of file it makes. The part is found by relations and
 * types, because Word Online and other programs give it different names.
 * @returns null if the ZIP file is not an office file
 */
export async function officeMainPart(
  zip: ZipContents,
): Promise<{ readonly kind: OfficeKind; readonly part: string } | null> {
  const names = new Map(zip.names.map((name) => [plainName(name), name]));
  const typesPart = names.get('[content_types].xml');
  // Two names that differ only in case mean the same part, but two readers could read different
  // ones.
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

/**
 * Whether a relation loads content from outside. A hyperlink does not: it is only followed if the
 * reader selects it.
 */
const takesFromOutside = (relation: ReadonlyMap<string, string>): boolean =>
  relation.get('TargetMode') === 'External' && !relation.get('Type')?.endsWith('/hyperlink');

/**
 * Reasons why an office file may look different elsewhere: macros, and pictures, templates
 * or tables from outside.
 */
export async function officeWarnings(zip: ZipContents): Promise<readonly FileWarning[]> {
  const found: FileWarning[] = zip.names.some((name) => macros.test(name)) ? ['SCRIPTS'] : [];
  for (const name of zip.names.filter((one) => relationsPart.test(one))) {
    if ((await elementsOf(zip, name)).some(takesFromOutside)) return [...found, 'OUTSIDE_CONTENT'];
  }
  return found;
}
