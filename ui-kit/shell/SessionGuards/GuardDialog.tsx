import type { ReactNode } from 'react';
import { Dialog } from '../../shared/Dialog.tsx';
import classes from './SessionGuards.module.css';

/**
 * A dialog that needs an answer. A click outside does not close it. Escape closes it only
 * if one of the answers changes nothing.
 */
export function GuardDialog({
  title,
  actions,
  onClose,
  children,
}: {
  readonly title: string;
  /** The answer that Escape gives. */
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
