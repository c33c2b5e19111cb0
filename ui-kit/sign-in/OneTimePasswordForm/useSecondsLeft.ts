import { useEffect, useState } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import { secondsLeft } from './otp.ts';

/**
 * Counts down from `seconds`, and again whenever `round` changes. It compares with the clock, so
 * that a tab that was asleep shows the right number when it wakes.
 */
export function useSecondsLeft(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const tick = () => {
      const now = secondsLeft(until, Date.now());
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, limits.countdownTickMs);
    tick();
    return () => {
      clearInterval(timer);
    };
  }, [seconds, round]);
  return left;
}
