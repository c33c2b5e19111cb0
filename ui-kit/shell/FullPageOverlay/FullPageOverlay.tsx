import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/Dialog.tsx';
import classes from './FullPageOverlay.module.css';

export interface FullPageOverlayProps {
  /** Name of the dialog for screen readers. The heading inside may be the same. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Covers the page with one task and a button to go back (R2.25, A-008). Escape goes back too. */
export function FullPageOverlay({ label, onClose, children }: FullPageOverlayProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      opened
      fullScreen="always"
      label={label}
      padding="md"
      duration={0}
      overlayProps={false}
      withCloseButton={false}
      onClose={onClose}
    >
      <div className={classes.page}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
          onClick={onClose}
        >
          {t('password.back')}
        </Button>
        <div className={classes.card}>{children}</div>
      </div>
    </Dialog>
  );
}
