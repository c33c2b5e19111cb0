/**
 * Strict base64 of files: padded, without spaces, one text per file. The platform decodes,
 * because a JavaScript loop over 10 MB would block other calls. Its decoders are lenient, so each
 * part is encoded again and compared.
 */

/** Characters decoded at a time: a multiple of four that stays in the processor's cache. */
const TEXT_PART = 64 * 1024;
/** Bytes encoded at a time if parts are needed: a multiple of three. */
const BYTES_PART = 24 * 1024;

/**
 * Decodes a text into `target` from `offset` on. Returns the number of bytes, or null if the text
 * is not base64.
 */
type DecodePart = (part: string, target: Uint8Array, offset: number) => number | null;

const decodeInPage: DecodePart = (part, target, offset) => {
  let binary: string;
  try {
    binary = atob(part);
  } catch {
    return null;
  }
  if (btoa(binary) !== part || offset + binary.length > target.length) return null;
  for (let index = 0; index < binary.length; index += 1) {
    target[offset + index] = binary.charCodeAt(index);
  }
  return binary.length;
};

function encodeInPage(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += BYTES_PART) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + BYTES_PART)));
  }
  return text;
}

/** Decoding and encoding of one platform. */
interface Codec {
  readonly decodePart: DecodePart;
  readonly encode: (bytes: Uint8Array) => string;
}

/** The codec of every browser. */
export const pageCodec: Codec = { decodePart: decodeInPage, encode: encodeInPage };

function codecOfNode(NodeBuffer: typeof Buffer): Codec {
  const over = (bytes: Uint8Array) => NodeBuffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    decodePart(part, target, offset) {
      const bytes = over(target);
      const count = bytes.write(part, offset, 'base64');
      return bytes.toString('base64', offset, offset + count) === part ? count : null;
    },
    encode: (bytes) => over(bytes).toString('base64'),
  };
}

// eslint-disable-next-line no-restricted-globals -- Only Node has it, and it is ten times as quick there.
const ofPlatform = typeof Buffer === 'function' ? codecOfNode(Buffer) : pageCodec;

/** Number of bytes a well-formed text decodes to, without decoding it. */
export function decodedLength(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor((text.length * 3) / 4) - padding;
}

/** The bytes of a text, or null if it is not padded base64. */
export function decodeBase64(text: string, { decodePart } = ofPlatform): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const bytes = new Uint8Array(decodedLength(text));
  let filled = 0;
  for (let start = 0; start < text.length; start += TEXT_PART) {
    const count = decodePart(text.slice(start, start + TEXT_PART), bytes, filled);
    if (count === null) return null;
    filled += count;
  }
  // Padding inside the text makes a part shorter.
  return filled === bytes.length ? bytes : null;
}

const scratch = new Uint8Array(decodedLength('A'.repeat(TEXT_PART)));

/** Whether a text is padded base64, without storing its bytes. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  let filled = 0;
  for (let start = 0; start < text.length; start += TEXT_PART) {
    const count = ofPlatform.decodePart(text.slice(start, start + TEXT_PART), scratch, 0);
    if (count === null) return false;
    filled += count;
  }
  return filled === decodedLength(text);
}

/** The padded text of bytes. */
export function encodeBase64(bytes: Uint8Array, { encode } = ofPlatform): string {
  return encode(bytes);
}
