/** Bytes looked at to tell how text without a mark is written. */
const sampleBytes = 4_096;

/**
 * The byte order of UTF-16 text: by its mark, or by where the zeros of its digits, separators and line
 * ends are. Null for text of one byte a letter, which has no zeros.
 */
export function utf16OrderOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 2 || bytes.length % 2 !== 0) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0] as [even: number, odd: number];
  bytes.subarray(0, sampleBytes).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  });
  const [even, odd] = zeros;
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
