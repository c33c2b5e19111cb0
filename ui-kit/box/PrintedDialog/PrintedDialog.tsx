import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/Dialog.tsx';
import classes from './PrintedDialog.module.css';

export interface PrintedDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Width, as in `Dialog`. */
  readonly size: 'xl' | '100%';
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A dialog that prints as a separate document: no page behind it, no frame, no buttons. */
export function PrintedDialog({ closeLabel, children, ...modal }: PrintedDialogProps) {
  return (
    <Dialog
      {...modal}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        overlay: classes.overlay ?? '',
      }}
      closeButtonProps={{ 'aria-label': closeLabel, className: classes.close ?? '' }}
    >
      {children}
    </Dialog>
  );
}

export interface PrintToolsProps {
  /** Label of the print button. */
  readonly printLabel: string;
  /** Other buttons, in front of the print button. */
  readonly children?: ReactNode;
}

/** The buttons of a {@link PrintedDialog}, with the print button. They are not printed. */
export function PrintTools({ printLabel, children }: PrintToolsProps) {
  return (
    <div className={classes.tools}>
      {children}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => {
          window.print();
        }}
      >
        {printLabel}
      </Button>
    </div>
  );
}
