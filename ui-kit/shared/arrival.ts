import { createContext, useCallback, useContext, type RefCallback } from 'react';

/**
 * Whether the current content replaced something the user worked with, such as the previous step of
 * a sign-in. The focused element is then gone, and the keyboard would start at the top of the page.
 */
export const ArrivalContext = createContext(false);

/**
 * Ref for the root of a step. On arrival it moves the focus to the step's first field, or to its
 * heading if it has no field. On a page that has just been opened, the focus stays.
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
