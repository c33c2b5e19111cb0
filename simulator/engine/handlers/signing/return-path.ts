/** Where the signing services lead back to: the list, which tells of the box that was signed. */
export function returnPath(boxId: number): string {
  return `/app/dokuboxlist?dokuBoxId=${boxId}`;
}
