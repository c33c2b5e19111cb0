import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText, type MessageParams } from '../locales/messageText.ts';
import form from '../shared/form.module.css';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import { ClientSearch, type ClientSearchProps } from './ClientSearch.tsx';

export interface ClientSearchFormProps extends Pick<
  ClientSearchProps,
  'tenant' | 'clients' | 'searching' | 'onSearch'
> {
  readonly error?: { readonly messageKey: string; readonly params?: MessageParams };
  readonly onSubmit: (clientNumber: string) => void;
}

/** For whom a banker works: a client found by number or name (R1.4, A-009, A-025); required. */
export function ClientSearchForm({ error, onSubmit, ...search }: ClientSearchFormProps) {
  const { t } = useTranslation('signIn');
  const { t: tContract } = useTranslation('contract');
  const [clientNumber, setClientNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (clientNumber !== '') {
          onSubmit(clientNumber);
          return;
        }
        setMissing(true);
        field.current?.focus();
      }}
    >
      <h1 className={form.title}>{t('clientSelection.title')}</h1>
      <p className={form.lead}>{t('clientSelection.text')}</p>
      {error ? (
        <StatusMessage kind="error">
          {messageText(tContract, error.messageKey, error.params)}
        </StatusMessage>
      ) : null}
      <ClientSearch
        {...search}
        ref={field}
        required
        clientNumber={clientNumber}
        error={missing ? messageText(tContract, 'dde.error.requiredField') : undefined}
        onChange={(chosen) => {
          setClientNumber(chosen);
          setMissing(false);
        }}
      />
      <Button type="submit" fullWidth>
        {t('clientSelection.submit')}
      </Button>
    </form>
  );
}
