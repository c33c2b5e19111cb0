import { createContext, useCallback, useContext, type RefCallback } from 'react';

/**
 * Whether what is shown now took the place of something the user worked with, as the next step of
 * a sign-in does. What had the focus is gone then, and the keyboard would start at the top again.
 */
export const ArrivalContext = createContext(false);

/**
 * For the root of a step: takes the focus to its first field when it arrives, to its heading when it
 * has none. Leaves the focus alone on a page that has just been opened.
 */
export function useArrivalFocus(): RefCallback<HTMLElement> {
  const arriving = useContext(ArrivalContext);
  return useCallback(
    (root: HTMLElement | null) => {
      if (!arriving || root === null) return;
      const heading = root.querySelector('h1');
      if (heading) heading.tabIndex = -1;
      const field = root.querySelector<HTMLElement>('input:enabled:not([type="hidden"], [hidden])');
      (field ?? heading)?.focus();
    },
    [arriving],
  );
}
