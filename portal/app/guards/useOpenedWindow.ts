import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { limits } from '@dokubox/spec/limits.ts';
import type { Api } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { claimWindow, isOpenedHere, type WindowCalls } from './openedWindow.ts';

/**
 * A check that fails is not shown: the banner says that the portal is offline, and the next check comes in
 * a minute.
 */
const quiet = { shownInPlace: true } as const;

const callsOf = ({ call }: Api): WindowCalls => ({
  get: async () => (await call('getUserOpenedWindow', {}, quiet)).openedWindow,
  set: async () => (await call('setUserOpenedWindow', {}, quiet)).openedWindow,
});

/** The page of the identity provider's answer is left alone (R2.5). */
const exemptPath = '/oauth/authorize';

/**
 * The window check (R7.3, R7.4, A-051): every 60 s while the page can be seen and at once when it
 * comes back.
 *
 * @param options.working false in a locked tab, which checks nothing
 * @param options.entered the user came in by the entrance, which makes this the opened window
 */
export function useOpenedWindow({
  working,
  entered,
}: {
  readonly working: boolean;
  readonly entered: boolean;
}) {
  const { mutate } = useSWRConfig();
  const { api, navigation, platform } = useServices();
  const { localStorage } = platform;
  const calls = useMemo(() => callsOf(api), [api]);
  const [elsewhere, setElsewhere] = useState(false);
  const [busy, setBusy] = useState(false);
  const claims = useRef(entered);
  const keptAliveAt = useRef<number>(undefined);

  const check = useEffectEvent(async () => {
    if (navigation.pathname() === exemptPath) return;
    try {
      if (claims.current) {
        await claimWindow(localStorage, calls);
        claims.current = false;
        setElsewhere(false);
      } else {
        setElsewhere(!(await isOpenedHere(localStorage, calls)));
      }
      // "The next call": one that keeps the session's rights fresh, every few minutes only.
      keptAliveAt.current ??= Date.now();
      if (Date.now() - keptAliveAt.current < limits.keepAliveAfterMs) return;
      keptAliveAt.current = Date.now();
      await api.call('getCurrentUser', {}, quiet);
    } catch {
      // The next check comes in a minute; what a failure means for the session is the client's business.
    }
  });

  useEffect(() => {
    if (!working) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const run = async () => {
      clearTimeout(timer);
      await check();
      if (!ended && document.visibilityState === 'visible') {
        clearTimeout(timer);
        timer = setTimeout(() => void run(), limits.windowPollMs);
      }
    };
    const seen = () => {
      if (document.visibilityState === 'visible') void run();
      else clearTimeout(timer);
    };
    void run();
    document.addEventListener('visibilitychange', seen);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [working]);

  /** Makes this the opened window and reads anew what the other one may have changed. */
  const useHere = useCallback(async () => {
    setBusy(true);
    try {
      await claimWindow(localStorage, {
        ...calls,
        // Asked for by the user: a failure is told.
        set: async () => (await api.call('setUserOpenedWindow', {})).openedWindow,
      });
      await mutate(() => true);
      setElsewhere(false);
    } catch {
      // The failure is shown as a notification already; the dialog stays open for another try.
    } finally {
      setBusy(false);
    }
  }, [api, calls, localStorage, mutate]);

  /** Tells the server that the user is still there. */
  const keepAlive = useCallback(() => {
    void isOpenedHere(localStorage, calls).then(
      (here) => {
        setElsewhere(!here);
      },
      () => undefined,
    );
  }, [calls, localStorage]);

  return { elsewhere: working && elsewhere, busy, useHere, keepAlive };
}
