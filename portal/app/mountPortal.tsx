import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Platform } from '../platform/platform.ts';
import { createServices } from '../services/services.ts';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { startPortal } from './startPortal.tsx';

/** A portal that runs. */
export interface MountedPortal {
  /** Takes it away: its screens, its timers and listeners, its calls under way. */
  readonly unmount: () => void;
  /** Where it is: path, query and fragment. */
  readonly path: () => string;
  /** Goes to a path of the portal, e.g. `/app/dokuboxlist?status=ALL`. */
  readonly navigate: (path: string) => void;
}

/**
 * Shows the portal in an element. What it needs of its place is handed in, so that several portals can
 * run in one document, one after another or side by side, and know nothing of each other.
 *
 * After `unmount` two calls may still leave, because the server is to hear of the end: the release of
 * a lock that was held, and the last lines of the log.
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
      // First the screens, which give their locks back with the session they still have.
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
  /** Another one mounts the portal anew. */
  readonly platform: Platform;
  /** Hears of the portal that runs. */
  readonly onMounted?: (portal: MountedPortal) => void;
}

/**
 * The portal as a component, e.g. of a story; a React tree of its own inside.
 * @public
 */
export function Portal({ platform, onMounted }: PortalProps) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(onMounted);
  useEffect(() => {
    told.current = onMounted;
  });
  useEffect(() => {
    // Each has an element of its own: the former root ends a moment later than the next begins.
    const element = document.createElement('div');
    place.current?.append(element);
    const portal = mountPortal(element, platform);
    told.current?.(portal);
    return () => {
      // React allows no root to end while it is at work on another.
      queueMicrotask(() => {
        portal.unmount();
        element.remove();
      });
    };
  }, [platform]);
  return <div ref={place} />;
}
