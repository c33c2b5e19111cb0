import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense, lazy, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import type { PreviewContent } from '../DocumentPreview/DocumentPreview.tsx';
import classes from './RevisionComparison.module.css';

/** The code that draws PDFs is large and loads only if something was changed. */
const RevisionPictures = lazy(() => import('./RevisionPictures.tsx'));

/** A signature after which the file was changed. */
export interface ChangedRevision {
  /** The signer. Null if unknown. */
  readonly signer: string | null;
  /** Bytes of the signed revision in the file. */
  readonly length: number;
  /** Pages in question, counted from 1. Empty if none can be named. */
  readonly pages: readonly number[];
}

export interface RevisionComparisonProps {
  readonly change: ChangedRevision;
  /** The current file. */
  readonly content: PreviewContent;
  readonly onRetry: () => void;
}

function Waiting() {
  const { t } = useTranslation('validation');
  return (
    <div className={classes.pair} aria-busy="true">
      <VisuallyHidden role="status">{t('comparison.loading')}</VisuallyHidden>
      <Skeleton className={classes.waiting ?? ''} />
      <Skeleton className={classes.waiting ?? ''} />
    </div>
  );
}

/** Pictures of changes after a signature: the pages as signed next to the current pages. */
export function RevisionComparison({ change, content, onRetry }: RevisionComparisonProps) {
  const { t } = useTranslation('validation');
  const id = useId();
  const { signer, length, pages } = change;
  return (
    <section className={classes.comparison} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {t('comparison.title', { signer: signer ?? t('unknownSigner') })}
      </h3>
      {content.state === 'loading' ? <Waiting /> : null}
      {content.state === 'failed' ? (
        <StatusMessage
          kind="warning"
          action={
            <Button size="sm" variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {content.text ?? t('comparison.failed')}
        </StatusMessage>
      ) : null}
      {content.state === 'ready' ? (
        <Suspense fallback={<Waiting />}>
          <RevisionPictures
            bytes={content.bytes}
            length={length}
            pages={pages}
            waiting={<Waiting />}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
