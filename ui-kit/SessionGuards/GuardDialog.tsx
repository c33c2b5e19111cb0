import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SessionGuards.module.css';

/** A dialog that must be answered: neither Escape nor a click outside closes it. */
export function GuardDialog({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      overlayProps={{ blur: 3 }}
      zIndex={350}
    >
      <div className={classes.body}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </Modal>
  );
}
