import { boxPath } from '@dokubox/spec/portal-paths.ts';

const id = /^[1-9]\d{0,15}$/;

/** Returns the id of a box in an address, or undefined if there is none. */
export function boxIdOf(text: string | undefined): number | undefined {
  return text !== undefined && id.test(text) ? Number(text) : undefined;
}

/** Returns the address of a box, or of one of its documents. */
export function dokuPath(dokuBoxId: number, dokuId?: number | null): string {
  return dokuId == null ? boxPath(dokuBoxId) : `${boxPath(dokuBoxId)}#doku-${dokuId}`;
}

/** Returns the document that a fragment such as `#doku-7` names, or undefined. */
export function dokuOfHash(hash: string): number | undefined {
  return boxIdOf(/^#doku-(.+)$/.exec(hash)?.[1]);
}

/**
 * Returns the address of the form that starts a box, for bankers with the client if one is known
 * (A-009).
 */
export function createPath(clientNumber = ''): string {
  const query = clientNumber === '' ? '' : `?${new URLSearchParams({ clientNumber }).toString()}`;
  return `/app/createDokuBox${query}`;
}

/** Returns the address of a banker's configuration page. */
export function configurePath(dokuBoxId: number): string {
  return `/app/createDokuBox/configure/${dokuBoxId}`;
}
