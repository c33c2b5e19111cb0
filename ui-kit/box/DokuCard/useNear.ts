import { useLayoutEffect, useState, type RefObject } from 'react';

const CHANGE = 'contentvisibilityautostatechange';

/**
 * Browsers that skip the content of distant elements report when they come near. In other browsers,
 * every element counts as near.
 */
const reportsVisibility = typeof ContentVisibilityAutoStateChangeEvent !== 'undefined';

/**
 * Whether an element with `content-visibility: auto` is on the screen, close to it, or has the
 * focus.
 *
 * @param watched if false, the element always counts as near
 */
export function useNear(element: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [near, setNear] = useState(false);
  // Set before the browser draws, because it reports the first state when it does.
  useLayoutEffect(() => {
    const node = element.current;
    if (!watched || !reportsVisibility || !node) return undefined;
    const look = (event: Event) => {
      const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
      if (target === node) setNear(!skipped);
    };
    node.addEventListener(CHANGE, look);
    return () => {
      node.removeEventListener(CHANGE, look);
    };
  }, [element, watched]);
  return near || !watched || !reportsVisibility;
}
