import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@dokubox/spec/limits.ts';
import { isSearchable } from '../DokuboxList/listModel.ts';

/** Milliseconds after the last key before a search is sent: a call for each letter would be too many. */
const SEARCH_PAUSE_MS = 300;

/** The search field of a list. It keeps the text while the user types and passes it on after a pause. */
export function SearchInput({
  value,
  onSearch,
  ...look
}: {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly className: string;
}) {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Changed from outside: by Back, or by the reset.
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const send = (text: string) => {
    const wanted = text.trim();
    if (isSearchable(wanted) && wanted !== value) onSearch(wanted);
  };
  const sendSoon = useDebouncedCallback(send, SEARCH_PAUSE_MS);
  const tooShort = !isSearchable(typed);
  return (
    <TextInput
      {...look}
      type="search"
      size="sm"
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      maxLength={limits.searchTextMax}
      value={typed}
      description={tooShort ? t('filters.textTooShort', { min: limits.listSearchMin }) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        sendSoon(currentTarget.value);
      }}
      onBlur={() => {
        send(typed);
      }}
    />
  );
}
