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
 * Everything behind the sign-in, with what only it needs: the router and the query cache. Whoever
 * shows it follows each move at once; the screens follow in a transition, and are not drawn before.
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

/** Where a session is entered: the root, the login pages, the landing paths (§2). */
function isEntrance(pathname: string): boolean {
  return pathname === '/' || channelOfPath(pathname) !== undefined;
}

/** What the server says may be in the user's language. */
function ReadAnewInOtherLanguage() {
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  const former = useRef(language);
  useEffect(() => {
    if (former.current === language) return;
    former.current = language;
    void mutate(() => true);
  }, [language, mutate]);
  return null;
}

/** The shell around a screen; at an entrance nothing, for nobody stays there. */
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

/** Moves the focus to the new screen, as a page load would; not at the first one. */
function useFocusOnArrival(pathname: string): void {
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    document.getElementById('dk-content')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
