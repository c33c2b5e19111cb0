/** Name of the query parameter a signing service returns with (§2, A-012). */
export const RETURN_PARAMETER = 'dokuBoxId';

/** Returns the address of a box in the portal. */
export function boxPath(dokuBoxId: number): string {
  return `/app/dokubox/${dokuBoxId}`;
}
