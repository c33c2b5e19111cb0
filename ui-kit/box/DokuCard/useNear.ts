import { useLayoutEffect, useState, type RefObject } from 'react';

const CHANGE = 'contentvisibilityautostatechange';

/** Browsers that leave out what is far away tell when it comes near; in others everything is near. */
const tells = typeof ContentVisibilityAutoStateChangeEvent !== 'undefined';

/**
 * Whether an element with `content-visibility: auto` is on the screen, close to it, or has the focus.
 *
 * @param watched otherwise it counts as near always
 */
export function useNear(element: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [near, setNear] = useState(false);
  // Before the browser draws: it tells of the first state when it does.
  useLayoutEffect(() => {
    const node = element.current;
    if (!watched || !tells || !node) return undefined;
    const look = (event: Event) => {
      const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
      if (target === node) setNear(!skipped);
    };
    node.addEventListener(CHANGE, look);
    return () => {
      node.removeEventListener(CHANGE, look);
    };
  }, [element, watched]);
  return near || !watched || !tells;
}
