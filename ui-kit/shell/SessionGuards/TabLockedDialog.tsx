import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GuardDialog } from './GuardDialog.tsx';

export interface TabLockedDialogProps {
  readonly onUseHere: () => void;
}

/**
 * The portal is open in another tab (R2.30, R8.11). The dialog closes automatically when that tab
 * closes.
 */
export function TabLockedDialog({ onUseHere }: TabLockedDialogProps) {
  const { t } = useTranslation('guards');
  return (
    <GuardDialog
      title={t('tabLocked.title')}
      actions={
        <Button data-autofocus onClick={onUseHere}>
          {t('tabLocked.use')}
        </Button>
      }
    >
      <p>{t('tabLocked.text')}</p>
    </GuardDialog>
  );
}
