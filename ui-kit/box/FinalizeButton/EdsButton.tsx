import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LeavingLink } from '../SignButton/LeavingLink.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './FinalizeButton.module.css';

export interface EdsButtonProps {
  /** Title of the document. */
  readonly title: string;
  /** True while the address is being fetched. */
  readonly busy?: boolean;
  /** Why the address could not be had, in words. */
  readonly error?: string;
  /** The address, where the browser may ask for a click of its own. */
  readonly href?: string | undefined;
  /** Fetches the address and leaves for it in the same tab. */
  readonly onJump: () => void;
}

/** The way to the bank's own signing system, where static action and permission allow it. */
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
