import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './SubmitBar.module.css';

/** What became of the user's choices when the box had moved meanwhile. */
export interface Conflict {
  /** True after a refused submit, false when the box was only read anew. */
  readonly refused: boolean;
  /** Choices that are not possible any more: document and action, in words. */
  readonly dropped: readonly string[];
  /** Choices that are still possible and kept. */
  readonly kept: number;
}

export interface ConflictNoticeProps extends Conflict {
  readonly onDismiss: () => void;
}

/** Told when the box has moved: the fresh box is on the screen, nothing else typed is lost. */
export function ConflictNotice({ refused, dropped, kept, onDismiss }: ConflictNoticeProps) {
  const { t } = useTranslation('acting');
  const text = refused ? (kept > 0 ? 'conflict.text' : 'conflict.textNone') : 'conflict.refreshed';
  return (
    <StatusMessage kind="warning" title={t('conflict.title')} onDismiss={onDismiss}>
      <p className={classes.text}>{t(text)}</p>
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
