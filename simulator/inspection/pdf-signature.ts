const signedDataOid = Buffer.from('06092a864886f70d010702', 'hex');
const byteRange = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
/** A signature's hexadecimal contents are far smaller; more is not looked at. */
const maxContentsBytes = 8 * 1024 * 1024;

function dictionaryAround(text: string, at: number): string {
  const start = text.lastIndexOf('obj', at);
  const end = text.indexOf('endobj', at);
  return text.slice(start === -1 ? 0 : start, end === -1 ? text.length : end);
}

/**
 * Whether a PDF holds a signature dictionary whose byte range frames a CMS SignedData structure.
 * Time stamps do not count as signatures. Says nothing about validity: that is the validator's work.
 */
export function hasPdfSignature(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('latin1');
  for (const match of text.matchAll(byteRange)) {
    const [start, length, second, tail] = match.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const gapEnd = second;
    const gapStart = start + length;
    if (start !== 0 || gapEnd <= gapStart || gapEnd + tail > buffer.length) continue;
    if (gapEnd - gapStart > maxContentsBytes) continue;
    if (buffer[gapStart] !== 0x3c || buffer[gapEnd - 1] !== 0x3e) continue;
    const contents = Buffer.from(text.slice(gapStart + 1, gapEnd - 1), 'hex');
    if (contents[0] !== 0x30 || !contents.subarray(0, 64).includes(signedDataOid)) continue;
    const dictionary = dictionaryAround(text, match.index);
    if (/\/Type\s*\/DocTimeStamp\b/.test(dictionary)) continue;
    if (/\/SubFilter\s*\/ETSI\.RFC3161\b/.test(dictionary)) continue;
    return true;
  }
  return false;
}
