import { useEffect } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';

/**
 * Reads the box again at the archive's pace while the archive works on one of its documents. An
 * answer takes seconds, so a minute would be long.
 */
export function useArchiveJobs(box: Pick<ReceivedBox, 'dokus'>, onReload: () => void): void {
  const waiting = box.dokus.some(
    ({ status, dokuAction }) => status === 'UNDER_ARCHIVING' && dokuAction === 'SendToArchive',
  );
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) onReload();
    }, limits.archiveJobMs);
    return () => {
      clearInterval(timer);
    };
  }, [onReload, waiting]);
}
