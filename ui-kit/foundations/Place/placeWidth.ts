import { createContext, useContext, useSyncExternalStore } from 'react';

/** Width of the product: the window of its own page, or the part that a host gives it. */
export interface PlaceWidth {
  /** Returns the width in `em` of the place, as container queries measure it. */
  readonly inEm: () => number;
  /** Calls the listener after each change. @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Measures the width of an element once at first, so that reading it causes no layout. */
export function widthOf(element: Element): PlaceWidth {
  const inEm = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(element).fontSize);
  let width = inEm(element.clientWidth);
  return {
    inEm: () => width,
    subscribe: (listener) => {
      const sizes = new ResizeObserver((entries) => {
        for (const { contentRect } of entries) width = inEm(contentRect.width);
        listener();
      });
      sizes.observe(element);
      return () => {
        sizes.disconnect();
      };
    },
  };
}

/** Without a place, the room is unlimited. */
export const PlaceContext = createContext<PlaceWidth>({
  inEm: () => Infinity,
  subscribe: () => () => undefined,
});

/**
 * Whether the place is narrower than this many `em`. Use it if a container query is not enough, for
 * example to draw other elements.
 */
export function useNarrowPlace(em: number): boolean {
  const { inEm, subscribe } = useContext(PlaceContext);
  return useSyncExternalStore(subscribe, () => inEm() < em);
}
