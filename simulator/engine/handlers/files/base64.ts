/**
 * Base64 of files for Node and the browser: strict, and quick enough for 10 MB. `atob` would
 * make a string of the bytes first, and takes what a contract must not.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const invalid = 64;

const values = new Uint8Array(128).fill(invalid);
const codes = new Uint8Array(64);
for (let index = 0; index < alphabet.length; index += 1) {
  values[alphabet.charCodeAt(index)] = index;
  codes[index] = alphabet.charCodeAt(index);
}
const pad = '='.charCodeAt(0);

/** Number of bytes a well-formed text decodes to, without decoding it. */
export function decodedLength(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor((text.length * 3) / 4) - padding;
}

function valueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code < 128 ? (values[code] ?? invalid) : invalid;
}

/** The bytes of a text, or null when it is not padded base64. */
export function decodeBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const bytes = new Uint8Array(decodedLength(text));
  const whole = text.endsWith('=') ? text.length - 4 : text.length;
  let target = 0;
  for (let index = 0; index < whole; index += 4) {
    const a = valueAt(text, index);
    const b = valueAt(text, index + 1);
    const c = valueAt(text, index + 2);
    const d = valueAt(text, index + 3);
    if (((a | b | c | d) & invalid) !== 0) return null;
    bytes[target] = (a << 2) | (b >> 4);
    bytes[target + 1] = ((b & 15) << 4) | (c >> 2);
    bytes[target + 2] = ((c & 3) << 6) | d;
    target += 3;
  }
  if (whole === text.length) return bytes;
  const a = valueAt(text, whole);
  const b = valueAt(text, whole + 1);
  const twoBytes = text.charCodeAt(whole + 2) !== pad;
  const c = twoBytes ? valueAt(text, whole + 2) : 0;
  if (((a | b | c) & invalid) !== 0) return null;
  // Bits that no byte takes must be zero: one text for one file.
  if (twoBytes ? (c & 3) !== 0 : (b & 15) !== 0) return null;
  bytes[target] = (a << 2) | (b >> 4);
  if (twoBytes) bytes[target + 1] = ((b & 15) << 4) | (c >> 2);
  return bytes;
}

const decoder = new TextDecoder();

/** The padded text of bytes. */
export function encodeBase64(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  const rest = bytes.length % 3;
  const whole = bytes.length - rest;
  let target = 0;
  const put = (code: number) => {
    text[target] = code;
    target += 1;
  };
  for (let index = 0; index < whole; index += 3) {
    const a = bytes[index] ?? 0;
    const b = bytes[index + 1] ?? 0;
    const c = bytes[index + 2] ?? 0;
    text[target] = codes[a >> 2] ?? 0;
    text[target + 1] = codes[((a & 3) << 4) | (b >> 4)] ?? 0;
    text[target + 2] = codes[((b & 15) << 2) | (c >> 6)] ?? 0;
    text[target + 3] = codes[c & 63] ?? 0;
    target += 4;
  }
  if (rest > 0) {
    const a = bytes[whole] ?? 0;
    const b = bytes[whole + 1] ?? 0;
    put(codes[a >> 2] ?? 0);
    put(codes[((a & 3) << 4) | (b >> 4)] ?? 0);
    put(rest === 2 ? (codes[(b & 15) << 2] ?? 0) : pad);
    put(pad);
  }
  return decoder.decode(text);
}
