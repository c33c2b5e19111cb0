import { taskScopes, taskTypes } from '@dokubox/spec/enums.ts';
import { limits, pageSizes, type PageSize } from '@dokubox/spec/limits.ts';
import { isSearchable } from '@dokubox/ui-kit/list/DokuboxList/listModel.ts';
import type { TaskFilters } from '@dokubox/ui-kit/list/TaskList/TaskList.tsx';

/** The view of the task list, as the address contains it. */
export interface TaskView {
  readonly filters: TaskFilters;
  /** Counted from 0, as in the call. The address counts from 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** The view of the list if the address has no parameters. */
export const startView: TaskView = {
  filters: { scope: 'MINE', taskType: '', text: '' },
  page: 0,
  size: pageSizes[1],
};

/** Reads an address. Wrong values count as missing. */
export function taskViewOfAddress(query: URLSearchParams): TaskView {
  const page = Number(query.get('page'));
  return {
    filters: {
      scope: taskScopes.find((one) => one === query.get('scope')) ?? startView.filters.scope,
      taskType: taskTypes.find((one) => one === query.get('type')) ?? '',
      text: (query.get('text') ?? '').slice(0, limits.searchTextMax),
    },
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page - 1 : 0,
    size: pageSizes.find((one) => String(one) === query.get('size')) ?? startView.size,
  };
}

/** Returns the query of a view, with only the values that differ from the start. */
export function addressOfTaskView({ filters, page, size }: TaskView): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string, standard: string) => {
    if (value !== standard) query.set(name, value);
  };
  put('scope', filters.scope, startView.filters.scope);
  put('type', filters.taskType, '');
  put('text', filters.text, '');
  put('size', String(size), String(startView.size));
  put('page', String(page + 1), '1');
  return query;
}

/** Body of the list call. A text that is too short for a search is left out. */
export function taskBody({ filters, page, size }: TaskView) {
  const text = filters.text.trim();
  return {
    scope: filters.scope,
    page,
    size,
    ...(filters.taskType === '' ? {} : { taskType: filters.taskType }),
    ...(text !== '' && isSearchable(text) ? { text } : {}),
  };
}
