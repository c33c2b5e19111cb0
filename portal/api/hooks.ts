import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ArgsOf, CommandId, QueryId } from '@dokubox/spec/operations/table.ts';
import type { CallAnswer, CallOptions } from './client.ts';
import { isOffline, type ApiError } from './errors.ts';
import { useApi } from './portal.ts';
import { routes } from './routes.ts';

/** How a query is kept fresh. */
export interface QueryOptions extends Pick<CallOptions, 'shownInPlace'> {
  /** Milliseconds between two readings while the page is visible; default: none. */
  readonly refreshInterval?: number;
  /** Shows the former answer until that of the new arguments is there. */
  readonly keepPreviousData?: boolean;
  /** Reads it anew on return to the tab; default: yes. */
  readonly revalidateOnFocus?: boolean;
}

/** State of a query. */
export interface QueryState<Id extends QueryId> {
  readonly data: CallAnswer<Id> | undefined;
  readonly error: ApiError | undefined;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** Being read, for the first time or anew. */
  readonly isValidating: boolean;
  /** Reads it anew. */
  readonly reload: () => void;
}

/**
 * Reads a query and keeps it fresh; key is `[operationId, args]`.
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
      const former = kept.read(operationId, args);
      if (former !== undefined) return former;
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
  // Read again as soon as any call reaches the server: the banner that offers to retry is gone then.
  // The connection was lost when this read failed, so the next `reached` can only say that it is back.
  useEffect(() => (missed ? events.on('reached', reload) : undefined), [events, missed, reload]);
  return { data: data as CallAnswer<Id> | undefined, error, isLoading, isValidating, reload };
}

/** Whether a cache key belongs to one of the operations. */
function keyIn(operationIds: readonly string[]) {
  return (key: unknown): boolean => Array.isArray(key) && operationIds.includes(String(key[0]));
}

/**
 * Makes commands: after success the queries the operation names are read anew before it resolves.
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
      // Done means: what is on the screen shows it. Queries nobody shows are only marked stale.
      await mutate(keyIn(routes[operationId].revalidates ?? []));
      return answer;
    },
    [call, mutate, operationId],
  );
}

/**
 * Puts an answer a command brought into the cache of a query, without reading it again; a function
 * changes what is there, if anything is.
 */
export function useCacheUpdate() {
  const { mutate } = useSWRConfig();
  return useCallback(
    <Id extends QueryId>(
      operationId: Id,
      args: ArgsOf<Id>,
      answer: CallAnswer<Id> | ((former: CallAnswer<Id>) => CallAnswer<Id>),
    ) => {
      const next = answer as CallAnswer<Id> | ((former: CallAnswer<Id>) => CallAnswer<Id>);
      return mutate<CallAnswer<Id>>(
        [operationId, args],
        (former: CallAnswer<Id> | undefined) =>
          typeof next !== 'function' ? next : former === undefined ? former : next(former),
        { revalidate: false },
      );
    },
    [mutate],
  );
}
