import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { useArrivalFocus } from '../../shared/arrival.ts';
import form from '../../shared/form.module.css';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

export interface ClientFormProps {
  readonly busy?: boolean;
  readonly error?: Failure;
  readonly onSubmit: (clientNumber: string) => void;
  readonly onBack?: () => void;
}

/**
 * The form around the choice of a client, with any control (R2.26, R5.14). The choice is required.
 */
export function ClientForm({
  userType,
  clientNumber,
  busy = false,
  error,
  onSubmit,
  onMissing,
  onBack,
  children,
}: ClientFormProps & {
  /** A client's people read of companies, bankers of clients. */
  readonly userType: UserType;
  /** The chosen client, or empty. */
  readonly clientNumber: string;
  /** Called instead of `onSubmit` if no client is chosen. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('signIn');
  const { t: tContract } = useTranslation('contract');
  const arrival = useArrivalFocus();
  return (
    <form
      ref={arrival}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (clientNumber === '') onMissing();
        else onSubmit(clientNumber);
      }}
    >
      <h1 className={form.title}>{t(`clientSelection.title.${userType}`)}</h1>
      <p className={form.lead}>{t(`clientSelection.text.${userType}`)}</p>
      {error ? <StatusMessage kind="error">{failureText(tContract, error)}</StatusMessage> : null}
      {children}
      <Button type="submit" fullWidth loading={busy}>
        {t('clientSelection.submit')}
      </Button>
      {onBack ? (
        <Anchor component="button" type="button" className={form.link ?? ''} onClick={onBack}>
          {t('clientSelection.back')}
        </Anchor>
      ) : null}
    </form>
  );
}
