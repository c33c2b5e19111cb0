import { useCallback, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useCacheUpdate, useCommand } from '../../api/hooks.ts';

/**
 * Marks messages of a document read (R7.12). The badge follows at once; when the server
 * does not take it, `onFailure` reads the truth again.
 *
 * @returns the ids that were seen here, and what marks further ones. They are kept beside the cache:
 * changing the messages in it would drop a reading that is under way, and with it what is new there.
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
      setSeen((former) => new Set([...former, ...messageIds]));
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
        // Nobody asked for it, so nobody is disturbed: the messages are unread again.
        if (!(cause instanceof ApiError)) throw cause;
        setSeen((former) => new Set([...former].filter((id) => !messageIds.includes(id))));
        onFailure();
      }
    },
    [boxId, dokuId, highlight, onFailure, updateCache],
  );
  return [seen, markRead];
}
