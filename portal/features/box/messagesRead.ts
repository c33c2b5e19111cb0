import { useCallback } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useCacheUpdate, useCommand } from '../../api/hooks.ts';

/**
 * Marks messages of a document read (R7.12). The badge follows at once; when the server
 * does not take it, `onFailure` reads the truth again.
 */
export function useMarkRead(boxId: number, dokuId: number, onFailure: () => void) {
  const highlight = useCommand('highlightMessages');
  const updateCache = useCacheUpdate();
  return useCallback(
    async (messageIds: number[]) => {
      const seen = new Set(messageIds);
      await Promise.all([
        updateCache('loadDokubox', { params: { id: boxId } }, (box) => ({
          ...box,
          dokus: box.dokus.map((doku) =>
            doku.id === dokuId
              ? { ...doku, unreadMessagesCount: Math.max(0, doku.unreadMessagesCount - seen.size) }
              : doku,
          ),
        })),
        updateCache('getMessages', { params: { id: dokuId } }, (messages) =>
          messages.map((message) => (seen.has(message.id) ? { ...message, read: true } : message)),
        ),
      ]);
      try {
        const args = { params: { id: dokuId }, body: { messageIds } };
        await highlight(args, { shownInPlace: true });
      } catch (cause) {
        // Nobody asked for it, so nobody is disturbed: the messages are unread again.
        if (!(cause instanceof ApiError)) throw cause;
        onFailure();
      }
    },
    [boxId, dokuId, highlight, onFailure, updateCache],
  );
}
