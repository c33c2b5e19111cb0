import type { ListState } from '@dokubox/ui-kit/list/ListBody/ListBody.tsx';

/** How far the query of a list is; rows of a former answer stay while the next one is read. */
export function listStateOf(query: {
  readonly data: unknown;
  readonly error: unknown;
  readonly isValidating: boolean;
}): ListState {
  if (query.error) return 'failed';
  if (query.data === undefined) return 'loading';
  return query.isValidating ? 'refreshing' : 'ready';
}
