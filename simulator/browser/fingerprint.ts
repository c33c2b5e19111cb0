/** One round of 32-bit FNV-1a with a given start value. */
function fnv(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/**
 * Hash that distinguishes texts. It protects no secret. The browser's own hashing is slow and needs
 * a secure context.
 */
export function fingerprint(text: string): string {
  return `${text.length.toString(36)}-${fnv(text, 0x811c9dc5)}-${fnv(text, 0x9747b28c)}`;
}
