import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/Dialog.tsx';
import classes from './ReasonDialog.module.css';

export interface NoticeDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Shows something important, with one button to close it. Escape closes it too. */
export function NoticeDialog({ opened, title, children, closeLabel, onClose }: NoticeDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} withCloseButton={false}>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </Dialog>
  );
}
