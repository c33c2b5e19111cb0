import type { createBrowserRouter } from 'react-router-dom';
import type { AddressBar } from '../platform/platform.ts';

/** React Router's data router, which moves between the screens behind the sign-in. */
export type ScreenRouter = ReturnType<typeof createBrowserRouter>;

/** Where the portal is, and how it goes elsewhere, with or without a router. */
export interface Navigation {
  /** Goes to a path of the portal. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Path of the address, without query and fragment. */
  readonly pathname: () => string;
  /** Calls the listener after each move; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What moves between the screens behind the sign-in; undefined in front of it. */
  readonly router: () => ScreenRouter | undefined;
  /** Leaves all moves to a router, until the returned function is called. */
  readonly leadBy: (router: ScreenRouter) => () => void;
}

/** Navigation over an address bar: the sign-in needs no more, and loads without the router. */
export function createNavigation(bar: AddressBar): Navigation {
  const listeners = new Set<() => void>();
  let router: ScreenRouter | undefined;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const onPop = (): void => {
    if (!router) tell();
  };

  return {
    navigate: (href, { replace = false } = {}) => {
      if (router) {
        void router.navigate(href, { replace });
        return;
      }
      // The router numbers its entries in this way, and asks before Back leads to one with a number.
      const former = bar.history.state as { readonly idx?: number } | null;
      const { idx = 0 } = former ?? {};
      if (replace) bar.history.replaceState({ idx }, '', href);
      else {
        bar.history.replaceState({ ...former, idx }, '');
        bar.history.pushState({ idx: idx + 1 }, '', href);
      }
      tell();
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
    leadBy: (given) => {
      router = given;
      const unsubscribe = given.subscribe(tell);
      tell();
      return () => {
        unsubscribe();
        router = undefined;
      };
    },
  };
}
