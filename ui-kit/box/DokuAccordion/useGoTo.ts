import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';

interface Place {
  readonly dokuId: number;
}

/**
 * Opens the card of a document and moves the focus to its head, once for each new object.
 * @returns ref for the element that contains the cards
 */
export function useGoTo(
  goTo: Place | null,
  setOpen: Dispatch<SetStateAction<ReadonlySet<number>>>,
) {
  const list = useRef<HTMLElement>(null);
  const [reached, setReached] = useState<Place | null>(null);
  if (goTo !== reached) {
    setReached(goTo);
    if (goTo) setOpen((open) => new Set(open).add(goTo.dokuId));
  }
  useEffect(() => {
    if (!goTo) return;
    const card = list.current?.querySelector(`[data-doku="${goTo.dokuId}"]`);
    card?.querySelector<HTMLElement>('h3 button')?.focus();
    // The head may be under the sticky bar or far away.
    card?.scrollIntoView({ block: 'center' });
  }, [goTo]);
  return list;
}
