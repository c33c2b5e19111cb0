import { useEffect, type ReactNode } from 'react';
import { channelOfPath, isResumable, landingOf, loginPaths } from '../config/landing.ts';
import type { Launch } from '../config/launch.ts';
import { storageKeys } from '../config/storage.ts';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';
import { useStart } from '../session/start.ts';
import { useSession } from '../session/session.ts';
import { useServices } from '../services/services.ts';
import { usePathname } from '../shared/usePathname.ts';
import { ContractPage, CookiesScreen, ForgottenPage, HandoverPage, Workspace } from './chunks.ts';
import { SessionUnanswered } from './SessionUnanswered.tsx';
import { Waiting } from './Waiting.tsx';

/** True if a user who is not signed in sees the login form here (R2.1, R2.2, A-003). */
export function isLoginPage(pathname: string, launch: Launch): boolean {
  const ownLogin = pathname === loginPaths[launch.channel];
  if (ownLogin) return true;
  const foreign = launch.channelFixed && channelOfPath(pathname) !== launch.channel;
  return landingOf(pathname) !== undefined && !foreign;
}

/** Returns the page besides the login that a user may see before the sign-in, by channel (R6.9). */
export function signedOutPage(
  pathname: string,
  channel: Launch['channel'],
): 'cookies' | 'forgotten' | 'contract' | undefined {
  if (channel === 'INTRANET') return undefined;
  if (pathname === '/cookies') return 'cookies';
  if (pathname === '/forgottenPassword') return 'forgotten';
  return pathname === '/contract/waitforsignatures' || pathname === '/contract/contractprocesserror'
    ? 'contract'
    : undefined;
}

/** Chooses between sign-in and workspace by session and address (§2). */
export function Gate(): ReactNode {
  const { launch } = useStart();
  const session = useSession();
  const pathname = usePathname();
  const handover = pathname === '/ial' ? 'ial' : pathname === '/oauth/authorize' ? 'oauth' : null;
  if (handover && launch.channel === 'INTRANET') return <HandoverPage kind={handover} />;
  if (session.status === 'signedIn') return <Workspace />;
  if (session.status === 'incomplete') return <SignInPage />;
  const loginPage = isLoginPage(pathname, launch);
  if (loginPage) return <SignInPage />;
  if (session.status === 'unknown') return <Waiting />;
  const page = signedOutPage(pathname, launch.channel);
  if (page === 'cookies') return <CookiesScreen standalone />;
  if (page === 'forgotten') return <ForgottenPage />;
  if (page === 'contract') return <ContractPage />;
  if (session.status === 'unanswered') return <SessionUnanswered error={session.error} />;
  // Users who signed out are not led back here. Users who arrive signed out want the screen of the
  // address.
  return <Redirect to={loginPaths[launch.channel]} comingBack={session.reason === undefined} />;
}

/**
 * Replaces the address and stores the previous one for after the sign-in. Shows nothing until then.
 */
function Redirect({
  to,
  comingBack,
}: {
  readonly to: string;
  readonly comingBack: boolean;
}): ReactNode {
  const { navigation, platform } = useServices();
  const { addressBar, sessionStorage } = platform;
  useEffect(() => {
    const { pathname, search } = addressBar.location;
    if (comingBack && isResumable(pathname)) {
      sessionStorage.setItem(storageKeys.resume, `${pathname}${search}`);
    }
    navigation.navigate(to, { replace: true });
  }, [navigation, addressBar, sessionStorage, to, comingBack]);
  return null;
}
