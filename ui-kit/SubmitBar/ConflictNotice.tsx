import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import classes from './SubmitBar.module.css';

/** What became of the reader's choices when the box had moved meanwhile. */
export interface Conflict {
  /** Choices whose trigger has vanished: document and action, in words. */
  readonly dropped: readonly string[];
  /** Choices that are still possible and kept. */
  readonly kept: number;
}

export interface ConflictNoticeProps extends Conflict {
  readonly onDismiss: () => void;
}

/** Told after a 409: nothing was sent, the fresh box is on the screen, nothing typed is lost. */
export function ConflictNotice({ dropped, kept, onDismiss }: ConflictNoticeProps) {
  const { t } = useTranslation('acting');
  return (
    <StatusMessage kind="warning" title={t('conflict.title')} onDismiss={onDismiss}>
      <p className={classes.text}>{t(kept > 0 ? 'conflict.text' : 'conflict.textNone')}</p>
      {dropped.length > 0 ? (
        <>
          <p className={classes.text}>{t('conflict.dropped')}</p>
          <ul className={classes.dropped}>
            {dropped.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        </>
      ) : null}
    </StatusMessage>
  );
}
