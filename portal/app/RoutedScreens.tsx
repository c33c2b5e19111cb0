import { startTransition, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, Router, useRoutes, type Navigator, type RouteObject } from 'react-router-dom';
import { listPath } from '../config/landing.ts';
import { useServices } from '../services/services.ts';
import type { Navigation } from '../services/navigation.ts';

interface RoutedScreensProps {
  /** The screens by their addresses, inside their frame; always the same list, for another one starts anew. */
  readonly routes: RouteObject[];
  /** Shown until there is enough for the first screen. */
  readonly waiting: ReactNode;
  /** Called instead of going to the list, where a host gave one box. */
  readonly onExit?: (() => void) | undefined;
}

/** The portal's navigation as the router asks for it. */
function navigatorOf({ navigate, go }: Navigation): Navigator {
  const hrefOf: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: hrefOf,
    go,
    push: (to, state: unknown) => {
      navigate(hrefOf(to), { state });
    },
    replace: (to, state: unknown) => {
      navigate(hrefOf(to), { state, replace: true });
    },
  };
}

/** The screen the address asks for, with the router between the two. */
export function RoutedScreens({ routes, waiting, onExit }: RoutedScreensProps) {
  const { navigation } = useServices();
  const [navigator] = useState(() => navigatorOf(navigation));
  const [address, setAddress] = useState(navigation.shown);
  useAskBeforeLeaving(onExit);
  useLayoutEffect(() => {
    const follow = () => {
      // The former screen stays while a chunk of the next one is fetched.
      startTransition(() => {
        setAddress(navigation.shown());
      });
    };
    const leave = navigation.subscribe(follow);
    follow();
    return leave;
  }, [navigation]);
  return (
    // Without this boundary a screen that waits would suspend, and so take down, the router and the cache
    // around it.
    <Suspense fallback={waiting}>
      <Router location={address} navigator={navigator}>
        <Screens routes={routes} />
      </Router>
    </Suspense>
  );
}

function Screens({ routes }: Pick<RoutedScreensProps, 'routes'>) {
  return useRoutes(routes);
}

/**
 * Asks before a screen that holds something unsent is left, by a link as well as by Back and Forward.
 * Moves within a screen pass: dialogs stand in the query.
 */
function useAskBeforeLeaving(onExit: (() => void) | undefined): void {
  const { leaving, navigation } = useServices();
  useLayoutEffect(
    () =>
      navigation.checkLeaving((pathname, proceed) => {
        const toHost = onExit !== undefined && pathname === listPath;
        if (!toHost && !leaving.isGuarded()) return false;
        leaving.leave(toHost ? onExit : proceed);
        return true;
      }),
    [leaving, navigation, onExit],
  );
}
