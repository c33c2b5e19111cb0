import { useCallback } from 'react';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { ApiError } from '../api/errors.ts';
import { useCacheUpdate } from '../api/hooks.ts';

/** The box as it is now, where a refusal brings it because it has moved meanwhile. */
export function boxOfRefusal(cause: unknown): ReceivedBox | undefined {
  return cause instanceof ApiError ? cause.body?.dokubox : undefined;
}

/** Shows a box that an answer or a refusal brought, without reading it again; nothing for none. */
export function useFreshBox(): (fresh: ReceivedBox | undefined) => Promise<void> {
  const update = useCacheUpdate();
  return useCallback(
    async (fresh) => {
      if (fresh) await update('loadDokubox', { params: { id: fresh.id } }, fresh);
    },
    [update],
  );
}
