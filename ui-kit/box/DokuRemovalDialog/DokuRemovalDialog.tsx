import { useTranslation } from 'react-i18next';
import type { RemovalRefusal } from '@dokubox/spec/workflow/removal.ts';
import { NoticeDialog } from '../ReasonFields/NoticeDialog.tsx';
import { ReasonDialog } from '../ReasonFields/ReasonDialog.tsx';
import type { ReasonAndNote, ReasonOption } from '../ReasonFields/reasonState.ts';

export interface DokuRemovalDialogProps {
  readonly opened: boolean;
  /** Title of the document. */
  readonly title: string;
  /** Catalogue DokuRemovalReason, sorted and as texts. */
  readonly reasons: readonly ReasonOption[];
  /** Why the document cannot be removed, from `removalRefusal` (R4.21, R5.26). Null if it can. */
  readonly refusal: RemovalRefusal | null;
  /** It is the last used document of the box (R5.27). */
  readonly last?: boolean;
  readonly busy?: boolean;
  /** Failure of the removal, as a text. */
  readonly error?: string;
  readonly onConfirm: (values: ReasonAndNote) => void;
  readonly onClose: () => void;
}

/**
 * Asks for the reason of a removal, or explains why the document stays (R2.21, R4.20, R4.21, R5.3).
 */
export function DokuRemovalDialog({
  opened,
  title,
  reasons,
  refusal,
  last = false,
  busy = false,
  error,
  onConfirm,
  onClose,
}: DokuRemovalDialogProps) {
  const { t } = useTranslation('acting');
  if (refusal !== null) {
    return (
      <NoticeDialog
        opened={opened}
        title={t('removal.blockedTitle')}
        closeLabel={t('removal.close')}
        onClose={onClose}
      >
        <p>
          <strong>{title}</strong>
        </p>
        <p>{t(`removalRefusal.${refusal}`)}</p>
      </NoticeDialog>
    );
  }
  return (
    <ReasonDialog
      opened={opened}
      title={t('removal.submit')}
      reasons={reasons}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('removal.text', { title })}</p>
      {last ? <p>{t('removal.lastOne')}</p> : null}
    </ReasonDialog>
  );
}
