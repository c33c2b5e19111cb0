import { Button, Modal } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FullPageOverlay.module.css';

export interface FullPageOverlayProps {
  /** Name of the dialog for screen readers; the heading inside may say the same. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Covers the page with one task and a way back (R2.25, A-008); Escape goes back too. */
export function FullPageOverlay({ label, onClose, children }: FullPageOverlayProps) {
  const { t } = useTranslation('account');
  return (
    <Modal.Root opened fullScreen onClose={onClose} transitionProps={{ duration: 0 }}>
      {/* The parts by themselves: only the content is the dialog, and takes its name. */}
      <Modal.Content aria-label={label}>
        <Modal.Body>
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
