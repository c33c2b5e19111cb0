import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Platform } from '../platform/platform.ts';
import { createServices } from '../services/services.ts';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { startPortal } from './startPortal.tsx';

/** A running portal. */
export interface MountedPortal {
  /** Ends the portal: its screens, timers, listeners and calls in progress. */
  readonly unmount: () => void;
  /** Returns the address of the portal: path, query and fragment. */
  readonly path: () => string;
  /** Goes to a path of the portal, such as `/app/dokuboxlist?status=ALL`. */
  readonly navigate: (path: string) => void;
}

/**
 * Shows the portal in an element. It receives everything it needs from its platform. So several
 * portals can run in one document, in turn or side by side, without affecting each other.
 *
 * After `unmount` two calls may still be sent, so that the server learns of the end: the release of
 * a lock, and the last lines of the log.
 */
export function mountPortal(element: HTMLElement, platform: Platform): MountedPortal {
  const ending = new AbortController();
  const services = createServices(platform, ending.signal);
  const root = createRoot(element);
  void startPortal(services).then((portal) => {
    if (ending.signal.aborted) return;
    root.render(<ServicesProvider services={services}>{portal}</ServicesProvider>);
  });
  return {
    unmount: () => {
      if (ending.signal.aborted) return;
      // The screens end first, to release their locks while the session still exists.
      root.unmount();
      ending.abort();
    },
    path: () => {
      const { pathname, search, hash } = platform.addressBar.location;
      return pathname + search + hash;
    },
    navigate: (path) => {
      services.navigation.navigate(path);
    },
  };
}

export interface PortalProps {
  /** A change mounts the portal again. */
  readonly platform: Platform;
  /** Called with the running portal. */
  readonly onMounted?: (portal: MountedPortal) => void;
}

/**
 * The portal as a component, for example for a story. It has a React tree of its own inside.
 * @public
 */
export function Portal({ platform, onMounted }: PortalProps) {
  const place = useRef<HTMLDivElement>(null);
  const latestOnMounted = useRef(onMounted);
  useEffect(() => {
    latestOnMounted.current = onMounted;
  });
  useEffect(() => {
    // Each portal has its own element, because the previous root ends shortly after the next one
    // begins.
    const element = document.createElement('div');
    place.current?.append(element);
    const portal = mountPortal(element, platform);
    latestOnMounted.current?.(portal);
    return () => {
      // React does not allow a root to end while another one renders.
      queueMicrotask(() => {
        portal.unmount();
        element.remove();
      });
    };
  }, [platform]);
  return <div ref={place} />;
}
