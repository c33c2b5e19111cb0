import { useSyncExternalStore } from 'react';

/**
 * Navigation without a router: all the sign-in needs. The router comes with the workspace and hears
 * these moves too, because they announce themselves as the browser's own Back and Forward do.
 */
export function navigate(href: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}

/** Path of the address, without query and fragment. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}
