import { rem, Select } from '@mantine/core';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { contentLanguage, localName } from '../../helpers/names.ts';

export interface ClientSearchProps {
  readonly tenant: Tenant;
  /** The chosen client; empty for none. */
  readonly clientNumber: string;
  /** Clients that fit what was typed. */
  readonly clients: readonly ClientListItem[];
  /** The server is being asked: nothing is said of clients that are not there. */
  readonly searching?: boolean;
  /** Called with what is typed, from the least number of characters on. */
  readonly onSearch: (text: string) => void;
  readonly onChange: (clientNumber: string) => void;
  readonly required?: boolean;
  /** The choice can be taken back. */
  readonly clearable?: boolean;
  readonly size?: 'sm';
  /** What stands in the empty field, where it says more than how to search. */
  readonly placeholder?: string;
  readonly error?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Finds a client by number or name, among more than a browser could hold. What was typed
 * stays until a client is chosen. Where one is required and only one matches, it is preselected (§5,
 * marked in the list, and chosen when the user leaves the field.
 */
export function ClientSearch({
  tenant,
  clientNumber,
  clients,
  searching = false,
  onSearch,
  onChange,
  required = false,
  clearable = false,
  size,
  placeholder,
  error,
  className,
  ref,
}: ClientSearchProps) {
  const { t, i18n } = useTranslation('list');
  const [typed, setTyped] = useState('');
  // The answer to the next search may be without the chosen one, which keeps its name.
  const [picked, setPicked] = useState<{ value: string; label: string } | null>(null);
  const language = contentLanguage(tenant, i18n.language);
  const options = clients.map((client) => ({
    value: client.clientNumber,
    label: `${localName(client.clientName, client.clientNameLocal, language)}, ${client.clientNumber}`,
  }));
  if (clientNumber !== '' && !options.some(({ value }) => value === clientNumber)) {
    // One that an address names is known by its number only.
    const known = picked?.value === clientNumber ? picked.label : clientNumber;
    options.unshift({ value: clientNumber, label: known });
  }
  const isSearch = typed.trim().length >= limits.clientSearchMin;
  const isPreselecting = required && clientNumber === '' && isSearch && !searching;
  const [only] = isPreselecting && options.length === 1 ? options : [];
  const isName = options.some(({ value, label }) => value === clientNumber && label === typed);
  const choose = (value: string | null, option: typeof picked) => {
    setPicked(option);
    onChange(value ?? '');
  };
  // Said below the field and not inside the list: an open list without options is none for a
  // screen reader.
  const hint = () => {
    if (typed === '' || isName) return '';
    if (!isSearch) return t('clientSearch.typeMore');
    if (searching) return t('clientSearch.searching');
    if (only) return t('clientSearch.onlyOne', { client: only.label });
    return options.length === 0 ? t('clientSearch.nothingFound') : '';
  };
  return (
    <Select
      ref={ref}
      className={className ?? ''}
      label={t('clientSearch.label')}
      placeholder={placeholder ?? t('clientSearch.placeholder')}
      data={options}
      // The server has searched already, by more than the shown label.
      filter={({ options: all }) => all}
      searchable
      allowDeselect={clearable}
      clearable={clearable}
      clearButtonProps={{
        'aria-label': t('filters.clear'),
        // By itself it is for the mouse only, and smaller than a finger.
        'aria-hidden': false,
        tabIndex: 0,
        size: rem(24),
      }}
      {...(size ? { size } : {})}
      required={required}
      withAsterisk={false}
      error={error}
      description={<span role="status">{hint()}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={clientNumber === '' ? null : clientNumber}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        const chosen = options.some(({ label }) => label === text);
        if (!chosen && text.trim().length >= limits.clientSearchMin) onSearch(text.trim());
      }}
      selectFirstOptionOnChange={only !== undefined}
      onBlur={() => {
        if (only) choose(only.value, only);
        // The list empties its field when the user leaves it without a choice.
        else if (clientNumber === '') setTyped(typed);
      }}
      onChange={choose}
    />
  );
}
