import type { ListState } from '@dokubox/ui-kit/list/ListBody/ListBody.tsx';

/**
 * Returns the loading state of a list. Rows of a previous answer stay while the next one is read.
 */
export function listStateOf(query: {
  readonly data: unknown;
  readonly error: unknown;
  readonly isValidating: boolean;
}): ListState {
  if (query.error) return 'failed';
  if (query.data === undefined) return 'loading';
  return query.isValidating ? 'refreshing' : 'ready';
}
