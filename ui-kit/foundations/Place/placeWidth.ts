import { createContext, useContext, useSyncExternalStore } from 'react';

/** How wide the product is: the window of a page of its own, or what a host gives it. */
export interface PlaceWidth {
  /** In `em` of the place, as container queries count. */
  readonly inEm: () => number;
  /** Calls the listener after each change. @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The width of an element, measured once at first: a component that asks causes no layout. */
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

/** Without a place there is all the room one may want. */
export const PlaceContext = createContext<PlaceWidth>({
  inEm: () => Infinity,
  subscribe: () => () => undefined,
});

/**
 * Whether the place is narrower than so many `em`: for what a container query cannot do, such as to draw
 * other elements.
 */
export function useNarrowPlace(em: number): boolean {
  const { inEm, subscribe } = useContext(PlaceContext);
  return useSyncExternalStore(subscribe, () => inEm() < em);
}
