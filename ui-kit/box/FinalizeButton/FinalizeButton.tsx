import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './FinalizeButton.module.css';

export interface FinalizeButtonProps {
  /** Title of the document. */
  readonly title: string;
  /** The box has not started yet. Its start finalizes every setup anyway. */
  readonly beforeStart?: boolean;
  readonly busy?: boolean;
  /** Failure of the command, as a text. */
  readonly error?: string;
  readonly onFinalize: () => void;
}

/**
 * A banker completes the setup of a document (R4.22). The caller shows it if `finalizeAllowed` is
 * true.
 */
export function FinalizeButton({
  title,
  beforeStart = false,
  busy = false,
  error,
  onFinalize,
}: FinalizeButtonProps) {
  const { t } = useTranslation('acting');
  return (
    <div className={classes.step}>
      <p className={classes.text}>
        {t(beforeStart ? 'finalize.textBeforeStart' : 'finalize.text')}
      </p>
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      <Button
        className={classes.button}
        variant="outline"
        size="sm"
        aria-label={t('finalize.buttonOf', { title })}
        loading={busy}
        leftSection={<IconChecks size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onFinalize}
      >
        {t('finalize.button')}
      </Button>
    </div>
  );
}
