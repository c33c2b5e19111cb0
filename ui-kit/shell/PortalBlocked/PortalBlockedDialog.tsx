import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDayTime } from '../../helpers/moments.ts';
import type { PortalFunction } from '@dokubox/spec/enums.ts';
import { blockedWords } from './blockedWords.ts';
import { GuardDialog } from '../SessionGuards/GuardDialog.tsx';

export interface PortalBlockedDialogProps {
  /** The function that users cannot use. */
  readonly of: PortalFunction;
  /** When the portal opens again. Null if this is unknown. */
  readonly until: Date | null;
  readonly onStay: () => void;
  /** Absent for a user who is not signed in. */
  readonly onSignOut?: () => void;
}

/** The portal or one of its functions is blocked (R2.28, R8.10): stay on the page, or sign out. */
export function PortalBlockedDialog({ of, until, onStay, onSignOut }: PortalBlockedDialogProps) {
  const { t } = useTranslation('shell');
  const words = blockedWords(of);
  return (
    <GuardDialog
      title={t(`${words}.title`)}
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
      <p>{until ? t(`${words}.textUntil`, { until: formatDayTime(until) }) : t(`${words}.text`)}</p>
      <p>{t('blocked.stayHint')}</p>
    </GuardDialog>
  );
}
