import { useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';

/** A navigation that waits until the user has answered. */
export interface PendingLeave {
  readonly proceed: () => void;
}

/**
 * Asks before the user leaves the screen with choices that are not sent yet. Inside the portal the
 * caller shows a dialog; when the tab is closed or reloaded, the browser shows its own.
 * @param active whether something is not sent
 * @returns `leaving`, the navigation that waits for an answer, and `stay`, which drops it
 */
export function useLeaveGuard(active: boolean) {
  const guard = useServices().leaving;
  const [leaving, setLeaving] = useState<PendingLeave | null>(null);
  useEffect(() => {
    if (!active) return undefined;
    const release = guard.guard((proceed) => {
      setLeaving({ proceed });
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.isGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      // Everything was sent in the meantime, so there is nothing to ask about any more.
      setLeaving(null);
      window.removeEventListener('beforeunload', ask);
    };
  }, [active, guard]);
  return {
    leaving: active ? leaving : null,
    stay: () => {
      setLeaving(null);
    },
  };
}
