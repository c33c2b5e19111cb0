import { useEffect, useRef, useState } from 'react';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import { useCacheUpdate } from '../../api/hooks.ts';
import { useApi } from '../../api/portal.ts';
import { ApiError } from '../../api/errors.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { keepBoxLock, type KeptLock } from '../../shared/keepBoxLock.ts';

type LockUser = NonNullable<ReceivedBox['lockUser']>;

/** Who else holds the box, by the refusal of its lock. */
function holderOf(refusal: unknown): LockUser | undefined {
  if (!(refusal instanceof ApiError) || refusal.errorCode !== 'DOKUBOX_LOCKED') return undefined;
  return refusal.body?.lockUser;
}

/**
 * Holds a box for writing from the first change on its page until the page is left. Any other
 * failure than somebody else's lock leaves it to the writing call to refuse.
 * @param active something was changed on the page, and the box is locked in its status
 * @returns who else holds it and how to try again; nothing while nobody does
 */
export function useLockWhileOpen(box: ReceivedBox, active: boolean) {
  const { id } = box;
  const services = useServices();
  const { call } = useApi();
  const update = useCacheUpdate();
  const { username } = useUser().user;
  const [refusedBy, setRefusedBy] = useState<LockUser>();
  const [busy, setBusy] = useState(false);
  const kept = useRef<KeptLock>(undefined);
  useEffect(() => {
    if (!active) return;
    const lock = keepBoxLock(services, id, username, (refusal) => {
      setRefusedBy(holderOf(refusal));
    });
    kept.current = lock;
    return () => {
      kept.current = undefined;
      lock.letGo();
    };
  }, [active, id, services, username]);
  const retry = async () => {
    if (kept.current) return kept.current.renew();
    try {
      const args = { params: { id } };
      await update('loadDokubox', args, await call('loadDokubox', args, { shownInPlace: true }));
    } catch {
      // The banner stays, and with it the button.
    }
  };
  const onRetry = () => {
    setBusy(true);
    void retry().then(() => {
      setBusy(false);
    });
  };
  const lockUser = active ? refusedBy : writeLocked(box, { username }) ? box.lockUser : undefined;
  return lockUser ? { lockUser, busy, onRetry } : undefined;
}
