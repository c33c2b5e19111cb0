import { useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';

/** A navigation that waits until the user has answered. */
export interface PendingLeave {
  readonly proceed: () => void;
  readonly stay: () => void;
}

/**
 * Asks before the user leaves the screen with unsent choices. Inside the portal the caller shows a
 * dialog. When the tab is closed or reloaded, the browser shows its own.
 * @param active whether something is unsent
 * @returns the navigation that waits for an answer
 */
export function useLeaveGuard(active: boolean): PendingLeave | null {
  const guard = useServices().leaving;
  const [leaving, setLeaving] = useState<PendingLeave | null>(null);
  useEffect(() => {
    if (!active) return undefined;
    /** Reports to the waiting navigation that the user stays. */
    let drop: (() => void) | undefined;
    const answer = (then: (() => void) | undefined) => {
      drop = undefined;
      setLeaving(null);
      then?.();
    };
    const release = guard.guard((proceed, stayed) => {
      drop?.();
      drop = stayed;
      setLeaving({
        proceed: () => {
          answer(proceed);
        },
        stay: () => {
          answer(stayed);
        },
      });
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.isGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      // Everything was sent in the meantime, so no question is needed any more.
      answer(drop);
      window.removeEventListener('beforeunload', ask);
    };
  }, [active, guard]);
  return active ? leaving : null;
}
