import { Refusal } from '../engine/handler.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The refusal of a text that is not UTF-8. */
export function notUtf8(): Refusal {
  return new Refusal(400, 'dde.error.malformedBody', null, { reason: 'the body is not UTF-8' });
}

/**
 * Reads a text of a request. Nothing is put in place of bytes that are not UTF-8; a mark at the
 * start that says so is dropped.
 * @throws Refusal 400
 */
export function readUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/** What an address may consist of (RFC 3986): everything else is escaped. */
const ADDRESS = /^[!-~]*$/;

/** True for a part of an address whose escapes are those of UTF-8. */
export function isReadable(part: string): boolean {
  if (!ADDRESS.test(part)) return false;
  if (!part.includes('%')) return true;
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
