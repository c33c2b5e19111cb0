import { rem, Select } from '@mantine/core';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { contentLanguage, localName } from '../../helpers/names.ts';

export interface ClientSearchProps {
  readonly tenant: Tenant;
  /** Number of the chosen client. Empty for none. */
  readonly clientNumber: string;
  /** Clients that match the typed text. */
  readonly clients: readonly ClientListItem[];
  /** The search is running, so the field does not yet say that no client matches. */
  readonly searching?: boolean;
  /** Called with the typed text, if it has the minimum length. */
  readonly onSearch: (text: string) => void;
  readonly onChange: (clientNumber: string) => void;
  readonly required?: boolean;
  /** The choice can be cleared. */
  readonly clearable?: boolean;
  readonly size?: 'sm';
  /** Placeholder of the empty field, if it should say more than how to search. */
  readonly placeholder?: string;
  readonly error?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Finds a client by number or name in a list too long for a browser. The typed text
 * stays until a client is chosen. If a client is required and only one matches, it is preselected
 * (§5, A-009): marked in the list, and chosen when the user leaves the field.
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
  // The next search may not return the chosen client, which keeps its name.
  const [picked, setPicked] = useState<{ value: string; label: string } | null>(null);
  const language = contentLanguage(tenant, i18n.language);
  const options = clients.map((client) => ({
    value: client.clientNumber,
    label: `${localName(client.clientName, client.clientNameLocal, language)}, ${client.clientNumber}`,
  }));
  if (clientNumber !== '' && !options.some(({ value }) => value === clientNumber)) {
    // If the address names a client, only the number is known.
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
  // The hint is below the field and not in the list, because screen readers ignore an open list
  // without options.
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
      // The server has already searched, by more than the shown label.
      filter={({ options: all }) => all}
      searchable
      allowDeselect={clearable}
      clearable={clearable}
      clearButtonProps={{
        'aria-label': t('filters.clear'),
        // By default the button is hidden from screen readers, and smaller than a finger.
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
        // The list clears its field when the user leaves it without a choice.
        else if (clientNumber === '') setTyped(typed);
      }}
      onChange={choose}
    />
  );
}
