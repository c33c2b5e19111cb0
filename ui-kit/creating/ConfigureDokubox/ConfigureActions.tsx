import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfigureDialogs, type Asking } from './ConfigureDialogs.tsx';
import classes from './ConfigureDokubox.module.css';

/** The buttons of the page, and what they ask first. */
export function ConfigureActions({
  mode,
  busy,
  disabled,
  unsaved,
  onPrevious,
  onRequest,
  onSave,
  onStart,
}: {
  readonly mode: 'setup' | 'change';
  readonly busy: 'save' | 'start' | 'request' | null;
  readonly disabled: boolean;
  /** True if the user would lose changes by leaving. */
  readonly unsaved: boolean;
  readonly onPrevious: () => void;
  /** Hands the box to the client. Undefined if the banker cannot. */
  readonly onRequest: (() => void) | undefined;
  readonly onSave: () => void;
  readonly onStart: () => void;
}) {
  const { t } = useTranslation('creating');
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => {
    setAsking(null);
  };
  return (
    <div className={classes.actions}>
      <Button
        className={classes.previous}
        variant="default"
        disabled={busy !== null}
        onClick={() => {
          if (unsaved) setAsking('leave');
          else onPrevious();
        }}
      >
        {t('configure.previous')}
      </Button>
      {onRequest ? (
        <Button
          variant="default"
          loading={busy === 'request'}
          disabled={disabled}
          onClick={() => {
            setAsking('request');
          }}
        >
          {t('configure.request.button')}
        </Button>
      ) : null}
      {mode === 'setup' ? (
        <Button variant="default" loading={busy === 'save'} disabled={disabled} onClick={onSave}>
          {t('configure.save')}
        </Button>
      ) : null}
      <Button loading={busy === 'start'} disabled={disabled} onClick={onStart}>
        {t(`configure.start.${mode}`)}
      </Button>
      <ConfigureDialogs
        asking={asking}
        onClose={close}
        onLeave={onPrevious}
        onRequest={() => {
          close();
          onRequest?.();
        }}
      />
    </div>
  );
}
