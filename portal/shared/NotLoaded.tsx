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
 * Text and action for code that could not be loaded: reload the page. When the connection returns,
 * the page reloads automatically, unless unsent input would be lost.
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

/** Replaces a screen whose code could not be loaded. */
export function NotLoaded() {
  const { kind, reload } = useReload();
  const { restart } = useServices().platform;
  return (
    <ErrorPage kind={kind} flowId={flowId} homeHref="/" onNavigate={restart} onRetry={reload} />
  );
}

/** Replaces a part of a screen whose code could not be loaded, above the parts that work. */
export function NotLoadedNote() {
  const { t } = useTranslation('shell');
  const { t: tContract } = useTranslation('contract');
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
          {kind === 'offline' ? t('error.offline.text') : tContract('errorHelp.GENERAL_ERROR')}
        </StatusMessage>
      </div>
    </Portal>
  );
}
