/** Characters of an id that stay readable. */
const READABLE_CHARACTERS = 4;

/**
 * Returns an id of the signing service masked except for its end, such as `****1234`. Empty for
 * none.
 */
export function masked(id: string | null | undefined): string {
  const text = (id ?? '').trim();
  if (text === '') return '';
  // The end of a short id would reveal most of it.
  return `****${text.length > READABLE_CHARACTERS ? text.slice(-READABLE_CHARACTERS) : ''}`;
}
