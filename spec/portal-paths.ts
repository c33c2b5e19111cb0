/** Address of one box in the portal. */
export function boxPath(dokuBoxId: number): string {
  return `/app/dokubox/${dokuBoxId}`;
}
