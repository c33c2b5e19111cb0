import type { i18n as I18n } from 'i18next';
import { Suspense, useEffect, useState } from 'react';
import { events } from '../api/portal.ts';
import { isNewNotice, notifyFailure, useToastsWanted } from '../shared/notify.ts';
import { BlockedDialog, ToastHost } from './chunks.ts';

/** Shows as toasts what nobody shows in its place (R7.25, A-230). */
export function useFailureNotices(i18n: I18n): void {
  useEffect(() => {
    const stops = (['clientError', 'serverError'] as const).map((name) =>
      events.on(name, ({ error, shownInPlace }) => {
        if (!shownInPlace) void notifyFailure(i18n, error);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [i18n]);
}

/** The place of the toasts, there from the first one on. */
export function Toasts() {
  if (!useToastsWanted()) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  );
}

/**
 * Tells that the portal is blocked. The statuses and a refused call say the same at nearly the same
 * moment, so it is told once, as any notice.
 */
export function BlockedNotice() {
  const [blocked, setBlocked] = useState(false);
  useEffect(
    () =>
      events.on('blocked', ({ error }) => {
        if (isNewNotice(error.messageKey)) setBlocked(true);
      }),
    [],
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
