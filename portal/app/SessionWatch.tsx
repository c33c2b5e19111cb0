import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { events } from '../api/portal.ts';
import { sessionKeeper, storageKeys } from '../config/storage.ts';
import { currentSession, dropSession, endSession, followOtherTabs } from '../session/session.ts';
import { navigate } from '../shared/navigation.ts';
import { notifyFailure } from '../shared/notify.ts';
import { BlockedNotice, useFailureNotices } from './Notices.tsx';

/** Listens to the transport: ends the session, shows failures, tells that the portal is blocked. */
export function SessionWatch({ i18n }: { readonly i18n: I18n }) {
  useFailureNotices(i18n);
  useEffect(() => {
    const stop = [
      events.on('unauthorized', ({ error }) => {
        if (currentSession().status === 'signedOut') return;
        if (error.status === 428) {
          void notifyFailure(i18n, error);
          dropSession('loginFailed');
        } else endSession('expired');
        // The landing page of channel and tenant where one was visited, else the root.
        navigate(sessionKeeper.getItem(storageKeys.landing) ?? '/', { replace: true });
      }),
      followOtherTabs(),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [i18n]);

  return <BlockedNotice />;
}
