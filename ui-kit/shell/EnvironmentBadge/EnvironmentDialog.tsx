import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusedElement } from '../../helpers/focused.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import type { EnvironmentBadgeProps } from './environment.ts';
import classes from './EnvironmentBadge.module.css';

export interface EnvironmentDialogProps extends EnvironmentBadgeProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Details of a test environment, to quote when reporting a fault. */
export default function EnvironmentDialog({
  opened,
  onClose,
  environment,
  flowId,
  build,
  tenant,
}: EnvironmentDialogProps) {
  const { t } = useTranslation(['shell', 'contract']);
  const name = environment.toUpperCase();
  // The dialog is mounted open. The library remembers the opener only of a dialog it has seen
  // closed.
  const [opener] = useState(focusedElement);
  useEffect(() => {
    if (!opened) opener?.focus();
  }, [opened, opener]);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('shell:environment.title')}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <p className={classes.text}>{t('shell:environment.text')}</p>
      <dl className={classes.facts}>
        <dt>{t('shell:environment.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('shell:environment.tenant')}</dt>
        <dd>
          {t(`contract:bankName.${tenant}`)} ({tenant})
        </dd>
        <dt>{t('shell:environment.build')}</dt>
        <dd className="dk-figures">{build}</dd>
        <dt>{t('shell:environment.flowId')}</dt>
        <dd>
          <code className={classes.code}>{flowId}</code>
          <span className={classes.hint}>{t('shell:environment.flowIdHint')}</span>
        </dd>
      </dl>
      <CopyButton value={flowId}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={
              copied ? (
                <IconCheck size={18} aria-hidden="true" />
              ) : (
                <IconCopy size={18} aria-hidden="true" />
              )
            }
          >
            <span aria-live="polite">
              {copied ? t('shell:environment.copied') : t('shell:environment.copy')}
            </span>
          </Button>
        )}
      </CopyButton>
    </Dialog>
  );
}
