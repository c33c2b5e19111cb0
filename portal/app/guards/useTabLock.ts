import { useEffect, useRef, useState } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import { uuid } from '../../api/context.ts';
import { useServices, type Services } from '../../services/services.ts';
import { guardKeys } from './guardKeys.ts';
import { tabRetryMs, TabLock, type TabMessage } from './tabs.ts';

/** Name of the channel between tabs of the portal. */
export const tabChannelName = 'dde-tabs';

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/**
 * Portals that have had a session. Only the first session after a reload keeps the turn of the tab.
 * A later one counts as a new tab.
 */
const hadOne = new WeakSet<Services>();

/**
 * Returns whether an earlier tab of the browser has the portal open, and a function to take over
 * (A-053).
 */
export function useTabLock(): { readonly locked: boolean; readonly useHere: () => void } {
  const services = useServices();
  const [locked, setLocked] = useState(false);
  const current = useRef<TabLock | null>(null);

  useEffect(() => {
    const { localStorage, sessionStorage, openChannel } = services.platform;
    const tabs = openChannel(tabChannelName);
    const lock = new TabLock({
      local: localStorage,
      session: sessionStorage,
      now: Date.now,
      announce: (news) => tabs?.postMessage(news),
      reloaded: !hadOne.has(services) && wasReloaded(),
      id: uuid(),
    });
    hadOne.add(services);
    current.current = lock;
    let again: ReturnType<typeof setTimeout> | undefined;

    const look = () => {
      setLocked(lock.isLocked());
      clearTimeout(again);
      // A tab that was asked and did not answer is closed.
      if (lock.waits) again = setTimeout(look, tabRetryMs);
    };

    const onMessage = (event: MessageEvent) => {
      lock.receive(event.data as TabMessage);
      look();
    };
    const beat = () => {
      lock.announceBeat();
      look();
    };
    const changed = (event: StorageEvent) => {
      if (event.key !== guardKeys.tabs) return;
      lock.answer();
      look();
    };
    const leave = () => {
      lock.leave();
    };
    const returned = () => {
      if (document.visibilityState === 'visible') beat();
    };
    const timer = setInterval(beat, limits.tabHeartbeatMs);
    tabs?.addEventListener('message', onMessage);
    window.addEventListener('storage', changed);
    window.addEventListener('pagehide', leave);
    // A page that returns from the browser's cache is open again.
    window.addEventListener('pageshow', beat);
    document.addEventListener('visibilitychange', returned);
    look();
    return () => {
      clearInterval(timer);
      clearTimeout(again);
      window.removeEventListener('storage', changed);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', beat);
      document.removeEventListener('visibilitychange', returned);
      lock.leave();
      tabs?.close();
      current.current = null;
    };
  }, [services]);

  return {
    locked,
    useHere: () => {
      current.current?.useHere();
      setLocked(false);
    },
  };
}
