import { useEffect, useState } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import { ApiError } from '../../api/errors.ts';
import { call } from '../../api/portal.ts';

/** Who else holds the box, as a person reads it. */
function holderOf(cause: unknown): string | undefined {
  if (!(cause instanceof ApiError) || cause.errorCode !== 'DOKUBOX_LOCKED') return undefined;
  const { fullName, username } = cause.body?.lockUser ?? {};
  return fullName ?? username;
}

const shownInPlace = { shownInPlace: true };

/** Takes or renews the lock; resolves with the name of whoever else holds it. Never rejects. */
async function take(id: number): Promise<string | undefined> {
  try {
    await call('lockDokubox', { params: { id }, body: {} }, shownInPlace);
    return undefined;
  } catch (cause) {
    return holderOf(cause);
  }
}

/**
 * Holds a box for writing while the page is open: taken, renewed before it expires, released on leave
 * . Any other failure than somebody else's lock leaves it to the writing call to refuse.
 * @param active false for a box that is not locked in its status
 */
export function useBoxLock(dokuBoxId: number, active: boolean) {
  const [holder, setHolder] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!active) return;
    const renew = () => void take(dokuBoxId).then(setHolder);
    renew();
    const timer = setInterval(renew, limits.windowPollMs);
    return () => {
      clearInterval(timer);
      call('unlockDokubox', { params: { id: dokuBoxId }, body: {} }, shownInPlace).catch(() => {
        // It expires by itself.
      });
    };
  }, [active, dokuBoxId]);
  const onRetry = () => {
    setBusy(true);
    void take(dokuBoxId).then((other) => {
      setHolder(other);
      setBusy(false);
    });
  };
  return holder === undefined ? undefined : { holder, busy, onRetry };
}
