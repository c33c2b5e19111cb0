import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { keepBoxLock, type KeptLock } from '../../shared/keepBoxLock.ts';

/** Who else holds the box, as a person reads it. */
function holderOf(refusal: unknown): string | undefined {
  if (!(refusal instanceof ApiError) || refusal.errorCode !== 'DOKUBOX_LOCKED') return undefined;
  const { fullName, username } = refusal.body?.lockUser ?? {};
  return fullName ?? username;
}

/**
 * Holds a box for writing for as long as the page is open, whatever can be written in it. Any
 * other failure than somebody else's lock leaves it to the writing call to refuse.
 * @param active false for a box that is not locked in its status
 * @returns who else holds it and how to try again; nothing while nobody does
 */
export function useLockWhileOpen(dokuBoxId: number, active: boolean) {
  const services = useServices();
  const { username } = useUser().user;
  const [holder, setHolder] = useState<string>();
  const [busy, setBusy] = useState(false);
  const kept = useRef<KeptLock>(undefined);
  useEffect(() => {
    if (!active) return;
    const lock = keepBoxLock(services, dokuBoxId, username, (refusal) => {
      setHolder(holderOf(refusal));
    });
    kept.current = lock;
    return lock.letGo;
  }, [active, dokuBoxId, services, username]);
  const onRetry = () => {
    setBusy(true);
    void kept.current?.renew().then(() => {
      setBusy(false);
    });
  };
  return holder === undefined ? undefined : { holder, busy, onRetry };
}
