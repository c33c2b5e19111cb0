import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { events } from '../api/portal.ts';
import { landingOf, loginPaths } from '../config/landing.ts';
import { sessionKeeper, storageKeys } from '../config/storage.ts';
import { useStart } from '../session/place.ts';
import {
  currentSession,
  dropSession,
  endSession,
  followOtherTabs,
  onSessionEnd,
  type EndReason,
} from '../session/session.ts';
import { stopGuarding } from '../shared/leaveGuard.ts';
import { navigate } from '../shared/navigation.ts';
import { notifyFailure } from '../shared/notify.ts';
import { BlockedNotice, useFailureNotices } from './Notices.tsx';

/**
 * Leaves the screens behind the sign-in: to the landing page where the session failed and one was
 * visited, else to the channel's login page; on a landing path one stays.
 */
function leaveAfter(reason: EndReason, loginPage: string): void {
  if (landingOf(window.location.pathname)) return;
  const landing = reason === 'signedOut' ? null : sessionKeeper.getItem(storageKeys.landing);
  stopGuarding();
  navigate(landing ?? loginPage, { replace: true });
}

/** Listens to the transport: ends the session, shows failures, tells that the portal is blocked. */
export function SessionWatch({ i18n }: { readonly i18n: I18n }) {
  useFailureNotices(i18n);
  const loginPage = loginPaths[useStart().place.channel];
  useEffect(() => {
    const stop = [
      events.on('unauthorized', ({ error }) => {
        if (currentSession().status === 'signedOut') return;
        if (error.status === 428) {
          void notifyFailure(i18n, error);
          dropSession('loginFailed');
        } else endSession('expired');
      }),
      followOtherTabs(),
      onSessionEnd((reason) => {
        leaveAfter(reason, loginPage);
      }),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [i18n, loginPage]);

  return <BlockedNotice />;
}
