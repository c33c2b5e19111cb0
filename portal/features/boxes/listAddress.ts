import {
  dokuboxSearchStatuses,
  type DokuboxSearchStatus,
  type UserType,
} from '@dokubox/spec/enums.ts';
import { limits, pageSizes, type PageSize } from '@dokubox/spec/limits.ts';
import { listSortFields, type listSorts } from '@dokubox/spec/operations/list-sorts.ts';
import {
  defaultFilters,
  defaultSort,
  isSearchable,
  type ListFilters,
  type ListSort,
} from '@dokubox/ui-kit/list/DokuboxList/listModel.ts';

/** The view of the list, as the address contains it. */
export interface ListView {
  readonly filters: ListFilters;
  readonly sort: ListSort;
  /** Counted from 0, as in the call. The address counts from 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** The view of the list if the address has no parameters. */
export const defaultView: ListView = {
  filters: defaultFilters,
  sort: defaultSort,
  page: 0,
  size: pageSizes[1],
};

function statusOf(text: string | null): DokuboxSearchStatus | undefined {
  return dokuboxSearchStatuses.find((entry) => entry === text);
}

function sortOf(text: string | null): ListSort | undefined {
  const [name, direction] = (text ?? '').split(',');
  const field = listSortFields.find((entry) => entry === name);
  if (!field || (direction !== 'asc' && direction !== 'desc')) return undefined;
  return { field, direction };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page - 1 : 0;
}

/** Reads an address. Wrong values count as missing. */
export function listViewOfAddress(query: URLSearchParams, userType: UserType): ListView {
  const banker = userType === 'BANKER';
  const client = query.get('client') ?? '';
  const size = pageSizes.find((entry) => String(entry) === query.get('size'));
  return {
    filters: {
      status: statusOf(query.get('status')) ?? defaultView.filters.status,
      text: (query.get('text') ?? '').slice(0, limits.searchTextMax),
      categoryCode: (query.get('category') ?? '').slice(0, 50),
      clientNumber: banker && /^\d{1,20}$/.test(client) ? client : '',
      mine: banker && query.get('mine') === 'true',
    },
    sort: sortOf(query.get('sort')) ?? defaultView.sort,
    page: pageOf(query.get('page')),
    size: size ?? defaultView.size,
  };
}

/**
 * Returns the query of a view, with only the values that differ from defaultView. Other parameters
 * (a dialog, the language of a link) stay as they are.
 */
export function addressOfListView(
  view: ListView,
  previous: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(previous);
  const put = (name: string, value: string, standard: string) => {
    if (value === standard) query.delete(name);
    else query.set(name, value);
  };
  const sortText = ({ field, direction }: ListSort) => `${field},${direction}`;
  put('status', view.filters.status, defaultView.filters.status);
  put('text', view.filters.text, '');
  put('category', view.filters.categoryCode, '');
  put('client', view.filters.clientNumber, '');
  put('mine', String(view.filters.mine), 'false');
  put('sort', sortText(view.sort), sortText(defaultView.sort));
  put('size', String(view.size), String(defaultView.size));
  put('page', String(view.page + 1), '1');
  return query;
}

/** Body of the list call. Filters that the call does not know are left out. */
export function searchBody(view: ListView, userType: UserType) {
  const { status, text, categoryCode, clientNumber, mine } = view.filters;
  const wanted = text.trim();
  const sort: (typeof listSorts)[number] = `${view.sort.field},${view.sort.direction}`;
  return {
    status,
    page: view.page,
    size: view.size,
    sort,
    ...(wanted !== '' && isSearchable(wanted) ? { text: wanted } : {}),
    ...(categoryCode === '' ? {} : { categoryCode }),
    ...(userType === 'BANKER' && clientNumber !== '' ? { clientNumber } : {}),
    ...(userType === 'BANKER' && mine ? { mine } : {}),
  };
}
