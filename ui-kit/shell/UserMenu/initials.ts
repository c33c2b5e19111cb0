/**
 * Returns the first letters of the first and the last word of a name, upper-case. One letter for
 * one word.
 */
export function initials(fullName: string): string {
  const words = fullName.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
