import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dokuboxSearchStatuses } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ClientSearch } from '../../creating/ClientSearchForm/ClientSearch.tsx';
import { focusedElement } from '../../helpers/focused.ts';
import { usePhone } from '../ListBody/usePhone.ts';
import type { RowContext } from './RowParts.tsx';
import {
  activeFilters,
  defaultFilters,
  furtherFilters,
  isSearchable,
  type ListFilters,
} from './listModel.ts';
import classes from './DokuboxFilters.module.css';

/** Wait after the last key before a search is sent, so that not every letter asks the server. */
const SEARCH_PAUSE_MS = 300;

export interface DokuboxFiltersProps {
  readonly context: Pick<RowContext, 'currentUser' | 'tenant' | 'categoryNames'>;
  /** Codes of the product categories to filter by. */
  readonly categoryChoices: readonly string[];
  readonly filters: ListFilters;
  readonly onFiltersChange: (filters: ListFilters) => void;
  /** Bankers: clients that fit what was typed; loaded by the caller on `onClientSearch`. */
  readonly clients?: readonly ClientListItem[];
  readonly searchingClients?: boolean;
  readonly onClientSearch?: (text: string) => void;
}

/** The free text, kept here while it is typed and handed on after a pause. */
function SearchInput({
  value,
  onSearch,
  banker,
}: {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly banker: boolean;
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
      className={classes.text}
      type="search"
      size="sm"
      label={t('filters.text')}
      placeholder={t(banker ? 'filters.textHint' : 'filters.textHintClient')}
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

/** The filters of the list: always seen, counted, taken back with one press. */
export function DokuboxFilters({
  context,
  categoryChoices,
  filters,
  onFiltersChange,
  clients = [],
  searchingClients = false,
  onClientSearch,
}: DokuboxFiltersProps) {
  const { t } = useTranslation(['list', 'contractBox']);
  const phone = usePhone();
  const [openOnPhone, setOpenOnPhone] = useState(false);
  const furtherId = useId();
  const { userType } = context.currentUser;
  const change = (part: Partial<ListFilters>) => {
    onFiltersChange({ ...filters, ...part });
  };
  const active = activeFilters(filters);
  const further = furtherFilters(filters);
  const banker = userType === 'BANKER';
  const showsCategory = policyOf(context.tenant).showsProductCategory;
  const hasFurther = banker || showsCategory;
  const showsFurther = hasFurther && (!phone || openOnPhone);
  return (
    <form
      role="search"
      aria-label={t('list:filters.label')}
      className={classes.filters}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        focusedElement()?.blur();
      }}
    >
      <NativeSelect
        className={classes.status}
        size="sm"
        label={t('list:filters.status')}
        value={filters.status}
        data={dokuboxSearchStatuses.map((status) => ({
          value: status,
          label: t(`contractBox:dokuboxSearchStatus.${status}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const status = dokuboxSearchStatuses.find((one) => one === value);
          if (status) change({ status });
        }}
      />
      <SearchInput
        value={filters.text}
        banker={banker}
        onSearch={(text) => {
          change({ text });
        }}
      />
      {phone && hasFurther ? (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          aria-expanded={openOnPhone}
          aria-controls={furtherId}
          onClick={() => {
            setOpenOnPhone(!openOnPhone);
          }}
        >
          {t(openOnPhone ? 'list:filters.fewer' : 'list:filters.more')}
          {further > 0 ? ` (${further})` : ''}
        </Button>
      ) : null}
      {showsFurther ? (
        <div className={classes.further} id={furtherId}>
          {showsCategory ? (
            <NativeSelect
              className={classes.category}
              size="sm"
              label={t('list:filters.category')}
              value={filters.categoryCode}
              data={[
                { value: '', label: t('list:filters.allCategories') },
                // One that the address names is shown, too: a filter must say that it is at work.
                ...Object.entries(context.categoryNames)
                  .filter(([code]) => [...categoryChoices, filters.categoryCode].includes(code))
                  .map(([value, label]) => ({ value, label })),
              ]}
              onChange={({ currentTarget }) => {
                change({ categoryCode: currentTarget.value });
              }}
            />
          ) : null}
          {banker ? (
            <ClientSearch
              className={classes.client ?? ''}
              size="sm"
              clearable
              placeholder={t('list:filters.allClients')}
              tenant={context.tenant}
              clientNumber={filters.clientNumber}
              clients={clients}
              searching={searchingClients}
              onSearch={(text) => onClientSearch?.(text)}
              onChange={(clientNumber) => {
                change({ clientNumber });
              }}
            />
          ) : null}
          {banker ? (
            <Checkbox
              className={classes.mine}
              label={t('list:filters.mine')}
              checked={filters.mine}
              onChange={({ currentTarget }) => {
                change({ mine: currentTarget.checked });
              }}
            />
          ) : null}
        </div>
      ) : null}
      {active > 0 ? (
        <div className={classes.active}>
          <span>{t('list:filters.active', { count: active })}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconX size={14} aria-hidden="true" />}
            onClick={() => {
              onFiltersChange(defaultFilters);
            }}
          >
            {t('list:filters.reset')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
