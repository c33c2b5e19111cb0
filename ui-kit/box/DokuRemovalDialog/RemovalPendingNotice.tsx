import { useTranslation } from 'react-i18next';
import { NoticeDialog } from '../ReasonFields/NoticeDialog.tsx';

export interface RemovalPendingNoticeProps {
  readonly opened: boolean;
  /** Title of the document. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Shown after a removal during an envelope: the removal is recorded and pending (R2.21, A-121). */
export function RemovalPendingNotice({ opened, title, onClose }: RemovalPendingNoticeProps) {
  const { t } = useTranslation('acting');
  return (
    <NoticeDialog
      opened={opened}
      title={t('removalPending.title')}
      closeLabel={t('removalPending.close')}
      onClose={onClose}
    >
      <p>{t('removalPending.text', { title })}</p>
    </NoticeDialog>
  );
}
