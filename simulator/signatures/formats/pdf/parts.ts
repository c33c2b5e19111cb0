import { isName, PdfDict, PdfStream, type PdfValue } from './values.ts';

const packing = ['Length', 'Filter', 'DecodeParms'] as const;

/**
 * Keys of objects that signing programs write, by type. A reader that searches for a field ignores
 * them.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  Font: ['BaseFont', 'DescendantFonts', 'Encoding', 'Subtype', 'ToUnicode', 'Type'],
  FontDescriptor: [
    ...['Ascent', 'CapHeight', 'Descent', 'Flags', 'FontBBox', 'FontFile', 'FontFile2'],
    ...['FontFile3', 'FontName', 'ItalicAngle', 'StemV', 'Type'],
  ],
};

/** Keys of streams that signing programs write: fonts and appearances. */
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

/** Allowed subtypes. A subtype of a note would turn the object into a note. */
const subtypes: readonly string[] = [
  ...['CIDFontType0', 'CIDFontType0C', 'Form', 'OpenType', 'TrueType', 'Type0', 'Type1', 'Type1C'],
];

/**
 * Whether a value is a font, a font descriptor or an appearance, and cannot also be a field or a
 * page.
 */
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
