import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import { ConflictNotice, type Conflict } from './ConflictNotice.tsx';
import classes from './SubmitBar.module.css';

export interface SubmitBarProps {
  /** Choices that are not sent yet; with none there is no bar. */
  readonly count: number;
  readonly busy?: boolean;
  /** Set after a 409 until the reader has seen it. */
  readonly conflict?: Conflict | null;
  /** Any other failure, in words; the choices stay. */
  readonly error?: string;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  readonly onDismissConflict?: () => void;
}

/** The one primary button of a box: sends all pending choices at once, in reach on any screen. */
export function SubmitBar({
  count,
  busy = false,
  conflict = null,
  error,
  onSubmit,
  onClear,
  onDismissConflict,
}: SubmitBarProps) {
  const { t } = useTranslation('acting');
  if (count === 0 && conflict === null && error === undefined) return null;
  return (
    <section className={classes.bar} aria-label={t('submit.label')}>
      {conflict === null ? null : (
        <ConflictNotice
          {...conflict}
          onDismiss={() => {
            onDismissConflict?.();
          }}
        />
      )}
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      {count > 0 ? (
        <div className={classes.line}>
          <span className={`${classes.count} dk-figures`} role="status">
            {busy ? t('submit.sending') : t('submit.pending', { count })}
          </span>
          <Button variant="subtle" disabled={busy} onClick={onClear}>
            {t('submit.clear')}
          </Button>
          <Button
            className={`${classes.submit} dk-figures`}
            loading={busy}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onSubmit}
          >
            {t('submit.submit', { count })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
