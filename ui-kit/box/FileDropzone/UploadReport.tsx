import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconExclamationCircle, IconFile } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showableText } from '@dokubox/spec/free-text.ts';
import { formatFileSize } from '../../helpers/files.ts';
import { failureText } from '../../locales/messageText.ts';
import { canRetry, todoFor } from './checkChosenFile.ts';
import { isUnderWay, uploadPercent, type UploadState, type UploadUnderWay } from './uploadState.ts';
import classes from './FileDropzone.module.css';

export interface UploadReportProps {
  readonly state: Exclude<UploadState, { phase: 'idle' }>;
  /** Allowed extensions, for users. */
  readonly extensions: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onOther: () => void;
}

/** Step in which progress is read aloud, because each percent would be noise. */
const ANNOUNCED_STEP = 25;

function Running({
  state,
  onCancel,
}: {
  readonly state: UploadUnderWay;
  readonly onCancel: () => void;
}) {
  const { t, i18n } = useTranslation('box');
  const labelId = useId();
  const percent = uploadPercent(state.share);
  const label = t(state.phase === 'uploading' ? 'upload.uploading' : 'upload.checking', {
    fileName: showableText(state.fileName),
  });
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  const detail =
    percent === 100
      ? t('upload.sending')
      : `${share} · ${formatFileSize(state.size, i18n.language)}`;
  const announced = Math.floor(percent / ANNOUNCED_STEP);
  return (
    <div className={classes.report}>
      <IconFile className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <span className={classes.fileName} id={labelId}>
          {label}
        </span>
        <progress
          className={classes.progress}
          aria-labelledby={labelId}
          max={100}
          value={percent}
        />
        <span className={`${classes.detail} dk-figures`}>{detail}</span>
        <VisuallyHidden role="status">
          {percent === 100
            ? t('upload.sending')
            : `${label}${announced > 0 ? `, ${announced * ANNOUNCED_STEP} %` : ''}`}
        </VisuallyHidden>
      </div>
      <Button className={classes.action} variant="default" size="sm" onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
}

/** The state of a file: in progress, done or failed, each with its next step. */
export function UploadReport({ state, extensions, onCancel, onRetry, onOther }: UploadReportProps) {
  const { t } = useTranslation('box');
  const { t: tContract } = useTranslation('contract');
  if (isUnderWay(state)) {
    return <Running state={state} onCancel={onCancel} />;
  }
  if (state.phase === 'done') {
    return (
      <div className={classes.report}>
        <IconCircleCheck className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
        <span className={`${classes.words} ${classes.fileName}`} role="status">
          {t('upload.done', { fileName: showableText(state.fileName) })}
        </span>
        <Button className={classes.action} variant="default" size="sm" onClick={onOther}>
          {t('upload.replace')}
        </Button>
      </div>
    );
  }
  const retry = canRetry(state.messageKey);
  const todo = todoFor(state.messageKey);
  return (
    <div className={classes.report}>
      <IconExclamationCircle className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
      <div className={classes.words} role="alert">
        <strong className={classes.fileName}>
          {state.fileName === undefined
            ? t('upload.failedNoName')
            : t('upload.failed', { fileName: showableText(state.fileName) })}
        </strong>
        <span>
          {failureText(tContract, state)}{' '}
          {todo === null
            ? null
            : t(`upload.todo.${todo}`, {
                extensions,
                extension: state.messageParams?.['extension'] ?? '',
              })}
        </span>
      </div>
      <div className={classes.action}>
        {retry ? (
          <Button size="sm" variant="default" onClick={onRetry}>
            {t('upload.retry')}
          </Button>
        ) : null}
        <Button size="sm" variant={retry ? 'subtle' : 'default'} onClick={onOther}>
          {t('upload.other')}
        </Button>
      </div>
    </div>
  );
}
