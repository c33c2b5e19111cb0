import { Button } from '@mantine/core';
import { IconChevronDown, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FloatingBar } from '../../shell/FloatingBar/FloatingBar.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { ConflictNotice, type Conflict } from './ConflictNotice.tsx';
import classes from './SubmitBar.module.css';

/** A choice that is not sent yet, as a text. */
export interface PendingLine {
  /** Id of the document. */
  readonly id: number;
  readonly title: string;
  readonly action: string;
}

export interface SubmitBarProps {
  /** Choices that are not sent yet, in the order of the cards. Without any, there is no bar. */
  readonly choices: readonly PendingLine[];
  readonly busy?: boolean;
  /** Set when a change of the box removed choices, until the user has seen it. */
  readonly conflict?: Conflict | null;
  /** Any other failure, as a text. The choices stay. */
  readonly error?: string;
  /** The text that explains why nothing can be sent now. The choices are kept. */
  readonly blocked?: string;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  readonly onDismissConflict?: () => void;
}

function What({ choices }: { readonly choices: readonly PendingLine[] }) {
  return (
    <ul className={classes.choices}>
      {choices.map(({ id, title, action }) => (
        <li key={id}>
          <span className={classes.title}>{title}</span>: {action}
        </li>
      ))}
    </ul>
  );
}

/**
 * The one primary button of a box. It shows the choices and sends them all at once, and is
 * reachable on any screen.
 */
export function SubmitBar({
  choices,
  busy = false,
  conflict = null,
  error,
  blocked,
  onSubmit,
  onClear,
  onDismissConflict,
}: SubmitBarProps) {
  const { t } = useTranslation('acting');
  const count = choices.length;
  if (count === 0 && conflict === null && error === undefined) return null;
  return (
    <FloatingBar label={t('submit.label')}>
      {conflict === null ? null : (
        <ConflictNotice
          {...conflict}
          onDismiss={() => {
            onDismissConflict?.();
          }}
        />
      )}
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      {blocked === undefined || count === 0 ? null : (
        <StatusMessage kind="info">
          {blocked} {t('submit.kept')}
        </StatusMessage>
      )}
      {count > 0 ? (
        <div className={classes.line}>
          <div className={classes.about}>
            <span className="dk-figures" role="status">
              {busy ? t('submit.sending') : t('submit.pending', { count })}
            </span>
            {count === 1 ? (
              <What choices={choices} />
            ) : (
              <details className={classes.details}>
                <summary className={classes.summary}>
                  {t('submit.show')}
                  <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
                </summary>
                <What choices={choices} />
              </details>
            )}
          </div>
          <Button variant="subtle" disabled={busy} onClick={onClear}>
            {t('submit.clear')}
          </Button>
          <Button
            className={`${classes.submit} dk-figures`}
            loading={busy}
            disabled={blocked !== undefined}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onSubmit}
          >
            {t('submit.submit', { count })}
          </Button>
        </div>
      ) : null}
    </FloatingBar>
  );
}
