import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@dokubox/ui-kit/shell/ConfirmDialog/ConfirmDialog.tsx';
import { useAttempt } from '../../shared/failure.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface ClosePaperDialogProps {
  readonly dokuBoxId: number;
  readonly onClose: () => void;
}

/** Finalizes a box signed on paper whose scans are not archived. */
export function ClosePaperDialog({ dokuBoxId, onClose }: ClosePaperDialogProps) {
  const { t } = useTranslation('acting');
  const command = useBoxCommand('closePaperDokubox');
  const { run, busy, error } = useAttempt();
  const close = async () => {
    if (await run(() => command({ body: { dokuBoxId } }))) onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t('closePaper.title')}
      confirmLabel={t('closePaper.title')}
      busy={busy}
      {...(error === undefined ? {} : { error })}
      onConfirm={() => void close()}
      onClose={onClose}
    >
      <p>{t('closePaper.text')}</p>
    </ConfirmDialog>
  );
}
