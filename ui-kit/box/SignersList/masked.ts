/** Characters of an id that stay readable. */
const SHOWN = 4;

/** An id of the signing service but for its end, such as `****1234`; empty for none. */
export function masked(id: string | null | undefined): string {
  const text = (id ?? '').trim();
  if (text === '') return '';
  // A short id would be given away by its end.
  return `****${text.length > SHOWN ? text.slice(-SHOWN) : ''}`;
}
