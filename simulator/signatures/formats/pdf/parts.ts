import { isName, PdfDict, PdfStream, type PdfValue } from './values.ts';

const packing = ['Length', 'Filter', 'DecodeParms'] as const;

/** What a signature is written with, by its type: all it may say means nothing to who seeks a field. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Font: ['BaseFont', 'DescendantFonts', 'Encoding', 'Subtype', 'ToUnicode', 'Type'],
  FontDescriptor: [
    ...['Ascent', 'CapHeight', 'Descent', 'Flags', 'FontBBox', 'FontFile', 'FontFile2'],
    ...['FontFile3', 'FontName', 'ItalicAngle', 'StemV', 'Type'],
  ],
};

/** The same of streams: fonts and appearances. */
const streamKeys: ReadonlySet<string> = new Set([
  ...packing,
  ...[
    'BBox',
    'FormType',
    'Length1',
    'Length2',
    'Length3',
    'Matrix',
    'Resources',
    'Subtype',
    'Type',
  ],
]);

/** A subtype that is one of a note would make it one. */
const subtypes: readonly string[] = [
  ...['CIDFontType0', 'CIDFontType0C', 'Form', 'OpenType', 'TrueType', 'Type0', 'Type1', 'Type1C'],
];

/** Whether a value is a font, its description or an appearance, and nothing to a field or a page beside. */
export function isPart(value: PdfValue): boolean {
  const dict = value instanceof PdfStream ? value.dict : value;
  if (!(dict instanceof PdfDict) || dict.ambiguous) return false;
  const subtype = dict.get('Subtype');
  if (subtype !== null && !subtypes.some((one) => isName(subtype, one))) return false;
  const keys = [...dict.entries.keys()];
  if (value instanceof PdfStream) return keys.every((key) => streamKeys.has(key));
  return Object.entries(parts).some(
    ([type, allowed]) =>
      isName(dict.get('Type'), type) && keys.every((key) => allowed.includes(key)),
  );
}
