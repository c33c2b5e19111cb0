import type { AddressBar } from '../platform/platform.ts';

/** Where the portal is, and how it goes elsewhere, with or without a router. */
export interface Navigation {
  /** Goes to a path of the portal. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Path of the address, without query and fragment. */
  readonly pathname: () => string;
  /** Calls the listener after each move; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Navigation without a router: all the sign-in needs. The router comes with the workspace and hears
 * these moves too, because they announce themselves as the browser's own Back and Forward do.
 */
export function createNavigation(bar: AddressBar): Navigation {
  return {
    navigate: (href, { replace = false } = {}) => {
      if (replace) bar.history.replaceState(null, '', href);
      else bar.history.pushState(null, '', href);
      bar.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    pathname: () => bar.location.pathname,
    subscribe: (listener) => {
      bar.addEventListener('popstate', listener);
      return () => {
        bar.removeEventListener('popstate', listener);
      };
    },
  };
}
