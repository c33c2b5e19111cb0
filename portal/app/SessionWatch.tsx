import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { landingOf, loginPaths } from '../config/landing.ts';
import { storageKeys } from '../config/storage.ts';
import { useServices, type Services } from '../services/services.ts';
import { useStart } from '../session/start.ts';
import { endReasonOf, type EndReason } from '../session/sessionStore.ts';
import { BlockedNotice, useFailureNotices } from './Notices.tsx';

/**
 * Leaves the screens behind the sign-in. A failed session leads to the landing page that was
 * visited last, and otherwise to the channel's login page. On a landing path the user
 * stays.
 */
function leaveAfter(reason: EndReason, loginPage: string, services: Services): void {
  const { leaving, navigation, platform } = services;
  if (landingOf(navigation.pathname())) return;
  const landing =
    reason === 'signedOut' ? null : platform.sessionStorage.getItem(storageKeys.landing);
  leaving.stopGuarding();
  navigation.navigate(landing ?? loginPage, { replace: true });
}

/**
 * Listens to the transport: ends the session, shows failures, and shows that the portal is blocked.
 */
export function SessionWatch({ i18n }: { readonly i18n: I18n }) {
  useFailureNotices(i18n);
  const services = useServices();
  const loginPage = loginPaths[useStart().launch.channel];
  useEffect(() => {
    const { api, session } = services;
    const stop = [
      api.events.on('unauthorized', ({ error }) => {
        if (session.current().status === 'signedOut') return;
        // The sign-in page shows the reason.
        const reason = endReasonOf(error);
        if (reason === 'expired') session.end(reason);
        else session.drop(reason);
      }),
      session.followOtherTabs(),
      session.onEnd((reason) => {
        leaveAfter(reason, loginPage, services);
      }),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [loginPage, services]);

  return <BlockedNotice />;
}
