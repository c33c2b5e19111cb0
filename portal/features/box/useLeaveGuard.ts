import { useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';

/** A way out of the screen somebody wants to take. */
export interface Leaving {
  readonly proceed: () => void;
}

/**
 * Asks before the screen is left while something is not sent: in the portal by a dialog of ours, at
 * the edge of the browser by its own.
 * @returns the way out that waits for an answer, and how to forget it
 */
export function useLeaveGuard(active: boolean) {
  const guard = useServices().leaving;
  const [leaving, setLeaving] = useState<Leaving | null>(null);
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
      // Sent meanwhile: nothing is left to ask about, now or the next time.
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
