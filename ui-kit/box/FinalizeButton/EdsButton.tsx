import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LeavingLink } from '../SignButton/LeavingLink.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './FinalizeButton.module.css';

export interface EdsButtonProps {
  /** Title of the document. */
  readonly title: string;
  /** True while the address is being read. */
  readonly busy?: boolean;
  /** Why the address could not be read, as a text. */
  readonly error?: string;
  /** The address, if the browser may require another click. */
  readonly href?: string | undefined;
  /** Reads the address and opens it in the same tab. */
  readonly onJump: () => void;
}

/**
 * The button to the bank's own signing system, if static action and permission allow it.
 */
export function EdsButton({ title, busy = false, error, href, onJump }: EdsButtonProps) {
  const { t } = useTranslation(['acting', 'contractBox']);
  return (
    <div className={classes.step}>
      <p className={classes.text}>{t('acting:eds.text')}</p>
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      <LeavingLink href={href} />
      <Button
        className={classes.button}
        variant="outline"
        size="sm"
        aria-label={t('acting:eds.buttonOf', { title })}
        loading={busy}
        leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onJump}
      >
        {t('contractBox:staticAction.JumpToEds')}
      </Button>
    </div>
  );
}
