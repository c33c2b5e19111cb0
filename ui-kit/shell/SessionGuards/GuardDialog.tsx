import type { ReactNode } from 'react';
import { Dialog } from '../../shared/Dialog.tsx';
import classes from './SessionGuards.module.css';

/**
 * A dialog that must be answered: neither a click outside nor Escape closes it, but where one
 * of the answers changes nothing and Escape may stand for it.
 */
export function GuardDialog({
  title,
  actions,
  onClose,
  children,
}: {
  readonly title: string;
  /** The answer Escape stands for. */
  readonly onClose?: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Dialog
      opened
      onClose={() => onClose?.()}
      title={title}
      withCloseButton={false}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={false}
      overlayProps={{ blur: 3 }}
      zIndex={350}
    >
      <div className={classes.body}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </Dialog>
  );
}
