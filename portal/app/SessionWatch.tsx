import type { i18n as I18n } from 'i18next';
import { Suspense, useEffect, useState } from 'react';
import { events } from '../api/portal.ts';
import { sessionKeeper, storageKeys } from '../config/storage.ts';
import { currentSession, dropSession, endSession, followOtherTabs } from '../session/session.ts';
import { BlockedDialog } from './chunks.ts';
import { navigate } from '../shared/navigation.ts';
import { notifyFailure } from '../shared/notify.ts';

/** Listens to the transport: ends the session, shows failures, tells that the portal is blocked. */
export function SessionWatch({ i18n }: { readonly i18n: I18n }) {
  const [blocked, setBlocked] = useState(false);

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
      events.on('blocked', () => {
        setBlocked(true);
      }),
      events.on('clientError', ({ error, shownInPlace }) => {
        if (!shownInPlace) void notifyFailure(i18n, error);
      }),
      events.on('serverError', ({ error, shownInPlace }) => {
        if (!shownInPlace) void notifyFailure(i18n, error);
      }),
      followOtherTabs(),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [i18n]);

  if (!blocked) return null;
  return (
    <Suspense fallback={null}>
      <BlockedDialog
        onClose={() => {
          setBlocked(false);
        }}
      />
    </Suspense>
  );
}
