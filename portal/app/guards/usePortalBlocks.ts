import { useEffect } from 'react';
import { errorCodes } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { ApiError } from '../../api/errors.ts';
import { flowId } from '../../api/flowId.ts';
import { useApi } from '../../api/portal.ts';
import { usePortalStatus } from '../../session/portalStatus.ts';

/** The longest delay a timer accepts. Beyond that, it would fire at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Watches the notices of blocks (R8.10, A-058). It reads them again when a planned block should
 * begin or end, and every few minutes for new ones. A block that has begun is shown like a rejected
 * call.
 */
export function usePortalBlocks(): void {
  const { events } = useApi();
  const { availability, reload } = usePortalStatus({ refreshInterval: limits.keepAliveAfterMs });
  const blocked = availability.kind === 'blocked';
  const next =
    availability.kind === 'scheduled'
      ? availability.from.getTime()
      : availability.kind === 'blocked'
        ? availability.until?.getTime()
        : undefined;

  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.max(next - Date.now(), 0);
    if (wait > LONGEST_WAIT_MS) return;
    const timer = setTimeout(reload, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [next, reload]);

  useEffect(() => {
    if (!blocked) return;
    const { httpStatus: status, messageKey } = errorCodes.PORTAL_BLOCKED;
    const error = new ApiError({ status, messageKey, errorCode: 'PORTAL_BLOCKED', flowId });
    events.emit('blocked', { error });
  }, [blocked, events]);
}
