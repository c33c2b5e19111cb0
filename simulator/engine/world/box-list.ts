import { dokuboxStatuses, type DokuboxSearchStatus } from '@dokubox/spec/enums.ts';
import type { ListSortField } from '@dokubox/spec/operations/list-sorts.ts';
import {
  folded,
  hasOwnSegments,
  mayKnow,
  nameOf,
  rowContains,
  unreadIn,
  type BoxListRow,
  type ListUser,
} from './box-row.ts';

/** `field,direction`. */
export type SortParameter = `${ListSortField},${'asc' | 'desc'}`;

/** The boxes a list contains and their order. */
export interface BoxFilter {
  readonly user: ListUser;
  /**
   * True if the user's language is the tenant's own, so that names are sorted as this user sees
   * them.
   */
  readonly local?: boolean | undefined;
  readonly status: DokuboxSearchStatus;
  readonly text?: string | undefined;
  readonly categoryCode?: string | undefined;
  readonly clientNumber?: string | undefined;
  /** The only clients whose boxes the user can see. All clients if absent. */
  readonly clientNumbers?: readonly string[] | undefined;
  /** Only boxes this banker created or takes part in. */
  readonly mine?: string | undefined;
  readonly sort?: SortParameter | undefined;
}

export type RowOrder = (a: BoxListRow, b: BoxListRow) => number;

/** Default order of a list. */
export const defaultSortParameter = 'lastChangedAt,desc' satisfies SortParameter;

function plain(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the predicate that decides whether a row matches the filter. */
export function filterOf(filter: BoxFilter): (row: BoxListRow) => boolean {
  const text = filter.text === undefined ? undefined : folded(filter.text);
  const allowed = filter.clientNumbers && new Set(filter.clientNumbers);
  return (row) =>
    (filter.status === 'ALL' || row.status === filter.status) &&
    (filter.categoryCode === undefined || row.categoryCode === filter.categoryCode) &&
    (filter.clientNumber === undefined || row.clientNumber === filter.clientNumber) &&
    (!allowed || allowed.has(row.clientNumber)) &&
    mayKnow(row, filter.user) &&
    (filter.mine === undefined || row.bankers.includes(filter.mine)) &&
    (text === undefined || rowContains(row, text));
}

/**
 * The total order of a filter. Equal rows are ordered by id, newest first, so that each row has
 * exactly one place.
 */
export function orderOf(filter: BoxFilter, collator: Intl.Collator): RowOrder {
  const [field, direction] = (filter.sort ?? defaultSortParameter).split(',') as [
    ListSortField,
    string,
  ];
  const local = filter.local === true;
  const byField: Record<ListSortField, RowOrder> = {
    lastChangedAt: (a, b) => plain(a.lastChangedAt, b.lastChangedAt),
    createdAt: (a, b) => plain(a.createdAt, b.createdAt),
    name: (a, b) => collator.compare(nameOf(a, local), nameOf(b, local)),
    clientName: (a, b) =>
      local
        ? collator.compare(a.clientNameLocal, b.clientNameLocal)
        : collator.compare(a.clientName, b.clientName),
    status: (a, b) => dokuboxStatuses.indexOf(a.status) - dokuboxStatuses.indexOf(b.status),
    documentsCount: (a, b) => a.documentsCount - b.documentsCount,
    unreadMessagesCount: (a, b) => unreadIn(a, filter.user) - unreadIn(b, filter.user),
  };
  const compare = byField[field];
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => sign * compare(a, b) || b.id - a.id;
}

/** A cache key. Two filters with the same key produce the same list. */
export function keyOf(filter: BoxFilter): string {
  const sort = filter.sort ?? defaultSortParameter;
  const { userType, username, segments } = filter.user;
  const byUser = sort.startsWith('unreadMessagesCount') || hasOwnSegments(filter.user);
  return JSON.stringify([
    filter.status,
    filter.text === undefined ? null : folded(filter.text),
    filter.categoryCode ?? null,
    filter.clientNumber ?? null,
    filter.clientNumbers ?? null,
    filter.mine ?? null,
    sort,
    sort.startsWith('name') || sort.startsWith('clientName') ? filter.local === true : null,
    userType,
    byUser ? [username, segments] : null,
  ]);
}

/** Index of the row in the ordered rows, or the index to insert it at. */
export function placeOf(rows: readonly BoxListRow[], row: BoxListRow, order: RowOrder): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = rows[middle];
    if (other !== undefined && order(other, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
