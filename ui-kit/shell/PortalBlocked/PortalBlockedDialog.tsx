import { Button } from '@mantine/core';
import { formatDayTime } from '../../helpers/moments.ts';
import { useTranslation } from '../../locales/useTranslation.ts';
import { GuardDialog } from '../SessionGuards/GuardDialog.tsx';

export interface PortalBlockedDialogProps {
  /** When the portal opens again; null when nobody knows. */
  readonly until: Date | null;
  readonly onStay: () => void;
  /** Absent for whoever is not signed in. */
  readonly onSignOut?: () => void;
}

/** The portal is blocked (R2.28, R8.10): stay on the page, or sign out. */
export function PortalBlockedDialog({ until, onStay, onSignOut }: PortalBlockedDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <GuardDialog
      title={t('blocked.title')}
      onClose={onStay}
      actions={
        <>
          {onSignOut ? (
            <Button variant="default" onClick={onSignOut}>
              {t('blocked.signOut')}
            </Button>
          ) : null}
          <Button data-autofocus onClick={onStay}>
            {t('blocked.stay')}
          </Button>
        </>
      }
    >
      <p>{until ? t('blocked.textUntil', { until: formatDayTime(until) }) : t('blocked.text')}</p>
      <p>{t('blocked.stayHint')}</p>
    </GuardDialog>
  );
}
