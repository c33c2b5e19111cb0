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
  /**
   * The screens with their addresses and their frame. Always pass the same list, because a new one
   * starts again.
   */
  readonly routes: RouteObject[];
  /** Shown until the first screen has loaded. */
  readonly waiting: ReactNode;
  /**
   * Called instead of going to the list, if the host gave one box. Always pass the same
   * function.
   */
  readonly onExit?: (() => void) | undefined;
}

/**
 * The screen of the address. The previous screen stays until a chunk of the next one has loaded.
 */
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
      // The router uses only the address bar of a window, which may be one in memory.
      { window: platform.addressBar as Window },
    );
    const end = navigation.attachRouter(made);
    return () => {
      end();
      made.dispose();
    };
  }, [navigation, onExit, platform, routes]);
  // Without this boundary, a screen that is loading would suspend the router and the cache around
  // it, and remove both.
  return <Suspense fallback={waiting}>{router && <RouterProvider router={router} />}</Suspense>;
}

/** Passes an error of a screen to the boundary around the portal. */
function ScreenError(): ReactNode {
  throw useRouteError();
}

/**
 * Asks before the user leaves a screen with unsent input, by a link or by Back and Forward.
 * Navigation within a screen is allowed, because dialogs are in the query.
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
