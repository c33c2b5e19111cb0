import { bytesOfHex, includesBytes, textOfBytes } from './bytes.ts';

const signedDataOid = bytesOfHex('06092a864886f70d010702');
const byteRange = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
/**
 * Limit in bytes of hexadecimal contents. Real signatures are far smaller, and larger ones are not
 * read.
 */
const maxContentsBytes = 8 * 1024 * 1024;

/** Maximum number of byte ranges to check. No real file has so many, and each check has a cost. */
const maxRanges = 500;
/** Number of characters searched on either side of a byte range. */
const reach = 16 * 1024;
/** Number of digits at the start of the contents that identify their type. */
const headDigits = 128;

const untilEnd = (text: string) => text.split('endobj', 1)[0] ?? '';
const sinceStart = (text: string) => text.slice(text.lastIndexOf('obj') + 1);

/** Text of a signature dictionary without its contents, which may be megabytes. */
function dictionaryAround(text: string, range: number, gapStart: number, gapEnd: number): string {
  const before = (at: number) => sinceStart(text.slice(Math.max(0, at - reach), at));
  const after = (at: number) => untilEnd(text.slice(at, at + reach));
  return [before(range), after(range), before(gapStart), after(gapEnd)].join(' ');
}

/**
 * Whether a PDF contains a signature dictionary whose byte range encloses a CMS SignedData
 * structure. Time stamps do not count as signatures. The validator decides whether the signature is
 * valid.
 */
export function hasPdfSignature(bytes: Uint8Array): boolean {
  const text = textOfBytes(bytes);
  let looked = 0;
  for (const match of text.matchAll(byteRange)) {
    looked += 1;
    if (looked > maxRanges) return false;
    const [start, length, second, tail] = match.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const gapEnd = second;
    const gapStart = start + length;
    if (start !== 0 || gapEnd <= gapStart || gapEnd + tail > bytes.length) continue;
    if (gapEnd - gapStart > maxContentsBytes) continue;
    if (bytes[gapStart] !== 0x3c || bytes[gapEnd - 1] !== 0x3e) continue;
    const contents = bytesOfHex(
      text.slice(gapStart + 1, Math.min(gapEnd - 1, gapStart + 1 + headDigits)),
    );
    if (contents[0] !== 0x30 || !includesBytes(contents, signedDataOid)) continue;
    const dictionary = dictionaryAround(text, match.index, gapStart, gapEnd);
    if (/\/Type\s*\/DocTimeStamp\b/.test(dictionary)) continue;
    // Usage rights of a form are sealed like a signature, although no person signed.
    if (/\/TransformMethod\s*\/UR3?\b/.test(dictionary)) continue;
    if (/\/SubFilter\s*\/ETSI\.RFC3161\b/.test(dictionary)) continue;
    return true;
  }
  return false;
}
