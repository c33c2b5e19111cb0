import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { contentLanguage, localName } from '../helpers/names.ts';
import classes from './UserManagement.module.css';

export interface ClientSearchProps {
  readonly tenant: Tenant;
  /** The chosen client; empty for none. */
  readonly clientNumber: string;
  /** Clients that fit what was typed, and the chosen one. */
  readonly clients: readonly ClientListItem[];
  /** Called with what is typed, from the least number of characters on. */
  readonly onSearch: (text: string) => void;
  readonly onChange: (clientNumber: string) => void;
}

/** Finds a client by number or name. */
export function ClientSearch({
  tenant,
  clientNumber,
  clients,
  onSearch,
  onChange,
}: ClientSearchProps) {
  const { t, i18n } = useTranslation('creating');
  const [typed, setTyped] = useState('');
  const language = contentLanguage(tenant, i18n.language);
  const options = clients.map((client) => ({
    value: client.clientNumber,
    label: `${localName(client.clientName, client.clientNameLocal, language)}, ${client.clientNumber}`,
  }));
  // The chosen one may be known by its number only, when the address was opened directly.
  if (clientNumber !== '' && !options.some(({ value }) => value === clientNumber)) {
    options.unshift({ value: clientNumber, label: clientNumber });
  }
  // Said below the field and not inside the list: an open list without options is none for a
  // screen reader.
  const hint =
    options.length > 0 || typed === ''
      ? ''
      : t(typed.trim().length < limits.clientSearchMin ? 'users.typeMore' : 'users.nothingFound');
  return (
    <Select
      className={classes.client ?? ''}
      label={t('users.client')}
      placeholder={t('users.clientHint')}
      data={options}
      // The server has searched already, by more than the shown label.
      filter={({ options: all }) => all}
      searchable
      description={<span role="status">{hint}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={clientNumber === '' ? null : clientNumber}
      onSearchChange={(text) => {
        setTyped(text);
        const chosen = options.some(({ label }) => label === text);
        if (!chosen && text.trim().length >= limits.clientSearchMin) onSearch(text.trim());
      }}
      onChange={(value) => {
        onChange(value ?? '');
      }}
    />
  );
}
