import { createContext, use, useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { AnswerOf, ArgsOf } from '@dokubox/spec/operations/table.ts';
import type { ControlId } from '@dokubox/spec/control/operations/table.ts';
import type { ControlClient, ControlFailed } from './client.ts';

export const ControlContext = createContext<ControlClient | null>(null);

/** The control API. */
export function useControl(): ControlClient {
  const client = use(ControlContext);
  if (!client) throw new Error('useControl outside of a console');
  return client;
}

/** State of what is read. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: ControlFailed | undefined;
}

/**
 * Reads a call of the control API, and reads it again when the user returns to the page.
 * @param everyMs reads it again so often while the page is in sight
 */
export function useRead<Id extends ControlId>(
  id: Id,
  args: ArgsOf<Id>,
  everyMs = 0,
): Read<AnswerOf<Id>> {
  const client = useControl();
  const { data, error } = useSWR<AnswerOf<Id>, ControlFailed>(
    [id, args],
    () => client.call(id, args),
    { refreshInterval: everyMs, shouldRetryOnError: false },
  );
  return { data, error };
}

/** Makes a call that changes something. Afterwards all visible data are read again. */
export function useChange() {
  const client = useControl();
  const { mutate } = useSWRConfig();
  return useCallback(
    async <Id extends ControlId>(id: Id, args: ArgsOf<Id>): Promise<AnswerOf<Id>> => {
      try {
        return await client.call(id, args);
      } finally {
        await mutate(() => true);
      }
    },
    [client, mutate],
  );
}
