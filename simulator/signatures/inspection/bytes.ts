const singleByte = new TextDecoder('latin1');

/** Bytes of a text that has only Latin-1 characters. */
export function bytesOfText(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Bytes as text, one character for each byte. ASCII characters stay the same. */
export function textOfBytes(bytes: Uint8Array): string {
  return singleByte.decode(bytes);
}

/** Bytes of the hexadecimal digits at the start of a text. */
export function bytesOfHex(hex: string): Uint8Array {
  const [digits = ''] = /^(?:[\da-f]{2})*/i.exec(hex) ?? [];
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  );
}

export function startsWith(bytes: Uint8Array, head: Uint8Array): boolean {
  return head.every((byte, at) => bytes[at] === byte);
}

/** Whether a sequence of bytes appears anywhere in other bytes. */
export function includesBytes(bytes: Uint8Array, wanted: Uint8Array): boolean {
  const first = wanted[0];
  if (first === undefined) return true;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
