import { useCallback } from 'react';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { ApiError } from '../api/errors.ts';
import { useCacheUpdate } from '../api/hooks.ts';

/**
 * Returns the current box if a rejection contains it, because it has changed since then.
 */
export function boxOfRefusal(cause: unknown): ReceivedBox | undefined {
  return cause instanceof ApiError ? cause.body?.dokubox : undefined;
}

/**
 * Returns a function that shows the box from an answer or a rejection, without reading it again. It
 * does nothing without a box.
 */
export function useFreshBox(): (fresh: ReceivedBox | undefined) => Promise<void> {
  const update = useCacheUpdate();
  return useCallback(
    async (fresh) => {
      if (fresh) await update('loadDokubox', { params: { id: fresh.id } }, fresh);
    },
    [update],
  );
}
