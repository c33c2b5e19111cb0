import { Suspense, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useBlocker,
  useRouteError,
  type BlockerFunction,
  type RouteObject,
} from 'react-router-dom';
import { listPath } from '../config/landing.ts';
import { useServices } from '../services/services.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface RoutedScreensProps {
  /** The screens by their addresses, in what stands around them; other ones begin anew. */
  readonly routes: RouteObject[];
  /** Shown until there is enough for the first screen. */
  readonly waiting: ReactNode;
  /** Called instead of going to the list, where a host gave one box. */
  readonly onExit?: (() => void) | undefined;
}

/** The screen the address asks for, with the router between the two. */
export function RoutedScreens({ routes, waiting, onExit }: RoutedScreensProps) {
  const { navigation, platform } = useServices();
  const [router, setRouter] = useState<Router>();
  // Not while rendering: a router listens to the address from its making on.
  useLayoutEffect(() => {
    const made = createBrowserRouter(
      [
        {
          element: <AskBeforeLeaving onExit={onExit} />,
          errorElement: <PassOn />,
          children: routes,
        },
      ],
      // All of a window that the router asks for.
      { window: platform.addressBar as Window },
    );
    const leave = navigation.follow(made);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the router exists outside React and must be given back with this effect
    setRouter(made);
    return () => {
      leave();
      made.dispose();
    };
  }, [routes, navigation, onExit, platform]);
  return (
    // A boundary further out would end the router, and the cache around it, whenever a screen waits.
    <Suspense fallback={waiting}>
      {router ? <RouterProvider router={router} onError={saidElsewhere} /> : waiting}
    </Suspense>
  );
}

/** The boundary around the portal says and reports what a screen throws. */
const saidElsewhere = () => undefined;

/** Hands what a screen throws past the router to the boundary around the portal. */
function PassOn(): never {
  throw useRouteError();
}

/**
 * Asks before a screen that holds something unsent is left, by a link as well as by Back and Forward.
 * Moves within a screen pass: dialogs stand in the query.
 */
function AskBeforeLeaving({ onExit }: Pick<RoutedScreensProps, 'onExit'>) {
  const { leaving } = useServices();
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        const to = nextLocation.pathname;
        if (to === currentLocation.pathname) return false;
        return leaving.isGuarded() || (onExit !== undefined && to === listPath);
      },
      [leaving, onExit],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (onExit && blocker.location.pathname === listPath) {
      blocker.reset();
      leaving.leave(onExit);
    } else leaving.leave(blocker.proceed);
  }, [blocker, leaving, onExit]);
  return <Outlet />;
}
