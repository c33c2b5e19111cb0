import { Refusal } from '../engine/handler.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The refusal of a text that is not UTF-8. */
export function notUtf8(): Refusal {
  return new Refusal(400, 'dde.error.malformedBody', null, { reason: 'the body is not UTF-8' });
}

/**
 * Decodes a text of a request. Invalid bytes are rejected, not replaced. A byte order mark
 * at the start is dropped.
 * @throws Refusal 400
 */
export function readUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/** Characters allowed in an address (RFC 3986). All others must be escaped. */
const ADDRESS = /^[!-~]*$/;

/** True for a part of an address whose escapes are valid UTF-8. */
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
