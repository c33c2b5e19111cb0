import { startTransition, useEffect, useState } from 'react';

/** Cards of the first draw: about what a screen shows. */
export const FIRST = 10;
/** Cards added at a time: few enough that the page answers in between. */
const STEP = 10;

/**
 * How many of a long list to draw now: the first ones at once, the rest step by step behind them, so
 * that a box of hundreds of documents never blocks the page. Nothing moves, as the list grows at its
 * end.
 */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(FIRST);
  useEffect(() => {
    if (shown >= total) return;
    startTransition(() => {
      setShown(shown + STEP);
    });
  }, [shown, total]);
  return Math.min(shown, total);
}
