import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dokuboxSearchStatuses } from '@dokubox/spec/enums.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ClientSearch } from '../../creating/ClientSearchForm/ClientSearch.tsx';
import { focusedElement } from '../../helpers/focused.ts';
import { SearchInput } from '../ListBody/SearchInput.tsx';
import { usePhone } from '../ListBody/usePhone.ts';
import type { RowContext } from './RowParts.tsx';
import { activeFilters, defaultFilters, furtherFilters, type ListFilters } from './listModel.ts';
import classes from './DokuboxFilters.module.css';

export interface DokuboxFiltersProps {
  readonly context: Pick<RowContext, 'currentUser' | 'tenant' | 'categoryNames'>;
  /** Codes of the product categories to filter by. */
  readonly categoryChoices: readonly string[];
  readonly filters: ListFilters;
  readonly onFiltersChange: (filters: ListFilters) => void;
  /** For bankers: clients that match the typed text. The caller loads them on `onClientSearch`. */
  readonly clients?: readonly ClientListItem[];
  readonly searchingClients?: boolean;
  readonly onClientSearch?: (text: string) => void;
}

interface FilterProps extends DokuboxFiltersProps {
  readonly onChange: (part: Partial<ListFilters>) => void;
}

function CategoryFilter({ context, categoryChoices, filters, onChange }: FilterProps) {
  const { t } = useTranslation('list');
  // A category from the address is shown too: the user must see that it filters the list.
  const shown = [...categoryChoices, filters.categoryCode];
  return (
    <NativeSelect
      className={classes.category}
      size="sm"
      label={t('filters.category')}
      value={filters.categoryCode}
      data={[
        { value: '', label: t('filters.allCategories') },
        ...Object.entries(context.categoryNames)
          .filter(([code]) => shown.includes(code))
          .map(([value, label]) => ({ value, label })),
      ]}
      onChange={({ currentTarget }) => {
        onChange({ categoryCode: currentTarget.value });
      }}
    />
  );
}

/** The filters that only a banker has: one client, or the banker's own dokuboxes. */
function BankFilters({
  context,
  filters,
  clients = [],
  searchingClients = false,
  onClientSearch,
  onChange,
}: FilterProps) {
  const { t } = useTranslation('list');
  return (
    <>
      <ClientSearch
        className={classes.client ?? ''}
        size="sm"
        clearable
        placeholder={t('filters.allClients')}
        tenant={context.tenant}
        clientNumber={filters.clientNumber}
        clients={clients}
        searching={searchingClients}
        onSearch={(text) => onClientSearch?.(text)}
        onChange={(clientNumber) => {
          onChange({ clientNumber });
        }}
      />
      <Checkbox
        className={classes.mine}
        label={t('filters.mine')}
        checked={filters.mine}
        onChange={({ currentTarget }) => {
          onChange({ mine: currentTarget.checked });
        }}
      />
    </>
  );
}

/** The filters of the list, always visible and counted. One button resets them. */
export function DokuboxFilters(props: DokuboxFiltersProps) {
  const { context, filters, onFiltersChange } = props;
  const { t } = useTranslation(['list', 'contractBox']);
  const phone = usePhone();
  const [openOnPhone, setOpenOnPhone] = useState(false);
  const furtherId = useId();
  const change = (part: Partial<ListFilters>) => {
    onFiltersChange({ ...filters, ...part });
  };
  const active = activeFilters(filters);
  const further = furtherFilters(filters);
  const banker = context.currentUser.userType === 'BANKER';
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
        className={classes.text ?? ''}
        label={t('list:filters.text')}
        placeholder={t(banker ? 'list:filters.textHint' : 'list:filters.textHintClient')}
        value={filters.text}
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
          {showsCategory ? <CategoryFilter {...props} onChange={change} /> : null}
          {banker ? <BankFilters {...props} onChange={change} /> : null}
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
