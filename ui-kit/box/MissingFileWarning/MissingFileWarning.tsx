import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';
import classes from './MissingFileWarning.module.css';

export interface MissingFileWarningProps {
  readonly opened: boolean;
  /** Titles of used documents that need a file. Empty if the last document is being removed. */
  readonly titles: readonly string[];
  readonly busy?: boolean;
  readonly error?: string;
  /** Sends in spite of the missing files. */
  readonly onContinue: () => void;
  /** Returns to the first of the documents. */
  readonly onBack: () => void;
}

/**
 * Warns a banker who submits without a file, or removes the last document (R2.24, R5.27, A-149).
 */
export function MissingFileWarning({
  opened,
  titles,
  busy = false,
  error,
  onContinue,
  onBack,
}: MissingFileWarningProps) {
  const { t } = useTranslation('acting');
  const none = titles.length === 0;
  return (
    <ConfirmDialog
      opened={opened}
      title={t(none ? 'missingFile.lastTitle' : 'missingFile.title')}
      confirmLabel={t('missingFile.continue')}
      cancelLabel={t('missingFile.back')}
      busy={busy}
      {...(error === undefined ? {} : { error })}
      onConfirm={onContinue}
      onClose={onBack}
    >
      {none ? (
        <p className={classes.text}>{t('missingFile.lastText')}</p>
      ) : (
        <>
          <p className={classes.text}>{t('missingFile.text', { count: titles.length })}</p>
          <ul className={classes.titles}>
            {titles.map((title, index) => (
              <li key={`${index} ${title}`}>{title}</li>
            ))}
          </ul>
          <p className={classes.text}>{t('missingFile.question')}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
