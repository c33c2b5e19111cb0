import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/Dialog.tsx';
import { useFields } from '../../shared/useFields.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import {
  emptyReason,
  reasonAndNote,
  reasonRules,
  type ReasonAndNote,
  type ReasonOption,
} from './reasonState.ts';
import classes from './ReasonDialog.module.css';

export interface ReasonDialogProps {
  readonly opened: boolean;
  /** A verb and its object, the same as on the button. */
  readonly title: string;
  /** The effect of the action. */
  readonly children: ReactNode;
  /** Null if no reason is needed. */
  readonly reasons: readonly ReasonOption[] | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (values: ReasonAndNote) => void;
  readonly onClose: () => void;
}

/**
 * Form of the dialog. It is mounted again each time the dialog opens, so that no earlier input is
 * left.
 */
function ReasonForm({
  title,
  children,
  reasons,
  busy,
  error,
  onConfirm,
  onClose,
}: Omit<ReasonDialogProps, 'opened'>) {
  const { t } = useTranslation('shell');
  const fields = useFields(emptyReason, reasons === null ? {} : reasonRules, (values) => {
    if (!busy) onConfirm(reasonAndNote(values));
  });
  return (
    <form className={classes.form} noValidate onSubmit={fields.submit}>
      <div className={classes.text}>{children}</div>
      {reasons === null ? null : <ReasonFields reasons={reasons} fields={fields} busy={busy} />}
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={busy}
          {...(reasons === null ? { 'data-autofocus': true } : {})}
          onClick={onClose}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" color="red" loading={busy}>
          {title}
        </Button>
      </div>
    </form>
  );
}

/**
 * A dialog that asks for a reason before something ends. Escape closes it, except while the action
 * runs.
 */
export function ReasonDialog({ opened, ...form }: ReasonDialogProps) {
  const { t } = useTranslation('shell');
  const { title, busy, onClose } = form;
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
      <ReasonForm {...form} />
    </Dialog>
  );
}
