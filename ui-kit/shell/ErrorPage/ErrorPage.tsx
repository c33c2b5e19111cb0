import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { PlainPage } from '../../shared/PlainPage.tsx';
import classes from './ErrorPage.module.css';

export const errorPageKinds = ['notFound', 'general', 'accessDenied', 'offline'] as const;
export type ErrorPageKind = (typeof errorPageKinds)[number];

export interface ErrorPageProps {
  /** Chooses the words. `title` and `text` replace them if more is known. */
  readonly kind: ErrorPageKind;
  /** The event, as a heading. */
  readonly title?: string;
  /** Advice for the user, without repeating the title. */
  readonly text?: string;
  /** Code for support, such as 404 or GENERAL_ERROR. */
  readonly code?: string;
  readonly flowId?: string;
  readonly homeHref: string;
  readonly onNavigate?: Navigate;
  readonly onRetry?: () => void;
  /** Another attempt is in progress. */
  readonly retrying?: boolean;
}

/** Shows what happened and what to do, with the code small below (R2.7, A-005). */
export function ErrorPage({
  kind,
  title,
  text,
  code,
  flowId,
  homeHref,
  onNavigate,
  onRetry,
  retrying = false,
}: ErrorPageProps) {
  const { t } = useTranslation('shell');
  return (
    <PlainPage
      title={title ?? t(`error.${kind}.title`)}
      actions={
        <>
          {onRetry ? (
            <Button onClick={onRetry} loading={retrying}>
              {t('retry')}
            </Button>
          ) : null}
          <Button
            component="a"
            variant={onRetry ? 'default' : 'filled'}
            {...linkProps(homeHref, onNavigate)}
          >
            {t('error.backHome')}
          </Button>
        </>
      }
    >
      <p>{text ?? t(`error.${kind}.text`)}</p>
      {code || flowId ? (
        <p className={classes.codes}>
          {code ? <span>{t('error.code', { code })}</span> : null}
          {flowId ? <span>{t('error.flowId', { flowId })}</span> : null}
        </p>
      ) : null}
    </PlainPage>
  );
}
