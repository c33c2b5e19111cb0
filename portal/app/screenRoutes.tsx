import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  matchRoutes,
  Navigate,
  useLocation,
  useNavigate,
  type RouteObject,
} from 'react-router-dom';
import type { UserType } from '@dokubox/spec/enums.ts';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { flowId } from '../api/flowId.ts';
import { homeOf, listPath } from '../config/landing.ts';
import { useUser } from '../session/session.ts';
import { useServices } from '../services/services.ts';
import { boxIdOf } from '../shared/boxAddress.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { BoxListScreen, BoxScreen, CookiesScreen } from './chunks.ts';
import { ConfigureScreen, CreateScreen, TaskListScreen, UserManagementScreen } from './screens.ts';

/** Whether a screen is a table, which takes the whole width of a desktop screen. */
export function isTable(pathname: string): boolean {
  return [listPath, '/app/taskListView', '/app/usermanagement/manageuser/'].includes(pathname);
}

/** Returns the placeholder shape of a screen that is still loading. */
export function shapeOf(pathname: string) {
  if (isTable(pathname)) return 'list';
  return pathname.startsWith('/app/createDokuBox') ? 'form' : 'box';
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

/** Screens for one type of user. Other users see that they have no access. */
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

/** An invalid address (R2.7, A-005). The page shows and logs it. */
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

/** Screens for bankers only. */
const bankerRoutes = [
  { path: '/app/createDokuBox/configure/:dokuBoxId', element: <ConfigureScreen /> },
  { path: '/app/taskListView', element: <TaskListScreen /> },
  { path: '/app/usermanagement/manageuser', element: <UserManagement /> },
];

/** Screens for all users. */
const commonRoutes = [
  { path: listPath, element: <BoxListScreen /> },
  { path: '/app/dokubox/:dokuBoxId', element: <BoxScreen /> },
  { path: '/app/createDokuBox', element: <CreateScreen /> },
  { path: '/cookies', element: <CookiesScreen /> },
];

/** The screens behind the sign-in, by their addresses (§2). */
export const screenRoutes: RouteObject[] = [
  ...commonRoutes,
  ...bankerRoutes.map(({ path, element }) => ({
    path,
    element: <For userType="BANKER">{element}</For>,
  })),
  { path: '/forgottenPassword', element: <Home /> },
  { path: '/contract/waitforsignatures', element: <Home /> },
  { path: '/contract/contractprocesserror', element: <Home /> },
  { path: '*', element: <NotFound /> },
];

/** Whether an address leads users of this type to one of their screens. */
export function isScreenFor(href: string, userType: UserType): boolean {
  const routes = userType === 'BANKER' ? [...commonRoutes, ...bankerRoutes] : commonRoutes;
  const { pathname } = new URL(href, 'http://portal');
  const [match] = matchRoutes(routes, pathname) ?? [];
  const id = match?.params['dokuBoxId'];
  return match !== undefined && (id === undefined || boxIdOf(id) !== undefined);
}
