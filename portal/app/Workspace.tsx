import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import { channelOfPath } from '../config/landing.ts';
import { useServices } from '../services/services.ts';
import { useLanguage } from '../session/language.ts';
import { QueryCache } from '../shared/QueryCache.tsx';
import { Guards } from './chunks.ts';
import { EntryRedirect } from './EntryRedirect.tsx';
import { RoutedScreens } from './RoutedScreens.tsx';
import { isTable, screenRoutes, shapeOf } from './screenRoutes.tsx';
import { Shell } from './Shell.tsx';
import { Waiting } from './Waiting.tsx';

const routes = [{ element: <Frame />, children: screenRoutes }];

/**
 * Everything behind the sign-in, with the router and the query cache that only it needs. Memoized:
 * the parent follows each navigation at once, and the screens follow in a transition.
 */
export const Workspace = memo(function Workspace() {
  const { navigation } = useServices();
  const [entered] = useState(() => isEntrance(navigation.pathname()));
  return (
    <QueryCache>
      <ReadAnewInOtherLanguage />
      <RoutedScreens routes={routes} waiting={<Waiting />} />
      <Suspense fallback={null}>
        <Guards entered={entered} />
      </Suspense>
    </QueryCache>
  );
});

/** Whether an address is an entrance: the root, a login page or a landing path (§2). */
function isEntrance(pathname: string): boolean {
  return pathname === '/' || channelOfPath(pathname) !== undefined;
}

/** Reads server data again after a change of language, because its texts may have one. */
function ReadAnewInOtherLanguage() {
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  const previous = useRef(language);
  useEffect(() => {
    if (previous.current === language) return;
    previous.current = language;
    void mutate(() => true);
  }, [language, mutate]);
  return null;
}

/** The shell around a screen. An entrance has no shell, because no user stays there. */
function Frame() {
  const { pathname } = useLocation();
  useFocusOnArrival(pathname);
  if (isEntrance(pathname)) return <EntryRedirect />;
  return (
    <Shell wide={isTable(pathname)}>
      <Suspense fallback={<PageSkeleton shape={shapeOf(pathname)} />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}

/** Moves the focus to each new screen, as a page load would, but not to the first screen. */
function useFocusOnArrival(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('dk-content')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
