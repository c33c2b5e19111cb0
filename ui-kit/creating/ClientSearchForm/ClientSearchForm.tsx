import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientForm, type ClientFormProps } from '../ClientSelectionForm/ClientForm.tsx';
import { fieldText } from '../../locales/messageText.ts';
import { ClientSearch, type ClientSearchProps } from './ClientSearch.tsx';

export interface ClientSearchFormProps
  extends
    Pick<ClientFormProps, 'error' | 'onSubmit'>,
    Pick<ClientSearchProps, 'tenant' | 'clients' | 'searching' | 'onSearch'> {}

/**
 * Chooses the client a banker works for, found by number or name (R1.4, A-009, A-025). Required.
 */
export function ClientSearchForm({ error, onSubmit, ...search }: ClientSearchFormProps) {
  const { t } = useTranslation('contract');
  const [clientNumber, setClientNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <ClientForm
      userType="BANKER"
      clientNumber={clientNumber}
      onSubmit={onSubmit}
      onMissing={() => {
        setMissing(true);
        field.current?.focus();
      }}
      {...(error ? { error } : {})}
    >
      <ClientSearch
        {...search}
        ref={field}
        required
        clientNumber={clientNumber}
        error={fieldText(t, 'clientNumber', missing ? 'dde.error.requiredField' : undefined)}
        onChange={(chosen) => {
          setClientNumber(chosen);
          setMissing(false);
        }}
      />
    </ClientForm>
  );
}
