import type { FileWarning } from '@dokubox/spec/enums.ts';
import { turnsDirection } from '@dokubox/spec/free-text.ts';
import { fieldLooksDiffer } from './field-looks.ts';
import type { PdfFile } from './file.ts';
import { layersPrintDifferently } from './layers.ts';
import { quietly } from './lenient.ts';
import { pdfText } from './text.ts';
import {
  isArray,
  isName,
  PdfDict,
  PdfError,
  PdfLimitError,
  PdfRef,
  PdfStream,
  type PdfValue,
} from './values.ts';

/** Limit of values in one file. Further values are not checked. */
const maxValues = 500_000;

/** Findings about all objects that can be reached. */
interface Reach {
  scripts: boolean;
  outside: boolean;
  misleading: boolean;
}

/**
 * Whether a stream or drawing takes its content from another file (ISO 32000-2 § 7.3.8.2,
 * § 8.10.4).
 */
function takesFromOutside(value: PdfDict | PdfStream): boolean {
  if (value instanceof PdfStream)
    return value.dict.get('F') !== null || value.dict.get('Ref') !== null;
  const movie = value.get('Movie');
  return movie !== null && isName(value.get('Subtype'), 'Movie');
}

function lookAt(value: PdfDict | PdfStream, file: PdfFile, reach: Reach): void {
  const dict = value instanceof PdfStream ? value.dict : value;
  const is = (name: string) =>
    isName(
      quietly(() => file.resolve(dict.get('S'))),
      name,
    );
  if (is('JavaScript') || is('Launch') || dict.get('JS') !== null) reach.scripts = true;
  if (is('ImportData') || takesFromOutside(value)) reach.outside = true;
  if (dict.get('EF') !== null) {
    const names = [dict.get('F'), dict.get('UF')].map((name) =>
      pdfText(quietly(() => file.resolve(name))),
    );
    if (names.some(turnsDirection)) reach.misleading = true;
  }
}

/** Visits all objects that can be reached from the catalog, each once. */
function reachOf(file: PdfFile): Reach {
  const reach: Reach = { scripts: false, outside: false, misleading: false };
  const seen = new Set<number>();
  const open: PdfValue[] = [file.catalog];
  for (let count = 0; open.length > 0; count += 1) {
    if (count > maxValues)
      throw new PdfLimitError('the file has more values than any honest document');
    let value = open.pop() ?? null;
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) continue;
      seen.add(value.number);
      const ref = value;
      value = quietly(() => file.object(ref.number));
    }
    if (isArray(value)) open.push(...value);
    else if (value instanceof PdfDict || value instanceof PdfStream) {
      lookAt(value, file, reach);
      open.push(...(value instanceof PdfStream ? value.dict : value).entries.values());
    } else if (value instanceof PdfRef) open.push(value);
  }
  return reach;
}

function warningsIn(file: PdfFile): FileWarning[] {
  const { catalog } = file;
  const form = quietly(() => file.dict(catalog.get('AcroForm')));
  const reach = reachOf(file);
  const found: readonly (readonly [FileWarning, boolean])[] = [
    ['XFA_FORM', form !== null && form.get('XFA') !== null],
    ['PORTFOLIO', quietly(() => file.dict(catalog.get('Collection'))) !== null],
    ['PRINTS_DIFFERENTLY', layersPrintDifferently(file)],
    // The strings of an encrypted file cannot be compared.
    ['FIELDS_LOOK_DIFFERENT', form !== null && !file.encrypted && fieldLooksDiffer(file, form)],
    ['SCRIPTS', reach.scripts],
    ['OUTSIDE_CONTENT', reach.outside],
    ['MISLEADING_NAME', reach.misleading],
  ];
  return found.filter(([, is]) => is).map(([warning]) => warning);
}

/**
 * Reasons why a PDF may show something different in another program, on paper or later.
 * Signers may then see different content. A file that cannot be read gives no warnings, because the
 * validation reports it.
 */
export function pdfWarnings(file: PdfFile): readonly FileWarning[] {
  try {
    return warningsIn(file);
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}
