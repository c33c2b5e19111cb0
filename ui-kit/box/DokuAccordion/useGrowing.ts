import { startTransition, useEffect, useState } from 'react';

/** Cards of the first draw: about one screen. */
export const FIRST = 10;
/** Cards added at a time: few enough that the page stays responsive. */
const STEP = 10;

/**
 * Returns how many entries of a long list to draw now. The first ones are drawn at once, and the
 * others in steps, so that a box of hundreds of documents never blocks the page. The list grows at
 * its end, so nothing moves.
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
