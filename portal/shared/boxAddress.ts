import { boxPath } from '@dokubox/spec/portal-paths.ts';

const id = /^[1-9]\d{0,15}$/;

/** Id of a box in an address; anything else is none. */
export function boxIdOf(text: string | undefined): number | undefined {
  return text !== undefined && id.test(text) ? Number(text) : undefined;
}

/** Address of a box, at one of its documents where one is named. */
export function dokuPath(dokuBoxId: number, dokuId?: number | null): string {
  return dokuId == null ? boxPath(dokuBoxId) : `${boxPath(dokuBoxId)}#doku-${dokuId}`;
}

/** The document a fragment `#doku-7` names; undefined for any other. */
export function dokuOfHash(hash: string): number | undefined {
  return boxIdOf(/^#doku-(.+)$/.exec(hash)?.[1]);
}

/** Address of the form that starts a box; for bankers with the client, where one is known. */
export function createPath(clientNumber = ''): string {
  const query = clientNumber === '' ? '' : `?${new URLSearchParams({ clientNumber }).toString()}`;
  return `/app/createDokuBox${query}`;
}

/** Address of a banker's configuration page. */
export function configurePath(dokuBoxId: number): string {
  return `/app/createDokuBox/configure/${dokuBoxId}`;
}
