import type { PdfFile } from './file.ts';
import { quietly } from './lenient.ts';
import { PdfStream } from './values.ts';

const isSpace = (byte: number | undefined): boolean =>
  byte !== undefined && (byte === 32 || (byte >= 9 && byte <= 13) || byte === 0);
const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 48 && byte <= 57;

/** Maximum digits of an object number. No object can have a longer number. */
const maxDigits = 7;

/**
 * Collects the object numbers of all references in some bytes, such as `12 0 R`. False matches do
 * no harm.
 */
function collect(bytes: Uint8Array, named: Set<number>): void {
  for (let end = bytes.indexOf(0x52); end !== -1; end = bytes.indexOf(0x52, end + 1)) {
    let at = end - 1;
    const back = (kind: typeof isSpace): boolean => {
      const from = at;
      while (at >= 0 && kind(bytes[at])) at -= 1;
      return at < from;
    };
    if (!back(isSpace) || !back(isDigit) || !back(isSpace)) continue;
    const last = at + 1;
    if (!back(isDigit) || last - at - 1 > maxDigits) continue;
    named.add(Number(Buffer.from(bytes.subarray(at + 1, last)).toString('latin1')));
  }
}

/**
 * Numbers that a file references anywhere, whether the objects exist or not. A missing object is
 * empty (ISO 32000-2 § 7.3.10). A new object with its number would fill it.
 */
export function namedNumbers(file: PdfFile): ReadonlySet<number> {
  const named = new Set<number>();
  collect(file.bytes, named);
  const streams = new Set<number>();
  for (const place of file.places.values()) if (place.kind === 'packed') streams.add(place.stream);
  for (const number of streams) {
    const stream = quietly(() => file.object(number));
    const packed = stream instanceof PdfStream ? quietly(() => file.decode(stream)) : null;
    if (packed) collect(packed, named);
  }
  return named;
}
