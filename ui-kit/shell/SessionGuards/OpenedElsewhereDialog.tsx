import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GuardDialog } from './GuardDialog.tsx';

export interface OpenedElsewhereDialogProps {
  /** True while this window is being made the opened one. */
  readonly busy?: boolean;
  readonly onUseHere: () => void;
  readonly onSignOut: () => void;
}

/** The user has opened the portal in another window: continue here, or sign out. */
export function OpenedElsewhereDialog({
  busy = false,
  onUseHere,
  onSignOut,
}: OpenedElsewhereDialogProps) {
  const { t } = useTranslation('guards');
  return (
    <GuardDialog
      title={t('otherWindow.title')}
      actions={
        <>
          <Button variant="default" disabled={busy} onClick={onSignOut}>
            {t('signOut')}
          </Button>
          <Button data-autofocus loading={busy} onClick={onUseHere}>
            {t('otherWindow.use')}
          </Button>
        </>
      }
    >
      <p>{t('otherWindow.text')}</p>
    </GuardDialog>
  );
}
