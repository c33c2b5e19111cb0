import { bytesOfHex, includesBytes, textOfBytes } from './bytes.ts';

const signedDataOid = bytesOfHex('06092a864886f70d010702');
const byteRange = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
/** A signature's hexadecimal contents are far smaller; more is not looked at. */
const maxContentsBytes = 8 * 1024 * 1024;

/** More signatures than any file has; each one that is looked at costs. */
const maxRanges = 500;
/** Signs of a dictionary looked at on either side of a place. */
const reach = 16 * 1024;
/** Digits of the contents that tell what they are. */
const headDigits = 128;

const untilEnd = (text: string) => text.split('endobj', 1)[0] ?? '';
const sinceStart = (text: string) => text.slice(text.lastIndexOf('obj') + 1);

/** What a signature dictionary says, its contents left out: those may be megabytes. */
function dictionaryAround(text: string, range: number, gapStart: number, gapEnd: number): string {
  const before = (at: number) => sinceStart(text.slice(Math.max(0, at - reach), at));
  const after = (at: number) => untilEnd(text.slice(at, at + reach));
  return [before(range), after(range), before(gapStart), after(gapEnd)].join(' ');
}

/**
 * Whether a PDF holds a signature dictionary whose byte range frames a CMS SignedData structure.
 * Time stamps do not count as signatures. Says nothing about validity: that is the validator's work.
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
    // Rights a reader grants to a form are sealed, and yet nobody signed anything.
    if (/\/TransformMethod\s*\/UR3?\b/.test(dictionary)) continue;
    if (/\/SubFilter\s*\/ETSI\.RFC3161\b/.test(dictionary)) continue;
    return true;
  }
  return false;
}
