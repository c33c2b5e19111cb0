import { useTranslation } from 'react-i18next';
import { useCallback, useLayoutEffect, useState } from 'react';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { isOffline, type ApiError } from '../api/errors.ts';
import { useServices } from '../services/services.ts';
import { pageWords } from '../shared/pageWords.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import classes from './Waiting.module.css';

/**
 * Shown if the server did not answer who is signed in. The address stays and nothing is
 * forgotten. The portal asks again on request, and automatically when there is a connection.
 */
export function SessionUnanswered({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('portal');
  const { t: contract } = useTranslation('contract');
  const { session, platform } = useServices();
  const [asking, setAsking] = useState(false);
  usePageTitle(t('page.error'));
  const ask = useCallback(() => {
    setAsking(true);
    void session.probe().finally(() => {
      setAsking(false);
    });
  }, [session]);
  const offline = isOffline(error);
  useLayoutEffect(() => {
    if (!offline) return undefined;
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('online', ask);
    };
  }, [offline, ask]);
  return (
    <main className={classes.waiting}>
      <ErrorPage
        {...pageWords(contract, error)}
        homeHref="/"
        onNavigate={platform.restart}
        onRetry={ask}
        retrying={asking}
      />
    </main>
  );
}
