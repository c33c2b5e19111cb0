import { Button, Portal } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { flowId } from '../api/flowId.ts';
import { useServices } from '../services/services.ts';
import { useOnline } from './useOnline.ts';
import classes from './NotLoaded.module.css';

/**
 * What is told where code could not be fetched, and what loads it: the page anew. With a connection
 * again that happens by itself, unless something unsent would be lost by it.
 */
function useReload() {
  const online = useOnline();
  const { leaving, platform } = useServices();
  const { restart } = platform;
  useLayoutEffect(() => {
    const back = () => {
      if (!leaving.isGuarded()) restart();
    };
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
    };
  }, [leaving, restart]);
  return {
    kind: online ? 'general' : 'offline',
    reload: () => {
      restart();
    },
  } as const;
}

/** In place of a screen whose code could not be fetched. */
export function NotLoaded() {
  const { kind, reload } = useReload();
  const { restart } = useServices().platform;
  return (
    <ErrorPage kind={kind} flowId={flowId} homeHref="/" onNavigate={restart} onRetry={reload} />
  );
}

/** The same for a part of a screen, above what can be read. */
export function NotLoadedNote() {
  const { t } = useTranslation('shell');
  const { kind, reload } = useReload();
  return (
    <Portal>
      <div className={classes.note}>
        <StatusMessage
          kind="error"
          title={t(`error.${kind}.title`)}
          action={
            <Button variant="default" size="sm" onClick={reload}>
              {t('retry')}
            </Button>
          }
        >
          {t(`error.${kind}.todo`)}
        </StatusMessage>
      </div>
    </Portal>
  );
}
