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

/** Order of the list. The call takes it as `${field},${direction}`. */
export interface ListSort {
  readonly field: ListSortField;
  readonly direction: 'asc' | 'desc';
}

/** Filters of the list. Empty texts mean no restriction. */
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

/** All users start with all boxes, because a box that must be set up has its own status. */
export const defaultFilters: ListFilters = {
  status: 'ALL',
  text: '',
  categoryCode: '',
  clientNumber: '',
  mine: false,
};

/** Number of filters that differ from the start. With 0 there is nothing to reset. */
export function activeFilters(filters: ListFilters): number {
  const keys = Object.keys(defaultFilters) as (keyof ListFilters)[];
  return keys.filter((key) => filters[key] !== defaultFilters[key]).length;
}

/** Number of filters other than status and text. They are behind a button on a phone. */
export function furtherFilters(filters: ListFilters): number {
  return [filters.categoryCode !== '', filters.clientNumber !== '', filters.mine].filter(Boolean)
    .length;
}

/**
 * Whether a text is searched for. A text below the minimum length is not, and an empty one means no
 * restriction.
 */
export function isSearchable(text: string): boolean {
  const length = text.trim().length;
  return length === 0 || length >= limits.listSearchMin;
}

/** Users want dates, counts and unread messages largest first, words from A to Z. */
const descendingFirst: readonly ListSortField[] = [
  'lastChangedAt',
  'createdAt',
  'documentsCount',
  'unreadMessagesCount',
];

/**
 * Returns the order after the user presses the head of a column. Pressed again, it reverses the
 * order.
 */
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

/** Columns this user sees: the client for bankers, the category if the tenant shows it. */
export function visibleColumns(
  userType: UserType,
  policy: Pick<TenantPolicy, 'showsProductCategory'>,
): readonly ListColumn[] {
  return listColumns.filter((column) => {
    if (column === 'clientName') return userType === 'BANKER';
    return column !== 'category' || policy.showsProductCategory;
  });
}

/** Whether the server can sort by the column. */
export function isSortable(column: ListColumn): column is ListColumn & ListSortField {
  return listSortFields.some((field) => field === column);
}

/**
 * Returns the name of a row's category. Empty if there is no category, no name, or only the dummy
 * (A-070).
 */
export function categoryOf(
  code: string | null | undefined,
  names: Readonly<Record<string, string>>,
): string {
  return code && code !== DUMMY_CATEGORY_CODE ? (names[code] ?? '') : '';
}
