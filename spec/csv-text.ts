/** Number of bytes checked to find the encoding of a text without a byte order mark. */
const sampleBytes = 4_096;
/** Characters that every table has: tab, line ends, space, comma, semicolon, bar. */
const separators = new Set([0x09, 0x0a, 0x0d, 0x20, 0x2c, 0x3b, 0x7c]);
/** At least one in this many characters is a separator, a digit or other ASCII. */
const lettersAnAscii = 16;

/**
 * Returns the byte order of UTF-16 text: from its byte order mark, or from the zeros next to its
 * separators and digits. Null for one-byte text, which has no zeros, and for data that is not text.
 */
export function utf16OrderOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 2 || bytes.length % 2 !== 0) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleBytes);
  const found = ([low, high]: readonly [number, number]) => {
    let ascii = 0;
    let parted = 0;
    for (let at = 0; at < sample.length; at += 2) {
      if (sample[at + high] !== 0) continue;
      ascii += 1;
      if (separators.has(sample[at + low] ?? 0)) parted += 1;
    }
    return ascii * lettersAnAscii >= sample.length / 2 ? parted : 0;
  };
  const [little, big] = [found([0, 1]), found([1, 0])];
  if (little === big) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}
