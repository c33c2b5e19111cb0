import type { AddressBar } from '../platform/platform.ts';

/** What is asked of a router. */
interface Router {
  readonly navigate: (href: string, options: { readonly replace: boolean }) => Promise<void>;
  /** Calls the listener after each move; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where the portal is, and how it goes elsewhere, with or without a router. */
export interface Navigation {
  /** Goes to a path of the portal. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Path of the address, without query and fragment. */
  readonly pathname: () => string;
  /** Calls the listener after each move; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Leaves all moves to a router, until the returned function is called. */
  readonly follow: (router: Router) => () => void;
}

/** The number of the entry that is shown; undefined where the portal has not been yet. */
function numberOf({ state }: AddressBar['history']): number | undefined {
  return (state as { readonly idx?: number } | null)?.idx;
}

/**
 * Navigation without a router, which is all the sign-in needs. The router comes with the workspace and
 * moves from then on.
 *
 * Entries are numbered as the router numbers its own: it can hold Back and Forward up only between
 * entries that have a number.
 */
export function createNavigation(bar: AddressBar): Navigation {
  const listeners = new Set<() => void>();
  let router: Router | undefined;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const move = (href: string, replace: boolean): void => {
    const { history } = bar;
    const idx = numberOf(history) ?? 0;
    if (replace) history.replaceState({ idx }, '', href);
    else {
      if (numberOf(history) === undefined) history.replaceState({ idx }, '');
      history.pushState({ idx: idx + 1 }, '', href);
    }
    tell();
  };

  return {
    navigate: (href, { replace = false } = {}) => {
      if (router) void router.navigate(href, { replace });
      else move(href, replace);
    },
    pathname: () => bar.location.pathname,
    subscribe: (listener) => {
      listeners.add(listener);
      bar.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        bar.removeEventListener('popstate', listener);
      };
    },
    follow: (next) => {
      router = next;
      const unsubscribe = next.subscribe(tell);
      return () => {
        unsubscribe();
        if (router === next) router = undefined;
      };
    },
  };
}
