import { pageSizes, type PageSize } from '@dokubox/spec/limits.ts';

/** The view of user management, as the address contains it. */
export interface UserView {
  /** The client whose representatives are shown. Empty for none. */
  readonly clientNumber: string;
  /** Counted from 0. The address counts from 1. */
  readonly page: number;
  readonly size: PageSize;
}

const SIZE: UserView['size'] = pageSizes[1];

/** Reads an address. Wrong values count as missing. */
export function userViewOfAddress(query: URLSearchParams): UserView {
  const client = query.get('clientNumber') ?? '';
  const page = Number(query.get('page'));
  return {
    clientNumber: /^\d{1,20}$/.test(client) ? client : '',
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page - 1 : 0,
    size: pageSizes.find((one) => String(one) === query.get('size')) ?? SIZE,
  };
}

/** Returns the query of a view, with only the values that differ from the start. */
export function addressOfUserView({ clientNumber, page, size }: UserView): URLSearchParams {
  const query = new URLSearchParams();
  if (clientNumber !== '') query.set('clientNumber', clientNumber);
  if (size !== SIZE) query.set('size', String(size));
  if (page > 0) query.set('page', String(page + 1));
  return query;
}

/** Calendar day of a time in a time zone, yyyy-mm-dd. */
export function dayIn(timeZone: string, now: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
