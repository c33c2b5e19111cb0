import type { createBrowserRouter } from 'react-router-dom';
import type { AddressBar } from '../platform/platform.ts';

/** React Router's data router, which moves between the screens behind the sign-in. */
export type ScreenRouter = ReturnType<typeof createBrowserRouter>;

/** The portal's address and the ways to change it, with or without a router. */
export interface Navigation {
  /** Goes to a path of the portal. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Path of the address, without query and fragment. */
  readonly pathname: () => string;
  /** Calls the listener after each navigation. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The router of the screens behind the sign-in. Undefined before the sign-in. */
  readonly router: () => ScreenRouter | undefined;
  /** Leaves all navigation to a router, until the returned function is called. */
  readonly attachRouter: (router: ScreenRouter) => () => void;
}

/**
 * Creates navigation over an address bar. The sign-in needs nothing else, so it loads without the
 * router.
 */
export function createNavigation(bar: AddressBar): Navigation {
  const listeners = new Set<() => void>();
  let router: ScreenRouter | undefined;

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const onPop = (): void => {
    if (!router) notify();
  };

  return {
    navigate: (href, { replace = false } = {}) => {
      if (router) {
        void router.navigate(href, { replace });
        return;
      }
      // The router numbers its entries like this. It asks the user before Back leads to a numbered
      // entry.
      const previous = bar.history.state as { readonly idx?: number } | null;
      const { idx = 0 } = previous ?? {};
      if (replace) bar.history.replaceState({ idx }, '', href);
      else {
        bar.history.replaceState({ ...previous, idx }, '');
        bar.history.pushState({ idx: idx + 1 }, '', href);
      }
      notify();
    },
    pathname: () => (router?.state.location ?? bar.location).pathname,
    subscribe: (listener) => {
      if (listeners.size === 0) bar.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) bar.removeEventListener('popstate', onPop);
      };
    },
    router: () => router,
    attachRouter: (given) => {
      router = given;
      const unsubscribe = given.subscribe(notify);
      notify();
      return () => {
        unsubscribe();
        router = undefined;
      };
    },
  };
}
