import { useCallback, useEffect, useRef, useState } from 'react';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import type { BoxOfferFacts } from '@dokubox/spec/workflow/types.ts';
import type { LockRetry } from '@dokubox/ui-kit/box/LockBanner/LockBanner.tsx';
import { useCacheUpdate } from '../../api/hooks.ts';
import { useApi } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { useFailureText } from '../../shared/failure.ts';
import { keepBoxLock } from '../../shared/keepBoxLock.ts';
import { wantsLock, type Begun } from './boxActions.ts';

/**
 * The lock of the box on the screen (R4.3, A-111, A-112). It is taken with the first change,
 * renewed while something is unsent, and then released. Another holder of the lock is set in the
 * shown box, also when the lock was the reason to reject another call. Everything read-only follows
 * from that, and no input or choice is lost. If the lock cannot be requested, the user may work
 * without it.
 *
 * @param begun unsent changes in the box
 * @param onReload reads the box again
 * @returns the state of the banner, and its function to try again
 */
export function useBoxLock(
  box: BoxOfferFacts & { readonly id: number },
  begun: Begun,
  onReload: () => void,
): LockRetry {
  const { id } = box;
  const { user } = useUser();
  const { username } = user;
  const textOf = useFailureText();
  const api = useApi();
  const services = useServices();
  const update = useCacheUpdate();
  const [state, setState] = useState<Omit<LockRetry, 'onRetry'>>({ busy: false });
  const wanted = wantsLock(box, user, begun);
  // The result of another attempt ends with its lock.
  if ((state.heldAt ?? state.error) && !writeLocked(box, user)) setState({ busy: false });
  const reload = useRef(onReload);
  useEffect(() => {
    reload.current = onReload;
  });

  useEffect(
    () => (wanted ? keepBoxLock(services, id, username).letGo : undefined),
    [services, wanted, id, username],
  );

  useEffect(
    () =>
      api.events.on('clientError', ({ error }) => {
        if (error.errorCode === 'DOKUBOX_CANCELLED') reload.current();
        const lockUser = error.body?.lockUser;
        if (error.errorCode !== 'DOKUBOX_LOCKED' || !lockUser) return;
        void update('loadDokubox', { params: { id } }, (now) => ({ ...now, lockUser }));
      }),
    [api, id, update],
  );

  const onRetry = useCallback(async () => {
    setState((previous) => ({ ...previous, busy: true }));
    try {
      // The box is read again before it is locked, because the other user has changed it since
      // then.
      const fresh = await api.call('loadDokubox', { params: { id } }, { shownInPlace: true });
      await update('loadDokubox', { params: { id } }, fresh);
      const still = writeLocked(fresh, { username });
      setState({ busy: false, ...(still ? { heldAt: new Date() } : {}) });
      // The pressed button is gone, so the focus moves to the start of the content.
      if (!still) services.platform.elementById('dk-content')?.focus({ preventScroll: true });
    } catch (cause) {
      setState({ busy: false, error: textOf(cause) });
    }
  }, [api, id, services, textOf, update, username]);

  return { ...state, onRetry: () => void onRetry() };
}
