import { pageSizes, type PageSize } from '@dokubox/spec/limits.ts';

/** What user management shows, as the address keeps it. */
export interface UserView {
  /** The client whose representatives are shown; empty for none. */
  readonly clientNumber: string;
  /** Counted from 0; the address counts from 1. */
  readonly page: number;
  readonly size: PageSize;
}

const SIZE: UserView['size'] = pageSizes[1];

/** Reads an address; what it says wrongly counts as not said. */
export function userViewOfAddress(query: URLSearchParams): UserView {
  const client = query.get('clientNumber') ?? '';
  const page = Number(query.get('page'));
  return {
    clientNumber: /^\d{1,20}$/.test(client) ? client : '',
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page - 1 : 0,
    size: pageSizes.find((one) => String(one) === query.get('size')) ?? SIZE,
  };
}

/** The address of a view: only what differs from the start. */
export function addressOfUserView({ clientNumber, page, size }: UserView): URLSearchParams {
  const query = new URLSearchParams();
  if (clientNumber !== '') query.set('clientNumber', clientNumber);
  if (size !== SIZE) query.set('size', String(size));
  if (page > 0) query.set('page', String(page + 1));
  return query;
}

/** Calendar day of a moment in a time zone, yyyy-mm-dd. */
export function dayIn(timeZone: string, now: Date): string {
  // Sweden writes a day as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
