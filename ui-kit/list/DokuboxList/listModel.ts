import {
  DUMMY_CATEGORY_CODE,
  type DokuboxSearchStatus,
  type UserType,
} from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { listSortFields, type ListSortField } from '@dokubox/spec/operations/list-sorts.ts';
import type { DokuboxListItem } from '@dokubox/spec/schemas/dokubox.ts';
import type { Received } from '@dokubox/spec/schemas/received.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';

/** A row of the list. */
export type ListRow = Received<DokuboxListItem>;

/** Order of the list; `${field},${direction}` is what the call takes. */
export interface ListSort {
  readonly field: ListSortField;
  readonly direction: 'asc' | 'desc';
}

/** What the list is narrowed by; empty texts mean no restriction. */
export interface ListFilters {
  readonly status: DokuboxSearchStatus;
  readonly text: string;
  readonly categoryCode: string;
  /** Bankers only. */
  readonly clientNumber: string;
  readonly mine: boolean;
}

/** Newest change first. */
export const defaultSort: ListSort = { field: 'lastChangedAt', direction: 'desc' };

/** Everybody starts with everything: a box that waits to be set up has a status of its own. */
export const defaultFilters: ListFilters = {
  status: 'ALL',
  text: '',
  categoryCode: '',
  clientNumber: '',
  mine: false,
};

/** How many filters differ from where the user started; 0 means there is nothing to reset. */
export function activeFilters(filters: ListFilters): number {
  const keys = Object.keys(defaultFilters) as (keyof ListFilters)[];
  return keys.filter((key) => filters[key] !== defaultFilters[key]).length;
}

/** Filters other than status and text: behind a button on a phone. */
export function furtherFilters(filters: ListFilters): number {
  return [filters.categoryCode !== '', filters.clientNumber !== '', filters.mine].filter(Boolean)
    .length;
}

/** A text short of the minimum is not searched for yet; an empty one means no restriction. */
export function isSearchable(text: string): boolean {
  const length = text.trim().length;
  return length === 0 || length >= limits.listSearchMin;
}

/** Dates, counts and unread messages are wanted largest first, words from A to Z. */
const descendingFirst: readonly ListSortField[] = [
  'lastChangedAt',
  'createdAt',
  'documentsCount',
  'unreadMessagesCount',
];

/** The order after the head of a column is pressed: again turns it round. */
export function nextSort(current: ListSort, field: ListSortField): ListSort {
  if (current.field === field) {
    return { field, direction: current.direction === 'asc' ? 'desc' : 'asc' };
  }
  return { field, direction: descendingFirst.includes(field) ? 'desc' : 'asc' };
}

/** Columns of the table in order. */
export const listColumns = [
  'name',
  'clientName',
  'category',
  'documentsCount',
  'status',
  'unreadMessagesCount',
  'initiatedBy',
  'createdAt',
  'lastChangedAt',
] as const;
export type ListColumn = (typeof listColumns)[number];

/** Columns this user sees: the client to bankers, the category where the tenant shows it. */
export function visibleColumns(
  userType: UserType,
  policy: Pick<TenantPolicy, 'showsProductCategory'>,
): readonly ListColumn[] {
  return listColumns.filter((column) => {
    if (column === 'clientName') return userType === 'BANKER';
    return column !== 'category' || policy.showsProductCategory;
  });
}

/** True for a column the server can sort by. */
export function isSortable(column: ListColumn): column is ListColumn & ListSortField {
  return listSortFields.some((field) => field === column);
}

/** Name of a row's category; empty for none, for a dummy and for one that has no name. */
export function categoryOf(
  code: string | null | undefined,
  names: Readonly<Record<string, string>>,
): string {
  return code && code !== DUMMY_CATEGORY_CODE ? (names[code] ?? '') : '';
}
