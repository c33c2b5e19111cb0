import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { UserType } from '@dokubox/spec/enums.ts';
import { ErrorPage } from '@dokubox/ui-kit/ErrorPage/ErrorPage.tsx';
import { flowId } from '../api/flowId.ts';
import { homeOf, listPath } from '../config/landing.ts';
import { useUser } from '../session/session.ts';
import { useServices } from '../services/services.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { BoxListScreen, BoxScreen, CookiesScreen } from './chunks.ts';
import { ConfigureScreen, CreateScreen, TaskListScreen, UserManagementScreen } from './screens.ts';

/** Tables take the whole width of a desk. */
export function isTable(pathname: string): boolean {
  return [listPath, '/app/taskListView', '/app/usermanagement/manageuser/'].includes(pathname);
}

/** What a screen looks like before it is there. */
export function shapeOf(pathname: string) {
  if (isTable(pathname)) return 'list';
  return pathname.startsWith('/app/createDokuBox') ? 'form' : 'box';
}

/** The screen the address asks for, behind the sign-in (§2). */
export function ScreenRoutes() {
  return (
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
  );
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
  const { logError } = useServices();
  usePageTitle(t('page.error'));
  useEffect(() => {
    logError(new Error(`There is no screen at ${pathname}`));
  }, [logError, pathname]);
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
