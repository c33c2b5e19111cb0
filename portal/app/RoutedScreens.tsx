import { Suspense, useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useBlocker,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { listPath } from '../config/landing.ts';
import { useServices } from '../services/services.ts';

interface RoutedScreensProps {
  /** The screens by their addresses, inside their frame; always the same list, for another one starts anew. */
  readonly routes: RouteObject[];
  /** Shown until there is enough for the first screen. */
  readonly waiting: ReactNode;
  /** Called instead of going to the list, where a host gave one box; always the same function. */
  readonly onExit?: (() => void) | undefined;
}

/** The screen the address asks for. The former screen stays while a chunk of the next one is fetched. */
export function RoutedScreens({ routes, waiting, onExit }: RoutedScreensProps) {
  const { navigation, platform } = useServices();
  const router = useSyncExternalStore(navigation.subscribe, navigation.router);
  useLayoutEffect(() => {
    const made = createBrowserRouter(
      [
        {
          element: <AskBeforeLeaving onExit={onExit} />,
          errorElement: <ScreenError />,
          children: routes,
        },
      ],
      // The router asks no more of a window than its address bar, which may be one in memory.
      { window: platform.addressBar as Window },
    );
    const end = navigation.leadBy(made);
    return () => {
      end();
      made.dispose();
    };
  }, [navigation, onExit, platform, routes]);
  // Without this boundary a screen that waits would suspend, and so take down, the router and the cache
  // around it.
  return <Suspense fallback={waiting}>{router && <RouterProvider router={router} />}</Suspense>;
}

/** Hands what a screen throws to the boundary around the portal. */
function ScreenError(): ReactNode {
  throw useRouteError();
}

/**
 * Asks before a screen that holds something unsent is left, by a link as well as by Back and Forward.
 * Moves within a screen pass: dialogs are in the query.
 */
function AskBeforeLeaving({ onExit }: Pick<RoutedScreensProps, 'onExit'>) {
  const { leaving } = useServices();
  const leadsOut = (pathname: string) => onExit !== undefined && pathname === listPath;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      pathname !== currentLocation.pathname && (leadsOut(pathname) || leaving.isGuarded()),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed, reset } = blocker;
    const exit = () => {
      reset();
      onExit?.();
    };
    leaving.leave(onExit && location.pathname === listPath ? exit : proceed, reset);
  }, [blocker, leaving, onExit]);
  return <Outlet />;
}
