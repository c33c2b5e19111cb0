import { useCallback, useState, type ReactNode } from 'react';
import { PlaceContext, widthOf, type PlaceWidth } from './placeWidth.ts';
import classes from './Place.module.css';

/**
 * The place that contains the product: `@container place (width < 48em)` in a style sheet,
 * `useNarrowPlace` in a component. The window's width does not help if a host's page contains the
 * product.
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
