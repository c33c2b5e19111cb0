import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './SubmitBar.module.css';

/** The effect of a changed box on the user's choices. */
export interface Conflict {
  /** True after a rejected submit, false if the box was only read again. */
  readonly refused: boolean;
  /** Choices that are no longer possible: document and action, as texts. */
  readonly dropped: readonly string[];
  /** Number of choices that are still possible and kept. */
  readonly kept: number;
}

export interface ConflictNoticeProps extends Conflict {
  readonly onDismiss: () => void;
}

/** Shown when the box has changed. The new box is on the screen, and no other input is lost. */
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
