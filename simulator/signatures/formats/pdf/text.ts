import { PdfString, type PdfValue } from './values.ts';

/** Letters that PDFDocEncoding has at other codes than Latin-1 (ISO 32000-2 annex D.2). */
const special = new Map<number, string>([
  ...[...'˘ˇˆ˙˝˛˚˜'].map((letter, index) => [0x18 + index, letter] as const),
  ...[...'•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'].map((letter, index) => [0x80 + index, letter] as const),
  [0xa0, '€'],
]);

const inDocEncoding = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => special.get(byte) ?? String.fromCharCode(byte)).join('');

function utf16(bytes: Uint8Array, bigEndian: boolean): string {
  const even = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)));
  const text = (bigEndian ? even.swap16() : even).toString('utf16le');
  // Two escape characters enclose the language of the following text.
  const parts = text.split('\u001b');
  return parts.filter((_part, index) => index % 2 === 0).join('');
}

/**
 * Decoded text string in any of its encodings (ISO 32000-2 § 7.9.2.2). Empty for a value of another
 * type.
 */
export function pdfText(value: PdfValue): string {
  if (!(value instanceof PdfString)) return '';
  const { bytes } = value;
  const [a, b, c] = bytes;
  if (a === 0xfe && b === 0xff) return utf16(bytes, true);
  // No edition of the format defines this byte order mark, but viewers read it.
  if (a === 0xff && b === 0xfe) return utf16(bytes, false);
  if (a === 0xef && b === 0xbb && c === 0xbf) return Buffer.from(bytes.subarray(3)).toString();
  return inDocEncoding(bytes);
}
