import { createHash } from 'node:crypto';
import { PdfError, PdfRaw, type PdfRef } from '../../formats/pdf/values.ts';
import type { PdfUpdate } from '../../formats/pdf/write.ts';

/** Space in bytes for a signature with its certificates and time stamp. */
const room = 12_288;
const rangeWidth = 10;

/** Placeholders, each as long as its final value. */
export const placeholders = {
  ByteRange: new PdfRaw(
    `[0 ${'9'.repeat(rangeWidth)} ${'9'.repeat(rangeWidth)} ${'9'.repeat(rangeWidth)}]`,
  ),
  Contents: new PdfRaw(`<${'0'.repeat(room * 2)}>`),
};

/**
 * Writes an update and fills in the signature of one of its objects.
 * @param signature the object with the placeholders
 * @param seal returns the signature for the SHA-256 of all other bytes
 * @throws PdfError if the signature is too large
 */
export function writeSealed(
  update: PdfUpdate,
  signature: PdfRef,
  seal: (digest: Uint8Array) => Uint8Array,
): Buffer {
  const { bytes, offsets } = update.write();
  const start = offsets.get(signature.number);
  if (start === undefined) throw new PdfError('the signature is not part of the update');
  const rangeAt = bytes.indexOf(placeholders.ByteRange.text, start, 'latin1');
  const gapStart = bytes.indexOf(placeholders.Contents.text, start, 'latin1');
  const gapEnd = gapStart + placeholders.Contents.text.length;
  const numbers = [gapStart, gapEnd, bytes.length - gapEnd].map((number) =>
    String(number).padEnd(rangeWidth),
  );
  bytes.write(`[0 ${numbers.join(' ')}]`, rangeAt, 'latin1');
  const digest = createHash('sha256')
    .update(bytes.subarray(0, gapStart))
    .update(bytes.subarray(gapEnd))
    .digest();
  const sealed = seal(digest);
  if (sealed.length > room) throw new PdfError('the signature is larger than its reserved space');
  bytes.write(Buffer.from(sealed).toString('hex'), gapStart + 1, 'latin1');
  return bytes;
}
