import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';

/** Questions before an action: leaving with changes, or handing the box to the client. */
export type Asking = 'leave' | 'request';

/** The questions of the page. At most one is open. */
export function ConfigureDialogs({
  asking,
  onClose,
  onLeave,
  onRequest,
}: {
  readonly asking: Asking | null;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onRequest: () => void;
}) {
  const { t } = useTranslation('creating');
  return (
    <>
      <ConfirmDialog
        opened={asking === 'leave'}
        title={t('configure.leaveTitle')}
        confirmLabel={t('configure.leave')}
        cancelLabel={t('configure.stay')}
        onConfirm={onLeave}
        onClose={onClose}
      >
        <p>{t('configure.leaveText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'request'}
        title={t('configure.request.title')}
        confirmLabel={t('configure.request.submit')}
        cancelLabel={t('configure.stay')}
        onConfirm={onRequest}
        onClose={onClose}
      >
        <p>{t('configure.request.text')}</p>
      </ConfirmDialog>
    </>
  );
}
