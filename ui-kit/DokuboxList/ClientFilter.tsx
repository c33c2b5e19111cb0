import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { contentLanguage, localName } from '../helpers/names.ts';
import classes from './DokuboxFilters.module.css';

export interface ClientFilterProps {
  readonly tenant: Tenant;
  readonly clientNumber: string;
  readonly clients: readonly ClientListItem[];
  /** Called with what is typed, from the least number of characters on. */
  readonly onSearch: ((text: string) => void) | undefined;
  readonly onChange: (clientNumber: string) => void;
}

/** A banker's choice of one client among very many: options come while typing. */
export function ClientFilter({
  tenant,
  clientNumber,
  clients,
  onSearch,
  onChange,
}: ClientFilterProps) {
  const { t, i18n } = useTranslation('list');
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
  return (
    <Select
      className={classes.client}
      size="sm"
      label={t('filters.client')}
      placeholder={t('filters.allClients')}
      data={options}
      // The server has searched already, by more than the shown label.
      filter={({ options: all }) => all}
      searchable
      clearable
      allowDeselect
      clearButtonProps={{
        'aria-label': t('filters.clear'),
        // By itself it is for the mouse only, and smaller than a finger.
        'aria-hidden': false,
        tabIndex: 0,
        size: '1.5rem',
      }}
      nothingFoundMessage={
        typed.trim().length < limits.clientSearchMin
          ? t('filters.clientTypeMore')
          : t('filters.clientNothing')
      }
      value={clientNumber === '' ? null : clientNumber}
      onSearchChange={(text) => {
        setTyped(text);
        const chosen = options.some(({ label }) => label === text);
        if (!chosen && text.trim().length >= limits.clientSearchMin) onSearch?.(text.trim());
      }}
      onChange={(value) => {
        onChange(value ?? '');
      }}
    />
  );
}
