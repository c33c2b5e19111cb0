import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { announcedSeconds, minutesAndSeconds } from './countdown.ts';
import { GuardDialog } from './GuardDialog.tsx';
import classes from './SessionGuards.module.css';

export interface IdleDialogProps {
  /** Whole seconds until the sign-out. */
  readonly secondsLeft: number;
  /** Input is kept for the next sign-in. */
  readonly keepsDrafts?: boolean;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** The user has been inactive: a countdown in minutes and seconds, stay or sign out (R2.29). */
export function IdleDialog({
  secondsLeft,
  keepsDrafts = false,
  onStay,
  onSignOut,
}: IdleDialogProps) {
  const { t } = useTranslation('guards');
  return (
    <GuardDialog
      title={t('idle.title')}
      actions={
        <>
          <Button variant="default" onClick={onSignOut}>
            {t('signOut')}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p>{t('idle.text')}</p>
      {keepsDrafts ? <p>{t('idle.drafts')}</p> : null}
      <div className={classes.clock}>
        <span>{t('idle.left')}</span>
        <span className={classes.left} role="timer" aria-label={t('idle.left')} aria-live="off">
          {minutesAndSeconds(secondsLeft)}
        </span>
      </div>
      <VisuallyHidden role="status">
        {t('idle.announce', { count: announcedSeconds(secondsLeft) })}
      </VisuallyHidden>
    </GuardDialog>
  );
}
