import type { i18n as I18n } from 'i18next';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { isOffline } from '../api/errors.ts';
import { useServices } from '../services/services.ts';
import { BlockedDialog, ToastHost } from './chunks.ts';

/**
 * Shows failures as toasts unless a screen shows them itself (R7.25, A-230). Removes a toast when
 * its failure has ended: the same call has succeeded, the connection is back, or the user has left
 * the screen.
 */
export function useFailureNotices(i18n: I18n): void {
  const { api, navigation, notices } = useServices();
  useEffect(() => {
    const { events } = api;
    let screen = navigation.pathname();
    const stops = [
      ...(['clientError', 'serverError'] as const).map((name) =>
        events.on(name, ({ error, shownInPlace, path }) => {
          if (!shownInPlace) void notices.failure(i18n, error, path);
        }),
      ),
      events.on('succeeded', ({ path }) => {
        notices.over((failure) => failure.path === path);
      }),
      events.on('reached', (reached) => {
        if (reached) notices.over(({ error }) => isOffline(error));
      }),
      navigation.subscribe(() => {
        if (navigation.pathname() === screen) return;
        screen = navigation.pathname();
        notices.over(() => true);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, i18n, navigation, notices]);
}

/** The place of the toasts, shown from the first toast on. */
export function ToastPlace() {
  const { notices } = useServices();
  const toasts = useSyncExternalStore(notices.subscribe, notices.toasts);
  if (!toasts) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost toasts={toasts} />
    </Suspense>
  );
}

/**
 * Shows that the portal is blocked. The statuses and a rejected call report this almost at the same
 * time, so it is shown once, as any notice.
 */
export function BlockedNotice() {
  const { api, notices } = useServices();
  const [blocked, setBlocked] = useState(false);
  useEffect(
    () =>
      api.events.on('blocked', ({ error }) => {
        if (notices.isNew(error.messageKey)) setBlocked(true);
      }),
    [api, notices],
  );
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
