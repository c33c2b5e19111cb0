import { useCallback, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useCacheUpdate, useCommand } from '../../api/hooks.ts';

/**
 * Marks messages of a document read (R7.12). The badge changes at once. If the
 * server rejects it, `onFailure` reads the true state again.
 *
 * @returns the ids marked here, and a function that marks more. They are kept outside the cache: a
 * change of the cached messages would drop a read in progress, and with it new messages.
 */
export function useMarkRead(
  boxId: number,
  dokuId: number,
  onFailure: () => void,
): readonly [
  seen: ReadonlySet<number>,
  markRead: (messageIds: readonly number[]) => Promise<void>,
] {
  const highlight = useCommand('highlightMessages');
  const updateCache = useCacheUpdate();
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const markRead = useCallback(
    async (messageIds: readonly number[]) => {
      setSeen((previous) => new Set([...previous, ...messageIds]));
      await updateCache('loadDokubox', { params: { id: boxId } }, (box) => ({
        ...box,
        dokus: box.dokus.map((doku) =>
          doku.id === dokuId
            ? {
                ...doku,
                unreadMessagesCount: Math.max(0, doku.unreadMessagesCount - messageIds.length),
              }
            : doku,
        ),
      }));
      try {
        const args = { params: { id: dokuId }, body: { messageIds: [...messageIds] } };
        await highlight(args, { shownInPlace: true });
      } catch (cause) {
        // The user did not request this, so no message appears. The messages are unread again.
        if (!(cause instanceof ApiError)) throw cause;
        setSeen((previous) => new Set([...previous].filter((id) => !messageIds.includes(id))));
        onFailure();
      }
    },
    [boxId, dokuId, highlight, onFailure, updateCache],
  );
  return [seen, markRead];
}
