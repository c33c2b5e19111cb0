import { Button } from '@mantine/core';
import { IconWritingSign } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../FinalizeButton/FinalizeButton.module.css';
import { LeavingLink } from './LeavingLink.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

export interface SignButtonProps {
  /** Title of the document. */
  readonly title: string;
  /** The signing page was opened before, but the signature is still missing. */
  readonly started?: boolean;
  /** The file cannot contain a signature and is signed in a container. */
  readonly inContainer?: boolean;
  /** True while the address is being read. */
  readonly busy?: boolean;
  /** Why the address could not be read, as a text. */
  readonly error?: string;
  /** The address, if the browser may require another click. */
  readonly href?: string | undefined;
  /** Reads the address and opens it in the same tab. */
  readonly onSign: () => void;
}

/** The button to the signing page, for a signer whose turn it is. */
export function SignButton({
  title,
  started = false,
  inContainer = false,
  busy = false,
  error,
  href,
  onSign,
}: SignButtonProps) {
  const { t } = useTranslation('acting');
  return (
    <div className={classes.step}>
      <p className={classes.text}>{t(started ? 'sign.textStarted' : 'sign.text')}</p>
      {inContainer ? <p className={classes.text}>{t('sign.inContainer')}</p> : null}
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      <LeavingLink href={href} />
      <Button
        className={classes.button}
        size="sm"
        aria-label={t(started ? 'sign.continueOf' : 'sign.buttonOf', { title })}
        loading={busy}
        leftSection={<IconWritingSign size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onSign}
      >
        {t(started ? 'sign.continue' : 'sign.button')}
      </Button>
    </div>
  );
}
