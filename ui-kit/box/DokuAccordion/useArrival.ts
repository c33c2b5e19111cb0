import { useEffect, useRef, type RefObject } from 'react';

/** Returns the id of a card's place in the page, which is also the fragment that leads to it. */
export function cardId(dokuId: number): string {
  return `doku-${dokuId}`;
}

/**
 * Scrolls to the card of a document and moves the focus to it, once, as soon as it is drawn.
 * @param list element that contains the cards
 * @param shown number of cards drawn so far
 */
export function useArrival(
  list: RefObject<HTMLElement | null>,
  dokuId: number | undefined,
  shown: number,
): void {
  const arrived = useRef<number>(undefined);
  useEffect(() => {
    if (dokuId === undefined || arrived.current === dokuId) return;
    const card = list.current?.querySelector(`#${cardId(dokuId)}`);
    if (!card) return;
    // Runs after the effects of this draw, because a new screen first takes the focus itself.
    const frame = requestAnimationFrame(() => {
      arrived.current = dokuId;
      card.scrollIntoView({ block: 'start' });
      card.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [list, dokuId, shown]);
}
