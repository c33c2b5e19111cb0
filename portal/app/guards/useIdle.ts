import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import { useServices } from '../../services/services.ts';
import { IdleClock, type IdleThresholds } from './idle.ts';

/** Events that count as activity. */
const activities = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'];
const listening = { capture: true, passive: true } as const;

/**
 * The inactivity of the user over all tabs (R2.29). Nothing runs until the warning is due. Then the
 * countdown ticks every second, and each tick checks for activity in the other tabs.
 *
 * @returns whole seconds left after the warning, otherwise null, and a function that records
 * activity
 */
export function useIdle(
  thresholds: IdleThresholds,
  onOver: () => void,
): { readonly secondsLeft: number | null; readonly stay: () => void } {
  const { localStorage } = useServices().platform;
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const current = useRef<IdleClock | null>(null);
  const over = useEffectEvent(onOver);
  const thresholdsNow = useEffectEvent(() => thresholds);

  useEffect(() => {
    const clock = new IdleClock(localStorage, Date.now);
    current.current = clock;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let warned = false;

    const look = () => {
      clearTimeout(timer);
      const idleness = clock.idleness(thresholdsNow());
      warned = idleness.state === 'warned';
      setSecondsLeft(idleness.state === 'warned' ? idleness.secondsLeft : null);
      if (idleness.state === 'over') over();
      else {
        const wait = idleness.state === 'active' ? idleness.lookAgainMs : limits.countdownTickMs;
        timer = setTimeout(look, wait);
      }
    };
    const work = () => {
      // After the warning, only the answer to it counts. It must not disappear unread.
      if (!warned) clock.note();
    };
    const seen = () => {
      // A computer that was asleep has missed ticks, so check at once.
      if (document.visibilityState === 'visible') look();
    };
    for (const name of activities) window.addEventListener(name, work, listening);
    document.addEventListener('visibilitychange', seen);
    look();
    return () => {
      for (const name of activities) window.removeEventListener(name, work, listening);
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer);
      current.current = null;
    };
  }, [localStorage]);

  return {
    secondsLeft,
    stay: () => {
      current.current?.note(true);
      setSecondsLeft(null);
    },
  };
}
