import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { limits } from '@dokubox/spec/limits.ts';
import type { Api } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { claimWindow, isOpenedHere, type WindowCalls } from './openedWindow.ts';

/**
 * A check that fails is not shown. The banner shows that the portal is offline, and the next check
 * is in a minute.
 */
const quiet = { shownInPlace: true } as const;

const callsOf = ({ call }: Api): WindowCalls => ({
  get: async () => (await call('getUserOpenedWindow', {}, quiet)).openedWindow,
  set: async () => (await call('setUserOpenedWindow', {}, quiet)).openedWindow,
});

/** The page that receives the identity provider's answer is exempt (R2.5). */
const exemptPath = '/oauth/authorize';

/**
 * The window check (R7.3, R7.4, A-051): every 60 s while the page is visible, and at once when it
 * is visible again.
 *
 * @param options.working false in a locked tab, which checks nothing
 * @param options.entered whether the user came through the entrance, which makes this the opened
 * window
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
      // “The next call” is a call that keeps the session's rights current, sent only every few
      // minutes.
      keptAliveAt.current ??= Date.now();
      if (Date.now() - keptAliveAt.current < limits.keepAliveAfterMs) return;
      keptAliveAt.current = Date.now();
      await api.call('getCurrentUser', {}, quiet);
    } catch {
      // The next check is in a minute. The client handles a failure that concerns the session.
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

  /** Makes this the opened window, and reads again what the other one may have changed. */
  const useHere = useCallback(async () => {
    setBusy(true);
    try {
      await claimWindow(localStorage, {
        ...calls,
        // The user requested this, so a failure is shown.
        set: async () => (await api.call('setUserOpenedWindow', {})).openedWindow,
      });
      await mutate(() => true);
      setElsewhere(false);
    } catch {
      // A notification already shows the failure. The dialog stays open for another attempt.
    } finally {
      setBusy(false);
    }
  }, [api, calls, localStorage, mutate]);

  /** Reports to the server that the user is still there. */
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
