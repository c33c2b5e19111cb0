import { useCallback, useState, type ReactNode } from 'react';
import { PlaceContext, widthOf, type PlaceWidth } from './placeWidth.ts';
import classes from './Place.module.css';

/**
 * The place the product is laid out in: `@container place (width < 48em)` in a style sheet,
 * `useNarrowPlace` in a component. A window says nothing of it where the product is part of a host's page.
 */
export function PlaceProvider({ children }: { readonly children: ReactNode }) {
  const [width, setWidth] = useState<PlaceWidth>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setWidth(widthOf(element));
  }, []);
  return (
    <div ref={measure} className={classes.place}>
      {width ? <PlaceContext value={width}>{children}</PlaceContext> : null}
    </div>
  );
}
