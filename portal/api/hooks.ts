import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ArgsOf, CommandId, QueryId } from '@dokubox/spec/operations/table.ts';
import type { CallAnswer, CallOptions } from './client.ts';
import { isOffline, type ApiError } from './errors.ts';
import { useApi } from './portal.ts';
import { routes } from './routes.ts';

/** When a query is read again. */
export interface QueryOptions extends Pick<CallOptions, 'shownInPlace'> {
  /** Milliseconds between two readings while the page is visible. Never by default. */
  readonly refreshInterval?: number;
  /** Shows the previous answer until the new arguments have one. */
  readonly keepPreviousData?: boolean;
  /** Reads the query again when the user returns to the tab. Default: yes. */
  readonly revalidateOnFocus?: boolean;
}

/** State of a query. */
export interface QueryState<Id extends QueryId> {
  readonly data: CallAnswer<Id> | undefined;
  readonly error: ApiError | undefined;
  /** There is nothing to show yet. */
  readonly isLoading: boolean;
  /** The query is being read, for the first time or again. */
  readonly isValidating: boolean;
  /** Reads the query again. */
  readonly reload: () => void;
}

/**
 * Reads a query and keeps its answer up to date. Its cache key is `[operationId, args]`.
 *
 * @param args `null` reads nothing yet
 */
export function useQuery<Id extends QueryId>(
  operationId: Id,
  args: ArgsOf<Id> | null,
  { shownInPlace = true, ...options }: QueryOptions = {},
): QueryState<Id> {
  const { call, events, kept } = useApi();
  const known = args === null ? undefined : kept.read(operationId, args);
  const { data, error, isLoading, isValidating, mutate } = useSWR<unknown, ApiError>(
    args === null ? null : [operationId, args],
    async () => {
      const previous = kept.read(operationId, args);
      if (previous !== undefined) return previous;
      const answer = await call(operationId, args as ArgsOf<Id>, { shownInPlace });
      kept.keep(operationId, args, answer);
      return answer;
    },
    {
      shouldRetryOnError: false,
      ...(known === undefined ? {} : { fallbackData: known, revalidateIfStale: false }),
      ...options,
    },
  );
  const reload = useCallback(() => {
    void mutate();
  }, [mutate]);
  const missed = error !== undefined && !isValidating && isOffline(error);
  // A query that failed offline is read again when any call reaches the server: by then the banner
  // that offers a retry has gone. The read failed because the connection was lost, so the
  // next `reached` event can only report its return.
  useEffect(() => (missed ? events.on('reached', reload) : undefined), [events, missed, reload]);
  return { data: data as CallAnswer<Id> | undefined, error, isLoading, isValidating, reload };
}

/** Whether a cache key belongs to one of the operations. */
function keyIn(operationIds: readonly string[]) {
  return (key: unknown): boolean => Array.isArray(key) && operationIds.includes(String(key[0]));
}

/**
 * Returns a function that sends a command. Before it resolves, the queries named by the operation
 * are read again.
 *
 * ```ts
 * const rename = useCommand('renameDokubox');
 * await rename({ body: { dokuBoxId, newCustomName } });
 * ```
 */
export function useCommand<Id extends CommandId>(operationId: Id) {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (args: ArgsOf<Id>, options?: CallOptions): Promise<CallAnswer<Id>> => {
      const answer = await call(operationId, args, options);
      // A command is done when the screen shows its effect. Queries that no screen uses are only
      // marked stale.
      await mutate(keyIn(routes[operationId].revalidates ?? []));
      return answer;
    },
    [call, mutate, operationId],
  );
}

/**
 * Returns a function that puts a command's answer into the cache of a query, without reading it
 * again. Pass a function to change the cached answer, if there is one.
 */
export function useCacheUpdate() {
  const { mutate } = useSWRConfig();
  return useCallback(
    <Id extends QueryId>(
      operationId: Id,
      args: ArgsOf<Id>,
      answer: CallAnswer<Id> | ((previous: CallAnswer<Id>) => CallAnswer<Id>),
    ) => {
      const next = answer as CallAnswer<Id> | ((previous: CallAnswer<Id>) => CallAnswer<Id>);
      return mutate<CallAnswer<Id>>(
        [operationId, args],
        (previous: CallAnswer<Id> | undefined) =>
          typeof next !== 'function' ? next : previous === undefined ? previous : next(previous),
        { revalidate: false },
      );
    },
    [mutate],
  );
}
