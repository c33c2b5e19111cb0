import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Navigate,
  Route,
  Routes,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import type { UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { ErrorPage } from '@dokubox/ui-kit/ErrorPage/ErrorPage.tsx';
import { PageSkeleton } from '@dokubox/ui-kit/PageSkeleton/PageSkeleton.tsx';
import { flowId } from '../api/portal.ts';
import { channelOfPath, homeOf, listPath } from '../config/landing.ts';
import { useLanguage } from '../session/language.ts';
import { useUser } from '../session/session.ts';
import { logError } from '../shared/logError.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { BoxListScreen, BoxScreen, CookiesScreen, Guards } from './chunks.ts';
import { EntryRedirect } from './EntryRedirect.tsx';
import { ConfigureScreen, CreateScreen, TaskListScreen, UserManagementScreen } from './screens.ts';
import { createGuardedHistory } from './guardedHistory.ts';
import { Shell } from './Shell.tsx';

/** Everything behind the sign-in, with what only it needs: the router and the query cache. */
export function Workspace() {
  const [history] = useState(() => createGuardedHistory());
  const [entered] = useState(() => isEntrance(window.location.pathname));
  return (
    <SWRConfig value={{ focusThrottleInterval: limits.sameNoticeOnceMs }}>
      <HistoryRouter history={history}>
        <ReadAnewInOtherLanguage />
        <Screens />
      </HistoryRouter>
      <Suspense fallback={null}>
        <Guards entered={entered} />
      </Suspense>
    </SWRConfig>
  );
}

/** Where a session is entered: the root, the login pages, the landing paths (§2). */
function isEntrance(pathname: string): boolean {
  return pathname === '/' || channelOfPath(pathname) !== undefined;
}

/** What the server says may be in the reader's language. */
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

/** Tables take the whole width of a desk. */
function isTable(pathname: string): boolean {
  return [listPath, '/app/taskListView', '/app/usermanagement/manageuser/'].includes(pathname);
}

/** What a screen looks like before it is there. */
function shapeOf(pathname: string) {
  if (isTable(pathname)) return 'list';
  return pathname.startsWith('/app/createDokuBox') ? 'form' : 'box';
}

function Screens() {
  const { pathname } = useLocation();
  useFocusOnArrival(pathname);
  if (isEntrance(pathname)) return <EntryRedirect />;
  return (
    <Shell wide={isTable(pathname)}>
      <Suspense fallback={<PageSkeleton shape={shapeOf(pathname)} />}>
        <Routes>
          <Route path={listPath} element={<BoxListScreen />} />
          <Route path="/app/dokubox/:dokuBoxId" element={<BoxScreen />} />
          <Route path="/app/createDokuBox" element={<CreateScreen />} />
          <Route
            path="/app/createDokuBox/configure/:dokuBoxId"
            element={
              <For userType="BANKER">
                <ConfigureScreen />
              </For>
            }
          />
          <Route
            path="/app/taskListView"
            element={
              <For userType="BANKER">
                <TaskListScreen />
              </For>
            }
          />
          <Route
            path="/app/usermanagement/manageuser"
            element={
              <For userType="BANKER">
                <UserManagement />
              </For>
            }
          />
          <Route path="/cookies" element={<CookiesScreen />} />
          <Route path="/forgottenPassword" element={<Home />} />
          <Route path="/contract/waitforsignatures" element={<Home />} />
          <Route path="/contract/contractprocesserror" element={<Home />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
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

function Home() {
  const { user, tenant } = useUser();
  return <Navigate to={homeOf(user.userType, tenant)} replace />;
}

/** The trailing slash is the canonical address. */
function UserManagement() {
  const { pathname, search } = useLocation();
  if (!pathname.endsWith('/')) return <Navigate to={`${pathname}/${search}`} replace />;
  return <UserManagementScreen />;
}

/** Screens of one type of user; others read that they have no access. */
function For({
  userType,
  children,
}: {
  readonly userType: UserType;
  readonly children: ReactNode;
}) {
  const { user, tenant } = useUser();
  const navigate = useNavigate();
  if (user.userType === userType) return children;
  return (
    <ErrorPage
      kind="accessDenied"
      code="403"
      flowId={flowId}
      homeHref={homeOf(user.userType, tenant)}
      onNavigate={(href) => void navigate(href)}
    />
  );
}

/** An invalid address (R2.7, A-005): says so and logs it. */
function NotFound() {
  const { t } = useTranslation('portal');
  const { user, tenant } = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePageTitle(t('page.error'));
  useEffect(() => {
    logError(new Error(`There is no screen at ${pathname}`));
  }, [pathname]);
  return (
    <ErrorPage
      kind="notFound"
      code="404"
      flowId={flowId}
      homeHref={homeOf(user.userType, tenant)}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
