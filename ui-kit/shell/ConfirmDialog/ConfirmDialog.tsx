import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/Dialog.tsx';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import classes from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  readonly opened: boolean;
  /** A verb and its object: “Terminate dokubox”. */
  readonly title: string;
  /** The effect of the action, and whether it can be undone. */
  readonly children: ReactNode;
  /** The same verb as in the title. */
  readonly confirmLabel: string;
  /** Label of the cancel button. Default: “Cancel”. */
  readonly cancelLabel?: string;
  /** `red` for actions that cannot be undone. */
  readonly tone?: 'ink' | 'red';
  /** True while the confirmed command runs. The dialog then stays open. */
  readonly busy?: boolean;
  /** Failure of the command, as a text. */
  readonly error?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before an important action. The focus starts on the safest button, and Escape closes the
 * dialog.
 */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'ink',
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      withCloseButton={!busy}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.body}>{children}</div>
      {error ? (
        <div className={classes.error}>
          <StatusMessage kind="error">{error}</StatusMessage>
        </div>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" data-autofocus disabled={busy} onClick={onClose}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button color={tone} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
